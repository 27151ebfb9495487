import type { FaultCode } from '../faults.ts'
import { formatCnpj, isCnpj } from '../organizations/cnpj.ts'
import { siteHost } from '../organizations/company-email.ts'
import { formatCid10, isCid10 } from '../registration/cid10.ts'
import { formatCpf, isCpf } from '../registration/cpf.ts'
import { isEmail } from '../registration/email.ts'
import { isPersonName } from '../registration/person-name.ts'
import { formatPhone, isCellPhone, isPhone } from '../registration/phone.ts'

type TextForm = {
  readonly has: (text: string) => boolean
  /** The fault of a text that has another format. */
  readonly fault: FaultCode
  /** Formats the text for display; without it, the text is shown as it is written. */
  readonly show?: (text: string) => string
  /**
   * All valid texts have the same length, so that a longer text is reported with the format's own fault and not as too
   * long.
   */
  readonly fixed?: true
}

/** The formats that texts can have. */
export const textForms = {
  personName: { has: isPersonName, fault: 'invalid_name' },
  email: { has: isEmail, fault: 'invalid_email' },
  site: { has: (text) => siteHost(text) !== undefined, fault: 'invalid_site' },
  cpf: { has: isCpf, fault: 'invalid_cpf', show: formatCpf, fixed: true },
  cnpj: { has: isCnpj, fault: 'invalid_cnpj', show: formatCnpj, fixed: true },
  cellPhone: { has: isCellPhone, fault: 'invalid_phone', show: formatPhone, fixed: true },
  phone: { has: isPhone, fault: 'invalid_phone', show: formatPhone, fixed: true },
  cid10: { has: isCid10, fault: 'invalid_cid10', show: formatCid10, fixed: true },
} as const satisfies Readonly<Record<string, TextForm>>
export type TextFormName = keyof typeof textForms

/** A format by its name, typed so that all optional properties can be read. */
export const textForm = (name: TextFormName): TextForm => textForms[name]
