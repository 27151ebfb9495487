import type { OwnJob } from '@trampolim/contract/job-content.ts'
import { jobActions } from '@trampolim/phrases/pt-br/job-actions.ts'
import { ownJob } from '@trampolim/phrases/pt-br/own-job.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { Facts } from '../../../design/facts.tsx'
import { Notice } from '../../../design/notice.tsx'
import { Breadcrumbs, PageBody, PageHead } from '../../../design/page-head.tsx'
import { SavedNotice } from '../../../parts/form/saved-notice.tsx'
import { JobArticle } from '../../../parts/jobs/article/job-article.tsx'
import { ShareJob } from '../../../parts/jobs/article/pass-on.tsx'
import { jobView } from '../../../parts/jobs/job-view.ts'
import { laterPart } from '../../../parts/later/later-part.tsx'
import { askedOf, doOwnJobIntent, isPageIntent } from '../../../parts/recruiter-jobs/actions/job-actions.ts'
import { JobButtons } from '../../../parts/recruiter-jobs/actions/job-buttons.tsx'
import {
  findAtEnd,
  findField,
  leftIn,
  readCandidatesAtEnd,
  saidIn,
  stepToFind,
  typedIn,
} from '../../../parts/recruiter-jobs/ending/candidates-at-end.ts'
import { AskToEnd } from '../../../parts/recruiter-jobs/ending/vacancies-filled.tsx'
import { type OwnJobView, ownJobView } from '../../../parts/recruiter-jobs/own-job-view.ts'
import { readOwnJob } from '../../../parts/recruiter-jobs/read-own-job.ts'
import { Standing } from '../../../parts/recruiter-jobs/standing.tsx'
import { callsContext, siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { existingPath } from '../../../platform/pages.ts'
import { shownRefusal } from '../../../platform/shown-refusal.ts'
import type { Route } from './+types/job-details.ts'
import classes from './job-details.module.css'
import { JobStanding } from './job-standing.tsx'

export { rereadAfterConflict as shouldRevalidate } from '../../../platform/reread-after-conflict.ts'

const SettleCandidates = laterPart(
  'settle',
  async () => (await import('../../../parts/recruiter-jobs/ending/settle-candidates.tsx')).SettleCandidates,
)
const t = speak(ownJob)
const act = speak(jobActions)
const saves = ['created', 'updated', 'kept'] as const
const listPath = '/recruiter/jobs'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const calls = context.get(callsContext)
  const [job, profile] = await Promise.all([
    readOwnJob(calls, params.jobId),
    calls.gateway.recruiters.readRecruiter({}),
  ])
  const { task } = job.own
  const asked = askedOf(query.get('ask'), job.own)
  const done = query.get('done')
  const hasEnded = job.own.status === 'job:closed'
  const { counts } = job.own
  const asksOutcomes = job.own.mayManage && (hasEnded ? counts.finalists > 0 : asked === 'finish' && leftIn(counts) > 0)
  return {
    job: ownJobView(job),
    // The page shows the actual status above, in the words meant for recruiters.
    seen: { ...jobView(job, new Date()), standing: 'open' as const },
    task: task && existingPath('/recruiter/review-job/:processId/:taskId', task),
    selection: existingPath('/recruiter/job/:jobId/selective-process', { jobId: job.own.id }),
    list: existingPath(listPath),
    asked,
    hasEnded,
    asksOutcomes,
    candidates: asksOutcomes ? await readCandidatesAtEnd(calls, { jobId: params.jobId, hasEnded }) : null,
    done: isPageIntent(done) ? act(`done.${done}`) : null,
    saved: savedIn(query, job.own),
    blocked: profile.status === 'blocked',
    /** What keeps a job from being approved and open, whatever its own status says. */
    standing: profile.status === 'blocked' || (profile.organizationBlocked && !hasEnded) ? profile : null,
    /** The job's public address, while everybody finds it. */
    address:
      job.own.status === 'job:approved'
        ? context.get(siteContext).publicUrl + href('/jobs/:jobId', { jobId: job.own.id })
        : null,
  }
}

/** What is said of a job that was just saved: of an edit, whether it was ever in the search, and whether it is paused. */
function savedIn(
  query: URLSearchParams,
  { approved, pausedWhenEdited }: Pick<OwnJob, 'approved' | 'pausedWhenEdited'>,
) {
  const saved = saves.find((each) => each === query.get('saved')) ?? null
  if (saved !== 'updated') return saved
  if (pausedWhenEdited) return 'paused' as const
  return approved === null ? ('first' as const) : ('updated' as const)
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = form.get('intent')
  const step = stepToFind(form)
  if (step) {
    const searched = { jobId: params.jobId, step, name: String(form.get(findField(step)) ?? '').slice(0, 120) }
    return {
      message: null,
      faults: {},
      typed: typedIn(form),
      found: await findAtEnd(context.get(callsContext), searched),
    }
  }
  if (!isPageIntent(intent)) throw data(null, 400)
  try {
    await doOwnJobIntent(context.get(callsContext), intent, { id: params.jobId, form, said: saidIn(form) })
  } catch (problem) {
    const refused = shownRefusal(problem, 404)
    return data(
      { message: refused.message, faults: { '': refused.message }, typed: typedIn(form), found: null },
      refused.status,
    )
  }
  if (intent === 'delete') return redirect(`${existingPath(listPath) ?? href('/')}?done=delete`)
  return redirect(href('/recruiter/job/:jobId/job-details', params, { done: intent }))
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${t('title', { job: loaderData?.job.name ?? '' })} · Trampolim` }]
}

export default function OwnJobDetails({ loaderData, actionData }: Route.ComponentProps) {
  const { job, seen, task, selection, list, asked, hasEnded, asksOutcomes, candidates } = loaderData
  const { done, saved, blocked, standing, address } = loaderData
  const page = href('/recruiter/job/:jobId/job-details', { jobId: job.id })
  const settles = candidates !== null && candidates.finalists.length + candidates.steps.length > 0
  return (
    <PageBody>
      <PageHead
        title={job.name}
        text={job.filled}
        crumbs={list && <Breadcrumbs label={t('crumbs')} crumbs={[{ to: list, text: t('yourJobs') }]} />}
        action={
          selection &&
          !blocked && (
            <ButtonLink look={task ? 'plain' : 'main'} to={selection}>
              {t('openSelection')}
            </ButtonLink>
          )
        }
      />
      <div className={classes.top}>
        {actionData?.message && !settles && (
          <Notice tone="danger" live>
            {actionData.message}
          </Notice>
        )}
        {saved && <SavedNotice title={t(`saved.${saved}`)}>{t(`saved.${saved}Text`)}</SavedNotice>}
        {done && (
          <Notice tone="success" live>
            {done}
          </Notice>
        )}
        {standing && <Standing profile={standing} />}
        <JobStanding job={job} task={blocked || !job.mayManage ? null : task} />
        {!blocked && !job.mayManage && <Notice>{t('ofColleague')}</Notice>}
        {!blocked && job.mayManage && !settles && (
          <AskToEnd jobId={job.id} status={job.status} vacancies={job.vacancies} hired={job.hired} />
        )}
        {asksOutcomes && !candidates && <Notice tone="warn">{act('settle.locked')}</Notice>}
        {settles && (
          <SettleCandidates
            job={job}
            candidates={candidates}
            intent={hasEnded ? 'settle' : 'finish'}
            refused={actionData?.message ? actionData : null}
            done={done ? loaderData : null}
            typed={actionData?.typed ?? {}}
            found={actionData?.found ?? null}
            action={hasEnded ? page : `${page}?ask=finish`}
            back={hasEnded ? null : page}
          />
        )}
        {!blocked && (hasEnded || !settles) && (
          <JobButtons job={job} asked={asksOutcomes && !candidates ? null : asked} />
        )}
      </div>
      <div className={classes.columns}>
        <section className={classes.seen} aria-labelledby="seen">
          <h2 id="seen">{t('preview')}</h2>
          <p>{t('previewText')}</p>
          {address && !blocked && <ShareJob job={seen} address={address} />}
          <JobArticle job={seen} level={2} actions={null} />
        </section>
        <Own job={job} />
      </div>
    </PageBody>
  )
}

/** The data that only the job's recruiters can see. */
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
