import { isCpf, normaliseCpf } from '@trampolim/marketplace/registration/cpf.ts'
import { z } from 'zod'
import type { House } from '../platform/house.ts'
import { askOutside } from '../platform/outside.ts'
import { isCpfTaken } from './queries.ts'
import { provedMailbox } from './taken-questions.ts'

const patience = 5000

export type IdcardCheck = { valid: boolean; checked: 'digits' | 'rfb'; unique: boolean | null }

/**
 * Checks a CPF: its digits, and with the birth date at the service at RFB_URL where there is one. Whether it is taken is
 * told only to someone whose e-mail's code was entered (product, who sees what).
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

const verdict = z.object({ valid: z.boolean() })

/** The service takes `POST {"cpf": "<eleven digits>", "birthDate": "1990-12-31"}` and answers `{"valid": true}`; null without an answer. */
async function askReceita({ configuration: { rfbUrl }, log }: House, question: { cpf: string; birthDate: string }) {
  if (!rfbUrl) return null
  try {
    const answer = await askOutside(rfbUrl, { body: question, patience })
    return answer.ok ? verdict.parse(await answer.json()).valid : null
  } catch (err) {
    log.warn({ err }, 'the service at RFB_URL did not answer')
    return null
  }
}
