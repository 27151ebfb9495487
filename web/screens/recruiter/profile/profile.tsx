import type { RecruiterProfile } from '@trampolim/contract/gateway/recruiters.ts'
import { isEditable } from '@trampolim/marketplace/organizations/profile-status.ts'
import { formatPhone } from '@trampolim/marketplace/registration/phone.ts'
import { recruiterProfile } from '@trampolim/phrases/pt-br/recruiter-profile.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { Facts } from '../../../design/facts.tsx'
import { Notice } from '../../../design/notice.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { Tabs } from '../../../design/tabs.tsx'
import { AccessLink } from '../../../parts/access/access-link.tsx'
import { ChangeEmail } from '../../../parts/accounts/change-email.tsx'
import { ChangePassword } from '../../../parts/accounts/change-password.tsx'
import { doEmailIntent, type EmailAnswer } from '../../../parts/accounts/do-email-intent.ts'
import { doPasswordIntent, type PasswordAnswer } from '../../../parts/accounts/do-password-intent.ts'
import { leaveTo } from '../../../parts/accounts/leave-to.ts'
import classes from '../../../parts/accounts/own-account.module.css'
import { enterIntent, proveIntent, type ReturnedEdit, type StartedProof } from '../../../parts/accounts/phone-proof.ts'
import { ProvePhone } from '../../../parts/accounts/prove-phone.tsx'
import { SavedNotice } from '../../../parts/form/saved-notice.tsx'
import { taskPath } from '../../../parts/tasks/task-path.ts'
import { callsContext, placeContext } from '../../../platform/context.ts'
import { keepDevice } from '../../../platform/device-cookie.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/profile.ts'
import { CompanyData } from './company-data.tsx'
import {
  proveRecruitersPhone,
  type RecruiterDraft,
  readCompany,
  recruiterDraftOf,
  saveRecruiter,
} from './do-profile-intent.ts'
import { EditProfile } from './edit-profile.tsx'
import { PrivacyLink } from './privacy-link.tsx'
import { ProfileStatus } from './profile-status.tsx'
import { profileTabs, tabIn } from './tabs.ts'

const t = speak(recruiterProfile)
const pageOf = (query: { edit?: string; saved?: string; proved?: string; locked?: string } = {}) =>
  href('/recruiter/profile', {}, { tab: 'personalData', ...query })
const page = pageOf()

export async function loader({ request, context }: Route.LoaderArgs) {
  const { gateway } = context.get(callsContext)
  const query = new URL(request.url).searchParams
  const profile = await gateway.recruiters.readRecruiter({})
  const mayEdit = isEditable(profile.status)
  if (query.has('edit') && !mayEdit) throw redirect(pageOf({ locked: 'true' }))
  const tab = query.has('edit') ? 'personalData' : tabIn(query)
  const tasks = profile.status === 'approved' ? [] : await gateway.tasks.listRecruiterTasks({})
  return {
    tab,
    company: tab === 'companyData' ? await readCompany(context.get(callsContext)) : [],
    demo: context.get(placeContext).demo,
    profile,
    draft: recruiterDraftOf(profile),
    task: taskPath(tasks, 'review-profile'),
    mayEdit,
    editing: query.has('edit'),
    saved: query.has('saved'),
    proved: query.has('proved'),
    locked: query.has('locked'),
    changed: query.has('changed'),
  }
}

/** The result of a refused action. */
type Answer = {
  edit?: ReturnedEdit<RecruiterDraft>
  proof?: StartedProof
  password?: PasswordAnswer
  email?: EmailAnswer
}

export async function action({ request, context }: Route.ActionArgs) {
  const calls = context.get(callsContext)
  const form = await request.formData()
  const password = await doPasswordIntent(calls, form, (passwords) =>
    calls.gateway.credentials.changeRecruiterPassword(passwords),
  )
  if (password && 'deviceToken' in password) {
    const { publicUrl } = context.get(placeContext)
    const headers = { 'set-cookie': keepDevice(password.deviceToken, { request, publicUrl }) }
    return redirect(href('/recruiter/profile', {}, { tab: 'changePassword', changed: 'true' }), { headers })
  }
  if (password) return data<Answer>({ password: password.answer }, password.status)
  const email = await doEmailIntent(calls, form, (change) => calls.gateway.credentials.changeRecruiterEmail(change))
  if (email === 'changed')
    return leaveTo(href('/recruiter/signin', {}, { newEmail: 'true' }), context.get(placeContext))
  if (email) return data<Answer>({ email }, Object.keys(email.faults).length > 0 ? 422 : 200)
  if (form.get('intent') === proveIntent || form.get('intent') === enterIntent) {
    const proof = await proveRecruitersPhone(calls, form)
    if (proof === 'proved') return redirect(pageOf({ proved: 'true' }))
    return data<Answer>({ proof }, proof.fault ? 422 : 200)
  }
  const edit = await saveRecruiter(calls, form)
  if (edit === 'saved' || edit === 'proved') return redirect(pageOf({ [edit]: 'true' }))
  return data<Answer>({ edit }, Object.keys(edit.faults).length > 0 ? 422 : 200)
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('title')} · Trampolim` }]
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, draft, task, mayEdit, editing, saved, proved, locked, tab, company, demo, changed } = loaderData
  const { name, email, phones } = profile
  const unproved = phones.find(({ verified }) => !verified)
  return (
    <PageBody width="narrow">
      <PageHead
        title={t('title')}
        action={
          mayEdit &&
          !editing &&
          tab === 'personalData' && (
            <ButtonLink look="main" to={pageOf({ edit: 'true' })}>
              {t('edit')}
            </ButtonLink>
          )
        }
      />
      <div className={classes.sections}>
        {saved && <SavedNotice>{t('saved')}</SavedNotice>}
        {proved && <SavedNotice>{t('code.proved')}</SavedNotice>}
        {locked && <Notice title={t('form.lockedTitle')}>{t('form.locked')}</Notice>}
        <ProfileStatus {...profile} task={task} />
        {!editing && (
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
            <ChangeEmail email={email} mayEdit={mayEdit} demo={demo} answer={actionData?.email} />
            <AccessLink to={href('/recruiter/profile/access')} />
          </>
        )}
        {tab === 'companyData' && <CompanyData facts={company} />}
        {tab === 'personalData' && (
          <Card as="section" className={classes.card} aria-labelledby="data">
            <h2 id="data">{t('personalData')}</h2>
            {editing ? (
              <EditProfile
                page={page}
                userId={profile.userId}
                base={JSON.stringify([name, phones])}
                initial={draft}
                returned={actionData?.edit}
                demo={demo}
              />
            ) : (
              <>
                <Facts
                  facts={[
                    { name: t('name'), value: name },
                    { name: t('email'), value: email },
                    { name: t('phone'), value: phones.map(phoneText).join(', ') },
                  ]}
                />
                {unproved && <ProvePhone phone={unproved.phone} started={actionData?.proof} demo={demo} />}
              </>
            )}
          </Card>
        )}
        {!editing && tab === 'personalData' && <PrivacyLink />}
      </div>
    </PageBody>
  )
}

/** A phone with what is known of it. */
function phoneText({ phone, isWhatsApp, verified }: RecruiterProfile['phones'][number]): string {
  const facts = [isWhatsApp && t('whatsApp'), t(verified ? 'verified' : 'notVerified')]
  return [formatPhone(phone), ...facts].filter(Boolean).join(' · ')
}
