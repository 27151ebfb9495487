import { isCpf, normaliseCpf } from '@trampolim/marketplace/registration/cpf.ts'
import type { House } from '../platform/house.ts'
import { askReceita } from './ask-receita.ts'
import { isCpfTaken } from './queries.ts'
import { provedMailbox } from './taken-questions.ts'

export type IdcardCheck = { valid: boolean; checked: 'digits' | 'rfb'; unique: boolean | null }

/**
 * Checks a CPF: its digits and, with the birth date, the service at RFB_URL if configured. Only a person whose e-mail's
 * code was entered learns whether it is taken (product, who sees what).
 */
export async function validateIdcard(
  house: House,
  { idcard, birthDate, verificationId }: { idcard: string; birthDate: string; verificationId: string | undefined },
): Promise<IdcardCheck> {
  if (!isCpf(idcard)) return { valid: false, checked: 'digits', unique: null }
  const cpf = normaliseCpf(idcard)
  const [outside, unique] = await Promise.all([
    askReceita(house, { cpf, birthDate }),
    uniqueness(house, { cpf, verificationId }),
  ])
  return { valid: outside ?? true, checked: outside === null ? 'digits' : 'rfb', unique }
}

async function uniqueness(
  house: House,
  { cpf, verificationId }: { cpf: string; verificationId: string | undefined },
): Promise<boolean | null> {
  const mailbox = await provedMailbox(house, verificationId)
  return mailbox === null ? null : !(await isCpfTaken(house.database, cpf))
}
