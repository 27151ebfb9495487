import { chosen, without } from '../fields/choose.ts'
import { code, codes, day, items, list, municipality, record, text, yes, zipCode } from '../fields/field.ts'

const inAddress = { group: 'address', together: 'address', required: true } as const

/** The address of a person or company; `cityState` is the municipality's number. */
export const addressFields = {
  zipCode: zipCode(inAddress),
  cityState: municipality(inAddress),
  district: text(120, inAddress),
  street: text(160, inAddress),
} as const

/** A cell phone of a person, and whether it is on WhatsApp. */
export const phoneFields = {
  phone: text(20, { form: 'cellPhone', always: true, required: true }),
  isWhatsApp: yes(false),
} as const

const name = text(120, { group: 'person', form: 'personName', always: true, required: true })
const email = text(254, { group: 'person', form: 'email', always: true, required: true, changeable: false })
const person = { group: 'person', always: true, required: true, readBy: 'owner' } as const

/** The answers that decide whether further questions about a disability are asked. */
type Answers = { readonly pcdCondition?: boolean | null; readonly inssInfo?: boolean | null }
const ofDisability = { readBy: 'selection', when: ({ pcdCondition }: Answers) => pcdCondition === true } as const
/** The content of a medical report isn't shown to recruiters; in some selections they read the report itself. */
const ofReport = { ...ofDisability, readBy: 'owner' } as const

/**
 * What a person says about a disability (specification, data §3.4); `pcdCondition` is the yes or no on which all other
 * fields depend. Health data: none of it is ever kept in a browser.
 */
export const pcdFields = {
  pcdCondition: yes(false, { readBy: 'selection' }),
  pcdType: codes('pcdType', 10, ofDisability),
  handicaps: items('handicaps', 20, { ...ofDisability, required: 'handicap_required' }),
  handicapInfo: text(1000, ofDisability),
  cid10Number: text(10, { ...ofReport, form: 'cid10' }),
  cidDate: day(ofReport),
  inssInfo: yes(false, ofDisability),
  rehabilitatedDescription: text(1000, {
    ...ofDisability,
    when: ({ pcdCondition, inssInfo }: Answers) => pcdCondition === true && inssInfo === true,
  }),
} as const

/**
 * The fields on a disability that recruiters of a selection can read; the content of the medical report isn't among
 * them.
 */
export const pcdFieldsOfSelection = chosen(without(pcdFields, ['pcdCondition']), { readBy: 'selection' })

/**
 * A candidate's personal data (specification, data §3.4), except the password and the acceptance of the terms, which
 * are never read back. Rules over several fields are in `faultsOfPersonalData` and `faultsOfPcdData`.
 */
export const candidateFields = {
  name,
  email: { ...email, readBy: 'selection' },
  cpf: text(14, { ...person, form: 'cpf' }),
  phones: list(phoneFields, 3, { ...person, required: 'phone_required', readBy: 'selection' }),
  birthDate: day(person),
  gender: code('gender', { ...person, readBy: 'selection' }),
  zipCode: { ...addressFields.zipCode, always: true, readBy: 'selection' },
  cityState: { ...addressFields.cityState, always: true },
  district: { ...addressFields.district, always: true, readBy: 'selection' },
  street: { ...addressFields.street, always: true, readBy: 'selection' },
  /** Whether recruiters of jobs to which the person applied can read their contact data. */
  agreeShareContactData: yes(false, { readBy: 'owner', reviewed: false }),
  pcdData: record(pcdFields, { group: 'pcd', together: 'pcd', readBy: 'selection' }),
  /** Whether recruiters to whom the person hasn't applied may find them as a person with a disability (LGPD art. 11). */
  agreeFoundByDisability: yes(false, { readBy: 'owner', reviewed: false, together: 'pcd' }),
} as const

/** A recruiter's own data (specification, data §2 wizard, §5). */
export const recruiterFields = {
  name,
  email,
  phones: list(phoneFields, 1, { ...person, required: 'phone_required' }),
} as const
