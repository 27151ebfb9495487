import { IconPlus } from '@tabler/icons-react'
import { jobActions } from '@trampolim/phrases/pt-br/job-actions.ts'
import { recruiter } from '@trampolim/phrases/pt-br/recruiter.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { Tabs } from '../../../design/tabs.tsx'
import { ListPager } from '../../../parts/list-pager.tsx'
import { doOwnJobIntent, isPageIntent } from '../../../parts/recruiter-jobs/actions/job-actions.ts'
import {
  type JobListQuery,
  jobListTabs,
  listQuery,
  readListQuery,
} from '../../../parts/recruiter-jobs/list/list-query.ts'
import { OwnJobRows } from '../../../parts/recruiter-jobs/list/own-job-rows.tsx'
import { pageOfJob } from '../../../parts/recruiter-jobs/page-of-job.ts'
import { Standing } from '../../../parts/recruiter-jobs/standing.tsx'
import { callsContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { lastPageInstead } from '../../../platform/last-page.ts'
import { shownRefusal } from '../../../platform/shown-refusal.ts'
import type { Route } from './+types/jobs.ts'
import { Attention } from './attention.tsx'
import { FindJobs, SortJobs } from './find-jobs.tsx'
import classes from './jobs.module.css'

export { rereadList as shouldRevalidate } from '../../../platform/reread-after-conflict.ts'

const t = speak(recruiter)
const act = speak(jobActions)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { gateway } = context.get(callsContext)
  const query = new URL(request.url).searchParams
  const asked = readListQuery(query)
  const [profile, { items, total, size, counts, attention }] = await Promise.all([
    gateway.recruiters.readRecruiter({}),
    gateway.recruiterJobs.listOwnJobs({ ...asked, limit: 20 }),
  ])
  const done = query.get('done')
  const last = lastPageInstead({ items, page: asked.page, size, total })
  if (last) throw redirect(href('/recruiter/jobs', {}, { ...listQuery({ ...asked, page: last }), done }))
  return {
    profile,
    asked,
    jobs: items.map((job) => ({ job, to: pageOfJob(job.id) })),
    total,
    size,
    counts,
    attention,
    done: isPageIntent(done) ? act(`done.${done}`) : null,
    now: new Date().toISOString(),
  }
}

/** Pauses, resumes, extends, finishes or deletes a job, and shows the same list again. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = form.get('intent')
  if (!isPageIntent(intent)) throw data(null, 400)
  try {
    await doOwnJobIntent(context.get(callsContext), intent, { id: String(form.get('jobId') ?? ''), form })
  } catch (problem) {
    const refused = shownRefusal(problem)
    return data({ fault: refused.message }, refused.status)
  }
  const asked = readListQuery(new URL(request.url).searchParams)
  return redirect(href('/recruiter/jobs', {}, { ...listQuery(asked), done: intent }))
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('jobs.title')} · Trampolim` }]
}

export default function RecruiterJobs({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, asked, jobs, total, size, counts, attention, done, now } = loaderData
  // A recruiter whose request to join is pending sees no jobs and can't publish yet.
  const isMember = profile.organizationId !== null
  const isBlocked = profile.status === 'blocked'
  const to = (changes: Partial<JobListQuery>) => href('/recruiter/jobs', {}, listQuery(asked, changes))
  return (
    <PageBody>
      <PageHead
        title={t('jobs.title')}
        action={
          isMember && (
            <div className={classes.tools}>
              <FindJobs asked={asked} />
              {!isBlocked && (
                <ButtonLink
                  look="main"
                  to={href('/recruiter/job/create')}
                  icon={<IconPlus size={18} aria-hidden="true" />}
                >
                  {t('publish')}
                </ButtonLink>
              )}
            </div>
          )
        }
      />
      <div className={classes.body}>
        <Standing profile={profile} />
        {actionData && (
          <Notice tone="danger" live>
            {actionData.fault}
          </Notice>
        )}
        {done && (
          <Notice tone="success" live>
            {done}
          </Notice>
        )}
        {isMember && (
          <>
            {!isBlocked && <Attention attention={attention} now={now} />}
            <div className={classes.chosen}>
              <Tabs
                label={t('jobs.tabs')}
                tabs={jobListTabs.map((mode) => ({
                  to: to({ mode }),
                  text: t(`jobs.modes.${mode}`),
                  on: mode === asked.mode,
                  count: counts[mode],
                }))}
              />
              <SortJobs sortBy={asked.sortBy} to={(sortBy) => to({ sortBy })} />
            </div>
          </>
        )}
        {isMember && jobs.length === 0 && <Empty asked={asked} found={counts.all} all={to({ mode: 'all' })} />}
        {jobs.length > 0 && <OwnJobRows jobs={jobs} action={isBlocked ? null : to({ page: asked.page })} now={now} />}
        <ListPager
          page={asked.page}
          pages={Math.ceil(total / size)}
          to={(page) => to({ page })}
          label={t('jobs.pages')}
        />
      </div>
    </PageBody>
  )
}

/** `found`: how many jobs with the name there are in all modes, and their address. */
function Empty({ asked, found, all }: { asked: JobListQuery; found: number; all: string }) {
  const searched = found > 0 ? 'notFoundMode' : 'notFound'
  const kind = asked.filter ? searched : asked.mode === 'all' ? 'empty' : 'emptyMode'
  return (
    <EmptyState
      title={t(`jobs.${kind}`)}
      text={t(`jobs.${kind}Text`)}
      actions={
        kind === 'empty' ? (
          <ButtonLink look="main" to={href('/recruiter/job/create')}>
            {t('publish')}
          </ButtonLink>
        ) : (
          <ButtonLink to={kind === 'notFoundMode' ? all : href('/recruiter/jobs')}>
            {t(kind === 'notFoundMode' ? 'jobs.showAllFound' : 'jobs.showAll')}
          </ButtonLink>
        )
      }
    />
  )
}
