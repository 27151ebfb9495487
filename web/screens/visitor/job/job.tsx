import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { JobDetails } from '@trampolim/contract/jobs.ts'
import { capitalised } from '@trampolim/phrases/capitalised.ts'
import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect } from 'react-router'
import { Notice } from '../../../design/notice.tsx'
import { JobArticle } from '../../../parts/jobs/article/job-article.tsx'
import { JobsAlike } from '../../../parts/jobs/article/jobs-alike.tsx'
import { jobPosting } from '../../../parts/jobs/article/structured-data.ts'
import { WhereItIs } from '../../../parts/jobs/article/where-it-is.tsx'
import { DiscardButton } from '../../../parts/jobs/discard-button.tsx'
import { doJobIntent, isJobIntent, keepsJobs, signInFirst } from '../../../parts/jobs/job-action.ts'
import { jobView } from '../../../parts/jobs/job-view.ts'
import { useSeeing } from '../../../parts/jobs/seen-jobs.ts'
import { TakeBackButton } from '../../../parts/jobs/take-back-button.tsx'
import { publicPageTags } from '../../../parts/public-page-tags.ts'
import { applicationOn, sendApplication } from '../../../parts/selection/application-draft.ts'
import { ApplyPanel } from '../../../parts/selection/apply-panel.tsx'
import { breadcrumbList } from '../../../parts/topics/breadcrumbs.ts'
import { TopicLinks } from '../../../parts/topics/topic-links.tsx'
import { topicLinks } from '../../../parts/topics/topic-view.ts'
import { moreJobs, stepsToJob, topicsOfJob } from '../../../parts/topics/topics-of-job.ts'
import { callsContext, personContext, siteContext, structuredDataContext } from '../../../platform/context.ts'
import { forgetAction, keptAction } from '../../../platform/cookies/saved-action.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/job.ts'
import classes from './job.module.css'
import { type Absence, JobGone } from './job-gone.tsx'

export { rereadAfterConflict as shouldRevalidate } from '../../../platform/reread-after-conflict.ts'

const t = speak(jobs)

/** The HTTP status code for each reason why a job isn't available. */
const absences: Readonly<Record<Absence, number>> = { gone: 410, removed: 404, missing: 404 }

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const calls = context.get(callsContext)
  const person = context.get(personContext)
  const { publicUrl } = context.get(siteContext)
  const now = new Date()
  const wish = url.searchParams.get('do')
  if (wish && keepsJobs(person)) return doSavedWish({ calls, request, url, jobId: params.jobId, publicUrl, now })
  const [found, similar] = await Promise.all([readJob(calls, params.jobId), similarTo(calls, params.jobId)])
  if ('gone' in found) {
    const gone = { state: 'gone' as const, jobId: params.jobId, why: found.gone, similar, now: now.toISOString() }
    return data(gone, absences[found.gone])
  }
  const reviews = person?.externalRoles.includes('user:reviewer') ?? false
  const job = jobView(found.job, now)
  const canonical = publicUrl + href('/jobs/:jobId', { jobId: params.jobId })
  const topics = await topicsOfJob(calls, found.job)
  if (found.job.open) {
    const steps = stepsToJob({ name: job.name, path: url.pathname }, topics)
    context.set(structuredDataContext, [jobPosting(found.job, job, canonical), breadcrumbList(steps, publicUrl)])
  }
  return data({
    state: 'found' as const,
    // Reviewers see the job's status in words meant for them.
    job: reviews ? { ...job, open: false, standing: 'open' as const } : job,
    reviews,
    forSearchEngines: found.job.open,
    canonical,
    application: await applicationOn(found.job, { calls, person, publicUrl, now, query: url.searchParams }),
    similar,
    more: { title: moreJobs, links: topicLinks(topics) },
    now: now.toISOString(),
  })
}

/** Handles favourites, discards and applications. A visitor signs in first and then returns. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = form.get('intent')
  if (intent === 'apply') return apply({ form, jobId: params.jobId, context })
  if (!isJobIntent(intent)) throw data(null, 400)
  const person = context.get(personContext)
  if (!keepsJobs(person)) {
    const path = href('/jobs/:jobId', { jobId: params.jobId }, { do: intent })
    return signInFirst(intent, { person, path, publicUrl: context.get(siteContext).publicUrl, now: new Date() })
  }
  await doJobIntent(context.get(callsContext), intent, params.jobId)
  // Without JavaScript the form redirects to the job; a button with JavaScript stays on the list.
  const isPlainForm = request.headers.get('accept')?.includes('text/html')
  return isPlainForm ? redirect(href('/jobs/:jobId', { jobId: params.jobId })) : null
}

export function meta({ loaderData, matches: _ }: Route.MetaArgs): Route.MetaDescriptors {
  if (loaderData?.state !== 'found') {
    const why = loaderData?.why ?? 'missing'
    return [{ title: `${t(`${why}Title`)} · Trampolim` }, { name: 'robots', content: 'noindex' }]
  }
  const { job, canonical, forSearchEngines } = loaderData
  const title = t(job.byAgency ? 'agencyTitle' : 'title', { job: job.name, company: job.company, place: job.place })
  const description = t('shareDescription', { job: job.name, place: job.place, salary: capitalised(job.salary) })
  return publicPageTags({
    title: `${title} · Trampolim`,
    description,
    canonical,
    isListed: forSearchEngines,
    picture: forSearchEngines ? `${canonical}/share.png` : undefined,
  })
}

export default function Job({ loaderData, actionData }: Route.ComponentProps) {
  useSeeing(loaderData.state === 'found' ? loaderData.job.id : null)
  if (loaderData.state === 'gone') return <JobGone {...loaderData} />
  const { job, reviews, application, canonical, similar, more, now } = loaderData
  return (
    <div className={classes.page}>
      {reviews && <Notice>{t('asWritten')}</Notice>}
      <JobArticle
        job={job}
        aside={job.viewer && <WhereItIs job={job} />}
        {...(reviews ? { actions: null } : { address: canonical })}
      >
        {application && <ApplyPanel job={job} application={application} refused={actionData ?? null} />}
      </JobArticle>
      {job.viewer && !job.viewer.applied && (
        <div className={classes.out}>
          {job.viewer.discarded ? <TakeBackButton jobId={job.id} /> : <DiscardButton jobId={job.id} />}
        </div>
      )}
      <JobsAlike jobs={similar} now={now} />
      <TopicLinks {...more} />
    </div>
  )
}

/** Sends an application, or shows its faults if it is refused. */
async function apply({
  form,
  jobId,
  context,
}: {
  form: FormData
  jobId: string
  context: Route.ActionArgs['context']
}) {
  const calls = context.get(callsContext)
  const page = href('/jobs/:jobId', { jobId })
  if (!keepsJobs(context.get(personContext))) throw redirect(`${page}?apply`)
  const found = await readJob(calls, jobId)
  if ('gone' in found) throw redirect(page)
  const refused = await sendApplication(calls, found.job, form)
  // A refusal of the whole application is no fault of a field: something has changed since the form was opened.
  if (refused) return data(refused, '' in refused.faults ? 409 : 422)
  throw redirect(href('/jobs/:jobId', { jobId }, { applied: form.get('inviteId') ? 'invite' : 'true' }))
}

async function readJob({ gateway }: Calls, id: string): Promise<{ job: JobDetails } | { gone: Absence }> {
  try {
    return { job: await gateway.jobs.readJob({ id }) }
  } catch (problem) {
    const refused = refusalOf(problem)
    if (refused?.code === 'job_gone') return { gone: 'gone' }
    if (refused?.code === 'job_removed') return { gone: 'removed' }
    if (refused && (refused.status === 404 || refused.code === 'invalid_form')) return { gone: 'missing' }
    throw problem
  }
}

async function similarTo({ gateway }: Calls, id: string) {
  try {
    return await gateway.jobs.similarJobs({ id })
  } catch (problem) {
    if (refusalOf(problem)) return []
    throw problem
  }
}

/**
 * Performs the action that a visitor requested in this browser before signing in. A link from elsewhere can't trigger
 * it.
 */
async function doSavedWish(of: {
  calls: Calls
  request: Request
  url: URL
  jobId: string
  publicUrl: string
  now: Date
}): Promise<never> {
  const { calls, request, url, jobId, publicUrl, now } = of
  const intent = url.searchParams.get('do')
  if (isJobIntent(intent) && keptAction(request, { now, publicUrl })?.path === url.pathname + url.search) {
    await doJobIntent(calls, intent, jobId)
  }
  throw redirect(href('/jobs/:jobId', { jobId }), { headers: { 'set-cookie': forgetAction(publicUrl) } })
}
