import { refusals } from '@trampolim/phrases/pt-br/refusals.ts'
import { tasks } from '@trampolim/phrases/pt-br/tasks.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { Breadcrumbs, PageBody, PageHead } from '../../../design/page-head.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { draftKeys } from '../../../parts/form/draft/draft-keys.ts'
import { correctProfile } from '../../../parts/tasks/correct-profile.ts'
import { profileDraftOf, profileFromForm } from '../../../parts/tasks/profile-draft.ts'
import { ProfileForm } from '../../../parts/tasks/profile-form.tsx'
import { TaskHead } from '../../../parts/tasks/task-head.tsx'
import { askedFields, taskView } from '../../../parts/tasks/task-view.ts'
import { callsContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/update-info.ts'

const t = speak(tasks)

export async function loader({ context }: Route.LoaderArgs) {
  const { gateway } = context.get(callsContext)
  const [task] = await gateway.tasks.listProfessionalTasks({})
  if (!task) return null
  const [{ profile }, { city, state }] = await Promise.all([
    gateway.tasks.readProfessionalTask({ processId: task.processId, taskId: task.taskId }),
    gateway.professional.readProfessional({}),
  ])
  if (!profile) return null
  return {
    processId: task.processId,
    taskId: task.taskId,
    task: taskView(task, { candidate: true }),
    asked: askedFields(task),
    initial: profileDraftOf(profile, { city: `${city}, ${state}` }),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { tasks: calls } = context.get(callsContext).gateway
  const [form, [task]] = await Promise.all([request.formData(), calls.listProfessionalTasks({})])
  // It was sent in another tab: what was typed in this one stays.
  if (!task) return data({ draft: profileFromForm(form), faults: { '': refusals.task_done } }, 422)
  const { processId, taskId } = task
  const returned = await correctProfile(form, {
    save: (profile) => calls.correctProfessionalTask({ processId, taskId, profile }),
  })
  if (!returned) return redirect(href('/inactive-profile', {}, { sent: 'true' }))
  return data(returned, Object.keys(returned.faults).length > 0 ? 422 : 200)
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('candidate.title')} · Trampolim` }]
}

export default function UpdateInfo({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <NothingToDo late={actionData !== undefined} />
  const { processId, taskId, task, asked, initial } = loaderData
  return (
    <PageBody width="narrow">
      <PageHead
        crumbs={
          <Breadcrumbs label={t('crumbs')} crumbs={[{ to: href('/inactive-profile'), text: t('candidate.profile') }]} />
        }
        title={t('candidate.title')}
        text={t('candidate.intro')}
      />
      <TaskHead task={task} only={asked !== null} />
      <ProfileForm
        initial={initial}
        asked={asked}
        draftKey={draftKeys.correction(taskId)}
        processId={processId}
        returned={actionData}
        later={href('/inactive-profile')}
      />
    </PageBody>
  )
}

/** `late`: a correction was just sent, for nothing. */
function NothingToDo({ late }: { late: boolean }) {
  return (
    <EmptyState
      scene="done"
      level={1}
      title={t(late ? 'late.title' : 'none')}
      text={late ? `${refusals.task_done} ${t('late.typed')}` : t('noneText')}
      actions={
        <ButtonLink look="main" to={href('/inactive-profile')}>
          {t('candidate.profile')}
        </ButtonLink>
      }
    />
  )
}
