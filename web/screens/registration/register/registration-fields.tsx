import type { Day } from '@trampolim/marketplace/time/days.ts'
import { faults as faultTexts } from '@trampolim/phrases/pt-br/faults.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Notice } from '../../../design/notice.tsx'
import { laterPart } from '../../../parts/later/later-part.tsx'
import { kindOfDraft } from '../../../parts/registration/draft.ts'
import { ownerOf } from '../../../parts/registration/owner-of.ts'
import { ChooseWay, OfferFull } from '../../../parts/registration/pages/choose-way.tsx'
import { HasAccount } from '../../../parts/registration/pages/has-account.tsx'
import { PersonalData } from '../../../parts/registration/pages/personal-data.tsx'
import { isCodeDone, isCodeUnsent } from '../../../parts/registration/pages.ts'
import { href } from '../../../platform/href.ts'
import type { useRegistration } from './use-registration.ts'

const t = speak(registration)
const fault = speak(faultTexts)

/** The fields of each page are loaded separately; only those of the first page are loaded with the form. */
const Access = laterPart(
  'register-access',
  async () => (await import('../../../parts/registration/pages/access.tsx')).Access,
)
const AvailabilityFields = laterPart(
  'register-availability',
  async () => (await import('../../../parts/availability/availability-fields.tsx')).AvailabilityFields,
)
const ChooseKind = laterPart(
  'register-kind',
  async () => (await import('../../../parts/registration/pages/choose-kind.tsx')).ChooseKind,
)
const CodeEntry = laterPart(
  'register-code',
  async () => (await import('../../../parts/registration/pages/code-entry.tsx')).CodeEntry,
)
const Contact = laterPart(
  'register-contact',
  async () => (await import('../../../parts/registration/pages/contact.tsx')).Contact,
)
const FirstCurriculum = laterPart(
  'register-curriculum',
  async () => (await import('../../../parts/registration/pages/first-curriculum.tsx')).FirstCurriculum,
)
const NewPassword = laterPart(
  'register-password',
  async () => (await import('../../../parts/registration/pages/new-password.tsx')).NewPassword,
)
const Summary = laterPart(
  'register-summary',
  async () => (await import('../../../parts/registration/pages/summary.tsx')).Summary,
)

type RegistrationFieldsProps = {
  form: ReturnType<typeof useRegistration>
  demo: boolean
  redirect: string | null
  today: Day
}

/** The fields of the current page. */
export function RegistrationFields({ form, demo, redirect, today }: RegistrationFieldsProps) {
  const { page, draft, secret, faults, change } = form
  const signIn = <HasAccount signInPath={href('/signin', {}, { redirect, email: draft.email })} />
  const personal = { draft, faults, change, signIn }
  if (page === 'you') {
    return (
      <>
        <ChooseWay draft={draft} change={change} />
        <PersonalData {...personal} cpfTaken={faults.cpf === fault('cpf_taken')} />
      </>
    )
  }
  if (page === 'contact') return <Contact {...personal} emailTaken={faults.email === fault('email_taken')} />
  if (page === 'access') return <Access {...personal} secret={secret} onSecret={form.setSecret} />
  if (page === 'phone' || page === 'code') {
    if (isCodeDone(page, draft) || isCodeUnsent(page, draft)) return null
    return (
      <CodeEntry
        key={page}
        channel={page === 'phone' ? 'phone' : 'email'}
        email={page === 'phone' ? '' : draft.email}
        code={form.code}
        faults={faults}
        onCode={form.setCode}
        resent={form.resent}
        resendAt={Number((page === 'phone' ? draft.phoneVerification : draft.verification).resendAt)}
        demo={demo}
      />
    )
  }
  if (page === 'summary') {
    return (
      <>
        <Summary draft={draft} />
        {draft.way !== 'full' && <OfferFull />}
        <AskPasswordAgain form={form} />
      </>
    )
  }
  if (page === 'availability') {
    return <AvailabilityFields value={draft.availability} faults={faults} onChange={form.changeAvailability} />
  }
  return (
    <>
      {page === 'goals' && <ChooseKind draft={draft} faults={faults} change={change} today={today} />}
      <FirstCurriculum
        page={page}
        kind={kindOfDraft(draft)}
        draft={draft.curriculum}
        faults={faults}
        change={form.changeCurriculum}
        faultsNow={form.faultsNow}
        onFaults={form.setFaults}
        open={form.open}
        verificationId={draft.verification.id}
      />
    </>
  )
}

/** Asks for the password again after a reload, since it isn't stored, and always without JavaScript. */
function AskPasswordAgain({ form }: { form: RegistrationFieldsProps['form'] }) {
  const { secret, faults, draft } = form
  const isKnown = form.passwordKnown && !faults.password && !faults.confirmPassword
  if (isKnown) return null
  return (
    <>
      <Notice title={t('summary.password')}>{t('summary.passwordIntro')}</Notice>
      <NewPassword owner={ownerOf(draft)} secret={secret} faults={faults} onChange={form.setSecret} />
    </>
  )
}
