import { code, codes, item, items, list, municipality, record, text, yes, zipCode } from '../fields/field.ts'

const address = {
  zipCode: zipCode({ group: 'address', together: 'address' }),
  cityState: municipality({ group: 'address', together: 'address' }),
  district: text(120, { group: 'address', together: 'address' }),
  street: text(160, { group: 'address', together: 'address' }),
} as const

const phones = list({ phone: text(20, { form: 'phone' }), isWhatsApp: yes(false) }, 3, { group: 'person' })

/** What reviewers read of an organisation; its number is proved elsewhere. */
export const organizationFields = {
  idcard: text(20, { group: 'company', form: 'cnpj', changeable: false }),
  companyName: text(200, { group: 'company' }),
  officialName: text(200, { group: 'company' }),
  branchOfActivity: item('companyAreas', { group: 'company' }),
  employeeNumber: code('companySize', { group: 'company' }),
  description: text(5000, { group: 'company' }),
  site: text(200, { group: 'contact', together: 'site' }),
  dontHaveSite: yes(false, { group: 'contact', together: 'site' }),
  socialLinks: record(
    { instagram: text(200), facebook: text(200), linkedin: text(200), youtube: text(200), tiktok: text(200) },
    { group: 'contact' },
  ),
  phone: text(20, { group: 'contact', form: 'phone' }),
  ...address,
} as const

/** What reviewers read of a recruiter. */
export const recruiterFields = {
  name: text(200, { group: 'person' }),
  email: text(254, { group: 'person', changeable: false }),
  phones,
  joining: record(
    { company: text(200), idcard: text(20, { form: 'cnpj' }) },
    { group: 'organization', changeable: false },
  ),
  waitingJob: record({ jobName: text(120) }, { group: 'organization', changeable: false }),
} as const

/** What reviewers read of a candidate. */
export const candidateFields = {
  name: text(200, { group: 'person' }),
  cpf: text(14, { group: 'person', form: 'cpf' }),
  birthDate: text(10, { group: 'person', form: 'day' }),
  gender: code('gender', { group: 'person' }),
  email: text(254, { group: 'person', changeable: false }),
  phones,
  ...address,
  pcdData: record(
    {
      pcdCondition: yes(false),
      pcdType: codes('pcdType', 10),
      handicaps: items('handicaps', 20),
      handicapInfo: text(1000),
      inssInfo: yes(false),
      cid10Number: text(10),
      cidDate: text(10, { form: 'day' }),
      rehabilitatedDescription: text(1000),
    },
    { group: 'pcd', together: 'pcd' },
  ),
  /** The choice that belongs to the data on a disability. */
  agreeFoundByDisability: yes(false, { reviewed: false, together: 'pcd' }),
} as const
