import { isFreeMail } from '@trampolim/marketplace/organizations/company-email.ts'
import { companyAreas } from '@trampolim/marketplace/reference/company-areas.ts'
import { isEmail } from '@trampolim/marketplace/registration/email.ts'
import { recruiterFields } from '@trampolim/marketplace/registration/fields.ts'
import { mostRecruiterPhones } from '@trampolim/marketplace/registration/phones.ts'
import { faults as faultTexts } from '@trampolim/phrases/pt-br/faults.ts'
import { recruiterRegistration } from '@trampolim/phrases/pt-br/recruiter-registration.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Link } from 'react-router'
import { Notice } from '../../../design/notice.tsx'
import { TextField } from '../../../design/text-field.tsx'
import { EmailField } from '../../../parts/form/email-field.tsx'
import { Tick } from '../../../parts/form/tick.tsx'
import { optionsOfItems } from '../../../parts/job-form/fields/options.ts'
import { foldedGroups } from '../../../parts/job-form/groups.ts'
import { laterPart } from '../../../parts/later/later-part.tsx'
import { isVerified } from '../../../parts/recruiter-registration/draft.ts'
import { isCodeDone, isCodeUnsent, organizationPages } from '../../../parts/recruiter-registration/pages.ts'
import { HasAccount } from '../../../parts/registration/pages/has-account.tsx'
import { Phones } from '../../../parts/registration/pages/phones.tsx'
import { href } from '../../../platform/href.ts'
import type { useRecruiter } from './use-recruiter.ts'

const t = speak(recruiterRegistration)
const words = speak(registration)
const fault = speak(faultTexts)

/** The fields of each page are loaded separately; only those of the first page are loaded with the form. */
const AdRules = laterPart('job-rules', async () => (await import('../../../parts/job-form/ad-rules.tsx')).AdRules)
const CodeEntry = laterPart(
  'register-code',
  async () => (await import('../../../parts/registration/pages/code-entry.tsx')).CodeEntry,
)
const Group = laterPart('job-group', async () => (await import('../../../parts/job-form/group.tsx')).Group)
const GroupFields = laterPart(
  'job-fields',
  async () => (await import('../../../parts/job-form/group-fields.tsx')).GroupFields,
)
const CompanyPassword = laterPart(
  'company-password',
  async () => (await import('./company-password.tsx')).CompanyPassword,
)
const OrganizationFields = laterPart(
  'organization-fields',
  async () => (await import('../../../parts/organizations/organization-fields.tsx')).OrganizationFields,
)
const WeeklySummary = laterPart(
  'weekly-summary',
  async () => (await import('../../../parts/job-form/fields/weekly-summary.tsx')).WeeklySummary,
)

const branches = optionsOfItems(companyAreas.items)

export type RecruiterFieldsProps = { form: ReturnType<typeof useRecruiter>; year: number; demo: boolean }

/** The fields of the current page. */
export function RecruiterFields({ form, year, demo }: RecruiterFieldsProps) {
  const { page, draft, faults } = form
  const job = { draft: draft.job, faults, change: form.changeJob, year }
  switch (page) {
    case 'you':
      return <PersonalData form={form} />
    case 'phone':
      return <PhoneCode form={form} demo={demo} />
    case 'access':
      return <Access form={form} />
    case 'company':
    case 'address':
      return (
        <>
          <OrganizationFields
            draft={draft.organization}
            asked={organizationPages[page]}
            withIdcard
            branches={branches}
            faults={faults}
            change={form.changeOrganization}
          />
          {page === 'company' && <Notice>{t('company.taken')}</Notice>}
        </>
      )
    case 'extras':
      return (
        <>
          {foldedGroups.map((group) => (
            <Group key={group} group={group} {...job} />
          ))}
          <WeeklySummary {...job} />
          <AdRules />
        </>
      )
    case 'code':
      return <Code form={form} demo={demo} />
    default:
      return <GroupFields group={page} {...job} />
  }
}

type PageProps = Pick<RecruiterFieldsProps, 'form'>

function PersonalData({ form }: PageProps) {
  const { draft, faults, change } = form
  const taken = faults.email === fault('email_taken')
  const signIn = <HasAccount signInPath={href('/recruiter/signin', {}, { email: draft.email })} />
  const free = isEmail(draft.email) && isFreeMail(draft.email)
  return (
    <>
      <TextField
        name="name"
        label={t('you.name')}
        autoComplete="name"
        autoCapitalize="words"
        most={recruiterFields.name.longest}
        value={draft.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
        fault={faults.name}
      />
      <EmailField
        name="email"
        label={t('you.email')}
        hint={taken ? signIn : t(free ? 'you.freeMail' : 'you.emailHint')}
        value={draft.email}
        onChange={(event) => change({ email: event.currentTarget.value })}
        fault={faults.email}
      />
      <Phones
        phones={draft.phones}
        most={mostRecruiterPhones}
        faults={faults}
        onChange={(phones) => change({ phones })}
      />
    </>
  )
}

function Access({ form }: PageProps) {
  const { draft, faults, change } = form
  return (
    <>
      <CompanyPassword form={form} />
      <Tick
        id="field-agreeTerms"
        name="agreeTerms"
        label={
          <>
            {words('access.terms')}{' '}
            <Link to={href('/recruiter/terms-privacy')} target="_blank" rel="noopener">
              {words('access.termsLink')}
            </Link>
          </>
        }
        value={draft.agreeTerms}
        onValue={(agreeTerms) => change({ agreeTerms })}
        fault={faults.agreeTerms}
      />
    </>
  )
}

function PhoneCode({ form, demo }: Omit<RecruiterFieldsProps, 'year'>) {
  if (isCodeDone('phone', form.draft) || isCodeUnsent('phone', form.draft)) return null
  return (
    <CodeEntry
      channel="phone"
      code={form.code}
      faults={form.faults}
      onCode={form.setCode}
      resent={form.resent}
      resendAt={Number(form.draft.phoneVerification.resendAt)}
      changeOn="you"
      demo={demo}
    />
  )
}

/**
 * The code sent by e-mail. The password is asked for again if it was lost in a reload, and always without JavaScript.
 */
function Code({ form, demo }: Omit<RecruiterFieldsProps, 'year'>) {
  const { draft, faults } = form
  const isKnown = form.passwordKnown && !faults.password && !faults.confirmPassword
  if (isCodeUnsent('code', draft)) return null
  return (
    <>
      {!isVerified(draft) && (
        <CodeEntry
          channel="email"
          email={draft.email}
          code={form.code}
          faults={faults}
          onCode={form.setCode}
          resent={form.resent}
          resendAt={Number(draft.verification.resendAt)}
          changeOn="you"
          demo={demo}
        />
      )}
      {!isKnown && (
        <>
          <Notice title={t('password')}>{t('passwordIntro')}</Notice>
          <CompanyPassword form={form} />
        </>
      )}
    </>
  )
}
