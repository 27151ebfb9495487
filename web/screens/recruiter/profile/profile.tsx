import { isEditable } from '@trampolim/marketplace/organizations/profile-status.ts'
import { pictures } from '@trampolim/phrases/pt-br/pictures.ts'
import { recruiterProfile } from '@trampolim/phrases/pt-br/recruiter-profile.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect } from 'react-router'
import { Notice } from '../../../design/notice.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { Tabs } from '../../../design/tabs.tsx'
import { AccessLink } from '../../../parts/access/access-link.tsx'
import { AccountColumns, AccountGroup } from '../../../parts/accounts/account-columns.tsx'
import { doEmailIntent, type EmailAnswer } from '../../../parts/accounts/email/do-email-intent.ts'
import { ChangeEmail, ChangePassword, PictureForm, ProvePhone } from '../../../parts/accounts/later-parts.ts'
import { leaveTo } from '../../../parts/accounts/leave-to.ts'
import { doPasswordIntent, type PasswordAnswer } from '../../../parts/accounts/password/do-password-intent.ts'
import {
  enterIntent,
  proveIntent,
  type ReturnedEdit,
  type StartedProof,
} from '../../../parts/accounts/phone/phone-proof.ts'
import { statusOfEdit } from '../../../parts/accounts/status-of-edit.ts'
import { SavedNotice } from '../../../parts/form/saved-notice.tsx'
import { laterPart } from '../../../parts/later/later-part.tsx'
import { savePreferences } from '../../../parts/notifications/save-preferences.ts'
import { doPictureIntent } from '../../../parts/pictures/do-picture-intent.ts'
import { PictureNotice } from '../../../parts/pictures/picture-notice.tsx'
import { taskPath } from '../../../parts/tasks/task-path.ts'
import { callsContext, personContext, siteContext } from '../../../platform/context.ts'
import { keepDevice } from '../../../platform/cookies/device-cookie.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/profile.ts'
import { doResponseIntent, type RefusedResponse, readAutomation } from './automation/automation.ts'
import { CompanyData } from './company-data.tsx'
import { proveRecruitersPhone, readCompany, saveRecruiter } from './do-profile-intent.ts'
import { PersonalData } from './personal-data.tsx'
import { PrivacyLink } from './privacy-link.tsx'
import { ProfileStatus } from './profile-status.tsx'
import { type RecruiterDraft, recruiterDraftOf } from './recruiter-draft.ts'
import { profileTabs, tabIn } from './tabs.ts'

export { rereadAfterConflict as shouldRevalidate } from '../../../platform/reread-after-conflict.ts'

const t = speak(recruiterProfile)
const AutomationTab = laterPart(
  'automation',
  async () => (await import('./automation/automation-tab.tsx')).AutomationTab,
)
const EditProfile = laterPart('edit-profile', async () => (await import('./edit-profile.tsx')).EditProfile)
const NotificationsTab = laterPart(
  'recruiter-notifications',
  async () => (await import('./notifications-tab.tsx')).NotificationsTab,
)
const pageOf = (query: { edit?: string; picture?: string; saved?: string; proved?: string } = {}) =>
  href('/recruiter/profile', {}, { tab: 'personalData', ...query })
const page = pageOf()
const notificationsPage = href('/recruiter/profile', {}, { tab: 'notifications' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { gateway } = context.get(callsContext)
  const query = new URL(request.url).searchParams
  const profile = await gateway.recruiters.readRecruiter({})
  const mayEdit = isEditable(profile.status)
  const tab = query.has('edit') ? 'personalData' : tabIn(query)
  const tasks = profile.status === 'approved' ? [] : await gateway.tasks.listRecruiterTasks({})
  return {
    tab,
    preferences: tab === 'notifications' ? (await gateway.notifications.listPreferences({})).preferences : [],
    automation:
      tab === 'responseAutomation' ? await readAutomation(context.get(callsContext), query.get('response')) : null,
    company: tab === 'companyData' ? await readCompany(context.get(callsContext)) : [],
    demo: context.get(siteContext).demo,
    profile,
    draft: recruiterDraftOf(profile),
    task: taskPath(tasks, 'review-profile'),
    mayEdit,
    asked: query.has('edit'),
    picture: query.get('picture'),
    avatar: context.get(personContext)?.avatar ?? null,
    saved: query.has('saved'),
    proved: query.has('proved'),
    changed: query.has('changed'),
    isNewEmail: query.has('newEmail'),
  }
}

/** The result of a refused action. */
type Answer = {
  edit?: ReturnedEdit<RecruiterDraft>
  proof?: StartedProof
  password?: PasswordAnswer
  email?: EmailAnswer
  picture?: string
  response?: RefusedResponse
}

export async function action({ request, context }: Route.ActionArgs) {
  const calls = context.get(callsContext)
  const form = await request.formData()
  if (await savePreferences(calls, form)) return redirect(`${notificationsPage}&saved=true`)
  const response = await doResponseIntent(calls, form)
  if (typeof response === 'string')
    return redirect(href('/recruiter/profile', {}, { tab: 'responseAutomation', response }))
  if (response) return data<Answer>({ response: response.refused }, response.status)
  const picture = await doPictureIntent(form, {
    set: calls.gateway.avatars.setRecruiterAvatar,
    remove: calls.gateway.avatars.removeRecruiterAvatar,
  })
  if (picture && 'news' in picture) return redirect(pageOf({ picture: picture.news }))
  if (picture) return data<Answer>({ picture: picture.fault }, picture.status)
  const password = await doPasswordIntent(calls, form, (passwords) =>
    calls.gateway.credentials.changeRecruiterPassword(passwords),
  )
  if (password && 'deviceToken' in password) {
    const { publicUrl } = context.get(siteContext)
    const headers = { 'set-cookie': keepDevice(password.deviceToken, { request, publicUrl }) }
    return redirect(href('/recruiter/profile', {}, { tab: 'changePassword', changed: 'true' }), { headers })
  }
  if (password) return data<Answer>({ password: password.answer }, password.status)
  const email = await doEmailIntent(calls, form, (change) => calls.gateway.credentials.changeRecruiterEmail(change))
  if (email === 'before') {
    return redirect(href('/recruiter/profile', {}, { tab: 'changePassword', newEmail: 'true' }))
  }
  if (email === 'changed') return leaveTo(href('/recruiter/signin', {}, { newEmail: 'true' }), context.get(siteContext))
  if (email) return data<Answer>({ email }, Object.keys(email.faults).length > 0 ? 422 : 200)
  if (form.get('intent') === proveIntent || form.get('intent') === enterIntent) {
    const proof = await proveRecruitersPhone(calls, form)
    if (proof === 'proved') return redirect(pageOf({ proved: 'true' }))
    return data<Answer>({ proof }, proof.fault ? 422 : 200)
  }
  const edit = await saveRecruiter(calls, form)
  if (edit === 'saved' || edit === 'proved') return redirect(pageOf({ [edit]: 'true' }))
  return data<Answer>({ edit }, statusOfEdit(edit))
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('title')} · Trampolim` }]
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, draft, task, mayEdit, asked, saved, proved, tab, company, demo, changed, isNewEmail } = loaderData
  const { picture, avatar } = loaderData
  const { name, email, phones } = profile
  // A form that was returned stays, with what was typed, also if nothing may be changed meanwhile.
  const editing = asked && (mayEdit || actionData?.edit !== undefined)
  const unproved = phones.find(({ verified }) => !verified)
  // After a picture is refused, its form is shown again.
  const choosing = !editing && tab === 'personalData' && (picture === 'choose' || actionData?.picture !== undefined)
  return (
    <PageBody>
      <PageHead title={t('title')} />
      <AccountColumns>
        {saved && tab !== 'notifications' && <SavedNotice>{t('saved')}</SavedNotice>}
        {proved && <SavedNotice>{t('code.proved')}</SavedNotice>}
        <PictureNotice news={picture} />
        {asked && !editing && (
          <Notice title={t('form.lockedTitle')}>{t(`form.lockedText.${task ? 'correct' : 'review'}`)}</Notice>
        )}
        <ProfileStatus {...profile} task={task} />
        {!editing && !choosing && (
          <Tabs
            label={t('tabs.label')}
            tabs={profileTabs.map((each) => ({
              to: href('/recruiter/profile', {}, { tab: each }),
              text: t(`tabs.${each}`),
              on: each === tab,
            }))}
          />
        )}
        {tab === 'changePassword' && (
          <>
            <ChangePassword email={email} demo={demo} changed={changed} answer={actionData?.password} />
            <ChangeEmail email={email} mayEdit={mayEdit} demo={demo} changed={isNewEmail} answer={actionData?.email} />
            <AccessLink to={href('/recruiter/profile/access')} />
          </>
        )}
        {tab === 'companyData' && <CompanyData facts={company} />}
        {loaderData.automation && <AutomationTab automation={loaderData.automation} refused={actionData?.response} />}
        {tab === 'notifications' && (
          <NotificationsTab
            email={email}
            preferences={loaderData.preferences}
            action={notificationsPage}
            saved={saved}
          />
        )}
        {editing && (
          <AccountGroup id="data" title={t('personalData')}>
            <EditProfile
              page={page}
              userId={profile.userId}
              base={JSON.stringify([name, phones])}
              initial={draft}
              version={profile.modified}
              returned={actionData?.edit}
              task={task}
              demo={demo}
            />
          </AccountGroup>
        )}
        {choosing && (
          <AccountGroup id="picture" title={pictures.title}>
            <PictureForm
              page={page}
              name={name}
              avatar={avatar}
              text={pictures.recruitersText}
              fault={actionData?.picture}
            />
          </AccountGroup>
        )}
        {tab === 'personalData' && !editing && !choosing && (
          <>
            {unproved && <ProvePhone phone={unproved.phone} started={actionData?.proof} demo={demo} />}
            <PersonalData
              profile={profile}
              avatar={avatar}
              edit={mayEdit ? pageOf({ edit: 'true' }) : null}
              picture={pageOf({ picture: 'choose' })}
            />
            <PrivacyLink />
          </>
        )}
      </AccountColumns>
    </PageBody>
  )
}
