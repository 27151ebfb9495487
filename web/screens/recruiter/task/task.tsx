import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { OrganizationContent } from '@trampolim/contract/gateway/organizations.ts'
import { companyAreas } from '@trampolim/marketplace/reference/company-areas.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { tasks } from '@trampolim/phrases/pt-br/tasks.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect } from 'react-router'
import { Breadcrumbs, PageBody, PageHead } from '../../../design/page-head.tsx'
import { draftKeys } from '../../../parts/form/draft/draft-keys.ts'
import { draftOfJob } from '../../../parts/job-form/draft/draft-of-job.ts'
import { type ReturnedJob, saveJob } from '../../../parts/job-form/draft/save-job.ts'
import { laterPart } from '../../../parts/later/later-part.tsx'
import { restingPart } from '../../../parts/later/resting-part.tsx'
import { organizationDraftOf } from '../../../parts/organizations/organization-draft.ts'
import { correctOrganization } from '../../../parts/tasks/correct-organization.ts'
import { correctProfile } from '../../../parts/tasks/correct-profile.ts'
import { profileDraftOf } from '../../../parts/tasks/profile-draft.ts'
import { askedFields, taskView } from '../../../parts/tasks/task-view.ts'
import { callsContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/task.ts'

const t = speak(tasks)
const JobForm = laterPart('task-job', async () => (await import('../../../parts/job-form/job-form.tsx')).JobForm)
const OrganizationForm = laterPart(
  'task-organization',
  async () => (await import('../../../parts/tasks/organization-form.tsx')).OrganizationForm,
)
const TaskHead = restingPart('task-head', async () => (await import('../../../parts/tasks/task-head.tsx')).TaskHead)
const TaskDone = laterPart('task-done', async () => (await import('../../../parts/tasks/task-done.tsx')).TaskDone)
const ProfileForm = laterPart(
  'task-profile',
  async () => (await import('../../../parts/tasks/profile-form.tsx')).ProfileForm,
)

export async function loader({ params, context }: Route.LoaderArgs) {
  const calls = context.get(callsContext)
  const { processId, taskId } = params
  const [task, { status }] = await Promise.all([
    calls.gateway.tasks.readRecruiterTask({ processId, taskId }).catch(noneWhereDone),
    calls.gateway.recruiters.readRecruiter({}),
  ])
  if (!task) return null
  // The panel says why nothing but the own profile can be corrected.
  if (status === 'blocked' && task.taskType !== 'review-profile') throw redirect(href('/recruiter/dashboard'))
  // The path contains the kind of the task's subject; a wrong kind is redirected to the right one.
  if (task.taskType !== params.taskType) {
    throw redirect(href('/recruiter/:taskType/:processId/:taskId', { taskType: task.taskType, processId, taskId }))
  }
  return {
    processId,
    taskId,
    title: t(`title.${task.taskType}`),
    name: task.name,
    task: taskView(task),
    asked: askedFields(task),
    draftKey: draftKeys.correction(taskId),
    year: Number(dayOf(new Date()).slice(0, 4)),
    profile: task.profile && profileDraftOf(task.profile, { city: '' }),
    job: task.job && draftOfJob(task.job, await calls.gateway.jobs.readJob({ id: taskId })),
    organization: task.organization && (await organizationForm(calls, task.organization)),
  }
}

/** The link in a letter keeps working after the correction was made. */
function noneWhereDone(problem: unknown): null {
  if (refusalOf(problem)?.code === 'task_done') return null
  throw problem
}

/** The form of an organisation, with the names of its place and lines of business. */
async function organizationForm(calls: Calls, stored: OrganizationContent) {
  const { city, state } = await calls.gateway.organizations.readOrganization({})
  return {
    initial: organizationDraftOf(stored, { city: `${city}, ${state}` }),
    branches: companyAreas.items.map(({ code, name }) => ({ value: code, text: name })),
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const calls = context.get(callsContext)
  const { correctRecruiterTask } = calls.gateway.tasks
  const { processId, taskId } = params
  const form = await request.formData()
  const done = () => redirect(href('/recruiter/dashboard', {}, { corrected: 'true' }))
  const answer = (returned: Returned) => {
    const faults = [returned.job, returned.organization, returned.profile].flatMap((each) =>
      Object.keys(each?.faults ?? {}),
    )
    return data(returned, faults.length > 0 ? 422 : 200)
  }
  if (params.taskType === 'review-job') {
    const saved = await saveJob(calls, { form, save: (job) => correctRecruiterTask({ processId, taskId, job }) })
    return 'saved' in saved ? done() : answer({ job: saved.returned })
  }
  if (params.taskType === 'review-organization') {
    const save = (organization: OrganizationContent) => correctRecruiterTask({ processId, taskId, organization })
    const organization = await correctOrganization(form, { save })
    return organization ? answer({ organization }) : done()
  }
  const profile = await correctProfile(form, {
    recruiter: true,
    save: (corrected) => correctRecruiterTask({ processId, taskId, profile: corrected }),
  })
  return profile ? answer({ profile }) : done()
}

/** The form of the task's subject, as the server returned it. */
type Returned = {
  job?: ReturnedJob
  organization?: NonNullable<Awaited<ReturnType<typeof correctOrganization>>>
  profile?: NonNullable<Awaited<ReturnType<typeof correctProfile>>>
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${loaderData?.title ?? t('done.title')} · Trampolim` }]
}

export default function Task({ params, loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <TaskDone {...params} late={actionData !== undefined} />
  const { processId, title, name, task, asked, draftKey, year, profile, job, organization } = loaderData
  const later = href('/recruiter/dashboard')
  return (
    <PageBody width={job ? 'wide' : 'narrow'}>
      <PageHead
        crumbs={<Breadcrumbs label={t('crumbs')} crumbs={[{ to: later, text: t('panel') }]} />}
        title={title}
        text={name}
      />
      <TaskHead task={task} only={asked !== null} />
      {profile && (
        <ProfileForm
          initial={profile}
          asked={asked}
          recruiter
          draftKey={draftKey}
          processId={processId}
          returned={actionData?.profile}
          later={later}
        />
      )}
      {organization && (
        <OrganizationForm
          {...organization}
          asked={asked}
          draftKey={draftKey}
          processId={processId}
          returned={actionData?.organization}
          later={later}
        />
      )}
      {job && (
        <JobForm
          mode="edit"
          initial={job}
          base={processId}
          draftKey={draftKey}
          year={year}
          returned={actionData?.job}
          correction={{ asked, send: t('submit') }}
          cancel={later}
        />
      )}
    </PageBody>
  )
}
