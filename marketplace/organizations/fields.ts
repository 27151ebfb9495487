import { code, item, record, text, yes } from '../fields/field.ts'
import { addressFields } from '../registration/fields.ts'

type Chosen = { readonly dontHaveSite?: boolean | null }
const link = text(200, { form: 'site' })

/** An organisation as its recruiters write it (specification, data §3.2). Without a trade name it is shown as 'Confidencial'. */
export const organizationFields = {
  idcard: text(20, { group: 'company', form: 'cnpj', required: true, changeable: false, readBy: 'owner' }),
  companyName: text(120, { group: 'company' }),
  officialName: text(160, { group: 'company' }),
  employeeNumber: code('companySize', { group: 'company', required: true }),
  branchOfActivity: item('companyAreas', { group: 'company', required: true }),
  description: text(4000, { group: 'company' }),
  site: text(200, {
    group: 'contact',
    together: 'site',
    form: 'site',
    required: 'site_required',
    when: ({ dontHaveSite }: Chosen) => dontHaveSite !== true,
  }),
  dontHaveSite: yes(false, { group: 'contact', together: 'site' }),
  /** Addresses of profiles by network. */
  socialLinks: record(
    { instagram: link, facebook: link, linkedin: link, youtube: link, tiktok: link },
    { group: 'contact', readBy: 'owner' },
  ),
  phone: text(20, { group: 'contact', form: 'phone', readBy: 'owner' }),
  zipCode: { ...addressFields.zipCode, readBy: 'owner' },
  cityState: { ...addressFields.cityState, readBy: 'owner' },
  district: { ...addressFields.district, readBy: 'owner' },
  street: { ...addressFields.street, readBy: 'owner' },
} as const
