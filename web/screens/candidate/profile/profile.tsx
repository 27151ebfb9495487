import { isEditable } from '@trampolim/marketplace/organizations/profile-status.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { candidateProfile } from '@trampolim/phrases/pt-br/candidate-profile.ts'
import { pictures } from '@trampolim/phrases/pt-br/pictures.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
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
import { SignOutRow } from '../../../parts/accounts/sign-out-row.tsx'
import { statusOfEdit } from '../../../parts/accounts/status-of-edit.ts'
import { type AvailabilityDraft, availabilityDraft } from '../../../parts/availability/availability-draft.ts'
import { isOfAvailability, saveAvailability } from '../../../parts/availability/save-availability.ts'
import { SavedNotice } from '../../../parts/form/saved-notice.tsx'
import type { ReturnedForm } from '../../../parts/form/use-form.ts'
import { laterPart } from '../../../parts/later/later-part.tsx'
import { savePreferences } from '../../../parts/notifications/save-preferences.ts'
import { doPictureIntent } from '../../../parts/pictures/do-picture-intent.ts'
import { PictureNotice } from '../../../parts/pictures/picture-notice.tsx'
import { consentAsked } from '../../../parts/registration/consent-card.tsx'
import { callsContext, personContext, siteContext } from '../../../platform/context.ts'
import { keepDevice } from '../../../platform/cookies/device-cookie.ts'
import { href } from '../../../platform/href.ts'
import { shownRefusal } from '../../../platform/shown-refusal.ts'
import type { Route } from './+types/profile.ts'
import { type CandidateDraft, candidateDraftOf } from './candidate-draft.ts'
import { readAlerts } from './read-alerts.ts'
import { readCurriculums } from './read-curriculums.ts'
import { proveCandidatesPhone, savePersonalData } from './save-personal-data.ts'
import { profileTabs, tabIn } from './tabs.ts'

export { rereadList as shouldRevalidate } from '../../../platform/reread-after-conflict.ts'

const t = speak(candidateProfile)
const CurriculumsTab = laterPart('curriculums', async () => (await import('./curriculums-tab.tsx')).CurriculumsTab)
const NotificationsTab = laterPart(
  'notifications',
  async () => (await import('./notifications-tab.tsx')).NotificationsTab,
)
const AvailabilityTab = laterPart('availability', async () => (await import('./availability-tab.tsx')).AvailabilityTab)
const EditPersonalData = laterPart(
  'personal-data',
  async () => (await import('./edit-personal-data.tsx')).EditPersonalData,
)
const PersonalData = laterPart('own-data', async () => (await import('./personal-data.tsx')).PersonalData)
const PrivacySide = laterPart('own-privacy', async () => (await import('./privacy-side.tsx')).PrivacySide)
type Query = {
  tab?: string
  edit?: string
  picture?: string
  saved?: string
  proved?: string
  changed?: string
  newEmail?: string
}
const pageOf = (query: Query = {}) => href('/profile', {}, { tab: 'personalData', ...query })

export async function loader({ request, context }: Route.LoaderArgs) {
  const calls = context.get(callsContext)
  const query = new URL(request.url).searchParams
  const profile = await calls.gateway.professional.readProfessional({})
  const mayEdit = isEditable(profile.status)
  const tab = query.has('edit') ? 'personalData' : tabIn(query)
  const tasks = profile.status === 'approved' ? [] : await calls.gateway.tasks.listProfessionalTasks({})
  return {
    tab,
    profile,
    draft: candidateDraftOf(profile),
    curriculums: tab === 'curriculums' ? await readCurriculums(calls) : [],
    looks: tab === 'personalData' ? (await calls.gateway.looks.listLooks({ size: 3 })).items : [],
    alerts: tab === 'notifications' ? await readAlerts(calls) : [],
    preferences: tab === 'notifications' ? (await calls.gateway.notifications.listPreferences({})).preferences : [],
    today: dayOf(new Date()),
    demo: context.get(siteContext).demo,
    hasTask: tasks.length > 0,
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
  edit?: ReturnedEdit<CandidateDraft>
  proof?: StartedProof
  password?: PasswordAnswer
  email?: EmailAnswer
  availability?: ReturnedForm<AvailabilityDraft>
  picture?: string
  fault?: string
}

export async function action({ request, context }: Route.ActionArgs) {
  const calls = context.get(callsContext)
  const form = await request.formData()
  const consent = consentAsked(form.get('intent'))
  if (consent) {
    try {
      await calls.gateway.professional.updateProfessional(consent)
      return { done: true as const }
    } catch (problem) {
      const refused = shownRefusal(problem)
      return data<Answer>({ fault: refused.message }, refused.status)
    }
  }
  if (await savePreferences(calls, form)) return redirect(pageOf({ tab: 'notifications', saved: 'true' }))
  const picture = await doPictureIntent(form, {
    set: calls.gateway.avatars.setProfessionalAvatar,
    remove: calls.gateway.avatars.removeProfessionalAvatar,
  })
  if (picture && 'news' in picture) return redirect(pageOf({ picture: picture.news }))
  if (picture) return data<Answer>({ picture: picture.fault }, picture.status)
  const password = await doPasswordIntent(calls, form, (passwords) =>
    calls.gateway.credentials.changeProfessionalPassword(passwords),
  )
  if (password && 'deviceToken' in password) {
    const { publicUrl } = context.get(siteContext)
    const headers = { 'set-cookie': keepDevice(password.deviceToken, { request, publicUrl }) }
    return redirect(pageOf({ tab: 'changePassword', changed: 'true' }), { headers })
  }
  if (password) return data<Answer>({ password: password.answer }, password.status)
  const email = await doEmailIntent(calls, form, (change) => calls.gateway.credentials.changeProfessionalEmail(change))
  if (email === 'before') return redirect(pageOf({ tab: 'changePassword', newEmail: 'true' }))
  if (email === 'changed') return leaveTo(href('/signin', {}, { newEmail: 'true' }), context.get(siteContext))
  if (email) return data<Answer>({ email }, Object.keys(email.faults).length > 0 ? 422 : 200)
  if (isOfAvailability(form.get('intent'))) {
    const availability = await saveAvailability(calls, form)
    if (!availability) return redirect(pageOf({ tab: 'availability', saved: 'true' }))
    return data<Answer>({ availability }, Object.keys(availability.faults).length > 0 ? 422 : 200)
  }
  if (form.get('intent') === proveIntent || form.get('intent') === enterIntent) {
    const proof = await proveCandidatesPhone(calls, form)
    if (proof === 'proved') return redirect(pageOf({ proved: 'true' }))
    return data<Answer>({ proof }, proof.fault ? 422 : 200)
  }
  const edit = await savePersonalData(calls, form)
  if (edit === 'saved' || edit === 'proved') return redirect(pageOf({ [edit]: 'true' }))
  return data<Answer>({ edit }, statusOfEdit(edit))
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('title')} · Trampolim` }]
}

export default function Profile({ loaderData, actionData: returned }: Route.ComponentProps) {
  const { tab, profile, draft, curriculums, alerts, today, demo, hasTask, mayEdit, asked } = loaderData
  const { saved, proved, changed, isNewEmail, picture, avatar, looks } = loaderData
  const answer = returned as Answer | undefined
  const [first] = profile.phones
  // A form that was returned stays, with what was typed, also if nothing may be changed meanwhile.
  const editing = asked && (mayEdit || answer?.edit !== undefined)
  const task = hasTask ? href('/inactive-profile/update-info') : null
  // After a picture is refused, its form is shown again.
  const choosing = !editing && tab === 'personalData' && (picture === 'choose' || answer?.picture !== undefined)
  const isOwnData = tab === 'personalData' && !editing && !choosing
  return (
    <PageBody>
      <PageHead title={t('title')} />
      <AccountColumns
        side={
          isOwnData && <PrivacySide page={pageOf()} looks={looks} sharesContactData={profile.agreeShareContactData} />
        }
      >
        {saved && tab !== 'notifications' && (
          <SavedNotice>{t(tab === 'availability' ? 'availability.saved' : 'saved')}</SavedNotice>
        )}
        {proved && <SavedNotice>{t('proved')}</SavedNotice>}
        <PictureNotice news={picture} />
        {asked && !editing && (
          <Notice title={t('form.lockedTitle')}>{t(`form.lockedText.${task ? 'correct' : 'review'}`)}</Notice>
        )}
        {task && (
          <Notice
            tone="danger"
            title={t('correct.title')}
            actions={
              <ButtonLink look="main" to={task}>
                {t('correct.button')}
              </ButtonLink>
            }
          >
            {t('correct.text')}
          </Notice>
        )}
        {!editing && !choosing && (
          <Tabs
            label={t('tabs.label')}
            tabs={profileTabs.map((each) => ({
              to: pageOf({ tab: each }),
              text: t(`tabs.${each}`),
              on: each === tab,
            }))}
          />
        )}
        {tab === 'changePassword' && (
          <>
            <ChangePassword email={profile.email} demo={demo} changed={changed} answer={answer?.password} />
            <ChangeEmail
              email={profile.email}
              mayEdit={mayEdit}
              demo={demo}
              changed={isNewEmail}
              answer={answer?.email}
            />
            <AccessLink to={href('/profile/access')} />
          </>
        )}
        {tab === 'curriculums' && <CurriculumsTab curriculums={curriculums} />}
        {tab === 'availability' && (
          <AvailabilityTab
            userId={profile.userId}
            initial={availabilityDraft(profile.availability)}
            returned={answer?.availability}
            action={pageOf({ tab: 'availability' })}
          />
        )}
        {tab === 'notifications' && (
          <NotificationsTab
            page={pageOf({ tab: 'notifications' })}
            profile={profile}
            alerts={alerts}
            preferences={loaderData.preferences}
            saved={saved}
          />
        )}
        {editing && (
          <AccountGroup id="data" title={t('tabs.personalData')}>
            <EditPersonalData
              page={pageOf()}
              userId={profile.userId}
              initial={draft}
              version={profile.modified}
              returned={answer?.edit}
              task={task}
              today={today}
              demo={demo}
            />
          </AccountGroup>
        )}
        {choosing && (
          <AccountGroup id="picture" title={pictures.title}>
            <PictureForm
              page={pageOf()}
              name={profile.name}
              avatar={avatar}
              text={pictures.candidatesText}
              fault={answer?.picture}
            />
          </AccountGroup>
        )}
        {isOwnData && (
          <>
            {first && !first.verified && <ProvePhone phone={first.phone} started={answer?.proof} demo={demo} />}
            <PersonalData
              profile={profile}
              avatar={avatar}
              edit={mayEdit ? pageOf({ edit: 'true' }) : null}
              picture={pageOf({ picture: 'choose' })}
            />
          </>
        )}
      </AccountColumns>
      {!editing && !choosing && <SignOutRow />}
    </PageBody>
  )
}
