import type { Fault } from '@trampolim/marketplace/faults.ts'
import { isCpf, normaliseCpf } from '@trampolim/marketplace/registration/cpf.ts'
import { isDay } from '@trampolim/marketplace/time/days.ts'
import { z } from 'zod'
import type { House } from '../platform/house.ts'
import { askOutside } from '../platform/outside.ts'

const timeout = 5000
const verdict = z.object({ valid: z.boolean() })

type Question = { cpf: string; birthDate: string }

/**
 * Asks the service at RFB_URL whether a CPF and a birth date belong together: `POST {"cpf": "<eleven digits>",
 * "birthDate": "1990-12-31"}`, answered by `{"valid": true}`. Null without a service or an answer.
 */
export async function askReceita({ configuration: { rfbUrl }, log }: House, question: Question) {
  if (!rfbUrl) return null
  try {
    const answer = await askOutside(rfbUrl, { body: question, timeout })
    return answer.ok ? verdict.parse(await answer.json()).valid : null
  } catch (err) {
    log.warn({ err }, 'the service at RFB_URL did not answer')
    return null
  }
}

/**
 * Returns the fault if the Receita rejects a CPF that is about to be stored; no answer is not a fault. It must be
 * called outside of transactions.
 */
export async function faultsOfReceita(house: House, { cpf, birthDate }: Question): Promise<Fault[]> {
  if (!isCpf(cpf) || !isDay(birthDate)) return []
  const isRight = await askReceita(house, { cpf: normaliseCpf(cpf), birthDate })
  return isRight === false ? [{ field: 'cpf', code: 'invalid_cpf' }] : []
}
