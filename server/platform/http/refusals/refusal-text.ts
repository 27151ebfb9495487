import type { RefusalCode } from '@trampolim/contract/refusals.ts'
import { faults } from '@trampolim/phrases/pt-br/faults.ts'
import { refusals } from '@trampolim/phrases/pt-br/refusals.ts'
import { type PhraseValues, speak } from '@trampolim/phrases/speak.ts'

const t = speak(refusals)

/** The Portuguese sentence of a refusal. */
export function refusalText(code: RefusalCode, values?: PhraseValues): string {
  return t(code, values)
}

/** The Portuguese sentence of a fault in a field. */
export function faultText(code: string): string {
  return code in faults ? faults[code as keyof typeof faults] : faults.invalid
}
