import { access } from '@trampolim/phrases/pt-br/access.ts'
import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { tasks } from '@trampolim/phrases/pt-br/tasks.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { Facts } from '../../../design/facts.tsx'
import { Notice } from '../../../design/notice.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { AccountActions, AccountFields } from '../../../parts/accounts/account-page.tsx'
import { SignOutRow } from '../../../parts/accounts/sign-out-row.tsx'
import { SavedNotice } from '../../../parts/form/saved-notice.tsx'
import { TaskHead } from '../../../parts/tasks/task-head.tsx'
import { taskView } from '../../../parts/tasks/task-view.ts'
import { callsContext, personContext } from '../../../platform/context.ts'
import { roleOf } from '../../../platform/guard.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/inactive-profile.ts'

const t = speak(signIn)
const consequences = ['sign', 'applications', 'waiting', 'jobs'] as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const { gateway } = context.get(callsContext)
  const [{ status, name, email, statusReason }, [task]] = await Promise.all([
    gateway.professional.readProfessional({}),
    gateway.tasks.listProfessionalTasks({}),
  ])
  return {
    status,
    reason: statusReason,
    name,
    email,
    isInactive: roleOf(context.get(personContext)) === 'user:inactive',
    task: task ? taskView(task, { candidate: true }) : null,
    sent: new URL(request.url).searchParams.has('sent'),
  }
}

type Profile = Awaited<ReturnType<typeof loader>>

/** The page's title: inactive, to be corrected, under review, or approved. */
function titleOf({ isInactive, task, status }: Profile) {
  if (isInactive) return t('inactive.title')
  if (task) return t('inactive.toCorrectTitle')
  return t(status === 'approved' ? 'inactive.activeTitle' : 'inactive.reviewTitle')
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${titleOf(loaderData)} · Trampolim` }]
}

export default function InactiveProfile({ loaderData: profile }: Route.ComponentProps) {
  const { status, reason, name, email, isInactive, task, sent } = profile
  if (!isInactive && !task && status === 'approved') return <StillActive />
  return (
    <PageBody width="narrow">
      <PageHead title={titleOf(profile)} text={introOf(profile)} />
      <AccountFields>
        {sent && <SavedNotice>{tasks.sent}</SavedNotice>}
        {task && (
          <>
            <TaskHead task={task} />
            <AccountActions>
              <ButtonLink look="main" to={href('/inactive-profile/update-info')}>
                {tasks.open}
              </ButtonLink>
            </AccountActions>
          </>
        )}
        {!task && isInactive && (status === 'blocked' || status === 'rejected') && (
          <Notice tone="warn" title={reason ? t('inactive.reason') : t('inactive.noReason')}>
            {reason}
          </Notice>
        )}
        <Facts
          facts={[
            { name: t('inactive.accountLabel'), value: `${name}, ${email}` },
            { name: t('inactive.statusLabel'), value: t(`inactive.status.${status}`) },
          ]}
        />
        {isInactive && (
          <AccountFields>
            <h2>{t('inactive.meansTitle')}</h2>
            {consequences.map((each) => (
              <p key={each}>{t(`inactive.means.${each}`)}</p>
            ))}
          </AccountFields>
        )}
        <AccountActions>
          {!isInactive && <ButtonLink to={href('/dashboard')}>{t('inactive.home')}</ButtonLink>}
          <ButtonLink look={task ? 'plain' : 'main'} to={href('/terms-privacy')}>
            {t('inactive.terms')}
          </ButtonLink>
          <ButtonLink to={href('/profile/privacy')}>{t('inactive.ownData')}</ButtonLink>
          {isInactive && <ButtonLink to={href('/profile/access')}>{access.openButton}</ButtonLink>}
          {isInactive && <ButtonLink to={href('/contact')}>{t('inactive.contact')}</ButtonLink>}
          {isInactive && <ButtonLink to={href('/search')}>{t('inactive.search')}</ButtonLink>}
        </AccountActions>
        <SignOutRow />
      </AccountFields>
    </PageBody>
  )
}

function introOf({ isInactive, task, status }: Profile) {
  if (!isInactive) return t(task ? 'inactive.toCorrect' : 'inactive.review')
  if (status === 'blocked' || status === 'rejected') return t(`inactive.${status}`)
  return t('inactive.corrected')
}

function StillActive() {
  return (
    <EmptyState
      scene="done"
      level={1}
      title={t('inactive.activeTitle')}
      text={t('inactive.active')}
      actions={
        <ButtonLink look="main" to={href('/dashboard')}>
          {t('inactive.home')}
        </ButtonLink>
      }
    />
  )
}
