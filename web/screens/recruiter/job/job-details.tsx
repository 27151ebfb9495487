import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { jobActions } from '@trampolim/phrases/pt-br/job-actions.ts'
import { ownJob } from '@trampolim/phrases/pt-br/own-job.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { Facts } from '../../../design/facts.tsx'
import { Notice } from '../../../design/notice.tsx'
import { Breadcrumbs, PageBody, PageHead } from '../../../design/page-head.tsx'
import { JobArticle } from '../../../parts/jobs/job-article.tsx'
import { jobView } from '../../../parts/jobs/job-view.ts'
import { doOwnJobIntent, isAskedIntent, isOwnJobIntent } from '../../../parts/recruiter-jobs/job-actions.ts'
import { JobButtons } from '../../../parts/recruiter-jobs/job-buttons.tsx'
import { type OwnJobView, ownJobView } from '../../../parts/recruiter-jobs/own-job-view.ts'
import { readOwnJob } from '../../../parts/recruiter-jobs/read-own-job.ts'
import { callsContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { existingPath } from '../../../platform/pages.ts'
import type { Route } from './+types/job-details.ts'
import classes from './job-details.module.css'
import { JobStanding } from './job-standing.tsx'

const t = speak('own-job', ownJob)
const act = speak('job-actions', jobActions)
const saves = ['created', 'updated'] as const
const listPath = '/recruiter/jobs'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const job = await readOwnJob(context.get(callsContext), params.jobId)
  const { task } = job.own
  const asked = query.get('ask')
  const done = query.get('done')
  return {
    job: ownJobView(job),
    // Whether it is open is told above it, in the recruiter's own words.
    seen: { ...jobView(job, new Date()), standing: 'open' as const },
    task: task && existingPath('/recruiter/review-job/:processId/:taskId', task),
    selection: existingPath('/recruiter/job/:jobId/selective-process', { jobId: job.own.id }),
    list: existingPath(listPath),
    asked: isAskedIntent(asked) ? asked : null,
    done: isOwnJobIntent(done) ? act(`done.${done}`) : null,
    saved: saves.find((each) => each === query.get('saved')) ?? null,
    locked: query.has('locked'),
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const intent = (await request.formData()).get('intent')
  if (!isOwnJobIntent(intent)) throw data(null, 400)
  try {
    await doOwnJobIntent(context.get(callsContext), intent, params.jobId)
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused || refused.status >= 500 || refused.status === 404) throw problem
    return data({ message: refused.message }, refused.status)
  }
  if (intent === 'delete') return redirect(`${existingPath(listPath) ?? href('/')}?done=delete`)
  return redirect(href('/recruiter/job/:jobId/job-details', params, { done: intent }))
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${t('title', { job: loaderData?.job.name ?? '' })} · Trampolim` }]
}

export default function OwnJobDetails({ loaderData, actionData }: Route.ComponentProps) {
  const { job, seen, task, selection, list, asked, done, saved, locked } = loaderData
  return (
    <PageBody>
      <PageHead
        title={job.name}
        crumbs={list && <Breadcrumbs label={t('crumbs')} crumbs={[{ to: list, text: t('yourJobs') }]} />}
        action={
          selection && (
            <ButtonLink look="main" to={selection}>
              {t('openSelection')}
            </ButtonLink>
          )
        }
      />
      <div className={classes.top}>
        {actionData && (
          <Notice tone="danger" live>
            {actionData.message}
          </Notice>
        )}
        {saved && (
          <Notice tone="success" title={t(`saved.${saved}`)} live>
            {t(`saved.${saved}Text`)}
          </Notice>
        )}
        {done && (
          <Notice tone="success" live>
            {done}
          </Notice>
        )}
        {locked && <Notice tone="warn">{t('locked')}</Notice>}
        <JobStanding job={job} task={task} />
        <JobButtons job={job} asked={asked} />
      </div>
      <div className={classes.columns}>
        <section className={classes.seen} aria-labelledby="seen">
          <h2 id="seen">{t('preview')}</h2>
          <p>{t('previewText')}</p>
          <JobArticle job={seen} level={2} actions={null} />
        </section>
        <Own job={job} />
      </div>
    </PageBody>
  )
}

/** What the recruiter alone reads. */
function Own({ job }: { job: OwnJobView }) {
  const parts = [
    { id: 'numbers', title: t('numbers'), facts: job.numbers, text: job.unseen },
    { id: 'dates', title: t('dates'), facts: job.dates },
    { id: 'only-you', title: t('onlyYou'), facts: job.facts },
    { id: 'questions', title: t('questions'), facts: job.questions },
  ]
  return (
    <div className={classes.own}>
      {parts
        .filter(({ facts }) => facts.length > 0)
        .map(({ id, title, facts, text }) => (
          <Card key={id} as="section" aria-labelledby={id} className={classes.part}>
            <h2 id={id}>{title}</h2>
            {text && <p>{text}</p>}
            <Facts facts={facts} />
          </Card>
        ))}
    </div>
  )
}
