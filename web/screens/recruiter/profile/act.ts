import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { faultAt } from '@trampolim/marketplace/faults.ts'
import { formatCnpj } from '@trampolim/marketplace/organizations/cnpj.ts'
import { faultOfName } from '@trampolim/marketplace/registration/personal-data.ts'
import { faultsOfPhones } from '@trampolim/marketplace/registration/phones.ts'
import { recruiterProfile } from '@trampolim/phrases/pt-br/recruiter-profile.ts'
import { profileStatus } from '@trampolim/phrases/pt-br/statuses.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { sentDraft } from '../../../parts/form/draft-field.ts'
import { blankPhone, blankPhones, type PhoneDraft } from '../../../parts/registration/draft.ts'
import { type Faults, faultsOfRefusal, textsOf } from '../../../platform/faults.ts'
import { overlay, shaped } from '../../../platform/form-fields.ts'

const t = speak('recruiter-profile', recruiterProfile)

/** A recruiter's data as typed; they have one phone. */
export type RecruiterDraft = { name: string; phones: PhoneDraft[] }

/** A draft from outside, made whole. */
export const shapedRecruiter = (value: unknown): RecruiterDraft =>
  shaped(value, { name: '', phones: [blankPhone] }, blankPhones)

/** What is wrong with a draft, in words, by the names of its fields. */
export function faultsOfRecruiterDraft({ name, phones }: RecruiterDraft): Faults {
  const { phones: missing, ...others } = textsOf([...faultAt('name', faultOfName(name)), ...faultsOfPhones(phones)])
  return { ...others, ...(missing && { 'phones.0.phone': missing }) }
}

/** The edit as it came back: with faults, or complete and asking whether it is meant. */
export type ReturnedProfile = { draft: RecruiterDraft; faults: Faults; asking: boolean }

/** Saves an edit that was confirmed; one that wasn't comes back and asks. */
export async function saveRecruiter({ gateway }: Calls, form: FormData): Promise<'saved' | ReturnedProfile> {
  const draft = overlay(shapedRecruiter(sentDraft(form)), form, blankPhones)
  const faults = faultsOfRecruiterDraft(draft)
  if (Object.keys(faults).length > 0) return { draft, faults, asking: false }
  if (form.get('confirmed') !== 'on') return { draft, faults: {}, asking: true }
  try {
    await gateway.recruiters.updateRecruiter({ name: draft.name, phones: draft.phones.map(({ phone }) => ({ phone })) })
    return 'saved'
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    return { draft, faults: faultsOfRefusal(refused), asking: false }
  }
}

/** Why an account stays; `last`: with it the organisation would be without anyone. */
export type KeptAccount = { message: string; last: boolean }

/** Deletes the account. @returns why not, if it stays */
export async function deleteAccount({ gateway }: Calls): Promise<KeptAccount | undefined> {
  try {
    await gateway.recruiters.deleteRecruiter({})
    return undefined
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    if (refused.code === 'last_recruiter') return { message: t('remove.last'), last: true }
    return { message: t('remove.failed', { message: refused.message }), last: false }
  }
}

/** Whether the link to a new password was mailed, and if not why. */
export type LinkToPassword = { isSent: boolean; message: string }

/** Has the link to a new password mailed to the recruiter's own address. */
export async function mailPasswordLink({ gateway }: Calls): Promise<LinkToPassword> {
  const { email } = await gateway.recruiters.readRecruiter({})
  try {
    await gateway.accounts.recoverPassword({ email })
    return { isSent: true, message: '' }
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    return { isSent: false, message: refused.message }
  }
}

/** The facts of the recruiter's company; none while they belong to none. */
export async function readCompany({ gateway }: Calls): Promise<{ name: string; value: string }[]> {
  const own = await gateway.organizations.readOrganization({}).catch((problem: unknown) => {
    if (refusalOf(problem)?.code === 'organization_not_found') return null
    throw problem
  })
  if (!own) return []
  return [
    { name: t('company.name'), value: own.companyName ?? '' },
    { name: t('company.idcard'), value: formatCnpj(own.idcard ?? '') },
    { name: t('company.status'), value: profileStatus[own.status] },
    { name: t('company.place'), value: `${own.city}, ${own.state}` },
    { name: t('company.recruiters'), value: own.recruiters.map(({ name }) => name).join(', ') },
  ].filter(({ value }) => value !== '')
}
