import { publicCalls } from '@trampolim/contract/public-calls.ts'
import { type RefusalCode, statusOf } from '@trampolim/contract/refusals.ts'
import { refusals } from '@trampolim/phrases/pt-br/refusals.ts'
import { speak } from '@trampolim/phrases/speak.ts'

const t = speak(refusals)

/** The codes that any call may be refused with, in the order in which a client meets them. */
const ofAnyCall: readonly RefusalCode[] = [
  'invalid_form',
  'too_many_requests',
  'api_key_unknown',
  'call_not_found',
  'malformed_request',
  'sign_in_required',
  'role_not_allowed',
  'second_step_needed',
  'foreign_origin',
  'sent_too_slowly',
  'quota_reached',
  'gone_meanwhile',
  'not_available_now',
  'unexpected',
]

/** Values for the placeholders of some sentences, as examples. */
const filled = { wait: '3 horas', id: '01a210e4865fb00000000123', most: 5 }

/** A code with its status and its sentence. */
export type ShownRefusal = ReturnType<typeof shownRefusal>

const shownRefusal = (code: RefusalCode) => ({ code, status: statusOf(code), message: t(code, filled) })

/** The codes of refusals: those of any call, then those of single calls that anyone may make, by name. Server only. */
export function shownRefusals() {
  const others = new Set(publicCalls().flatMap(({ meta }) => meta.fails))
  return {
    any: ofAnyCall.map(shownRefusal),
    others: [...others]
      .filter((code) => !ofAnyCall.includes(code))
      .toSorted()
      .map(shownRefusal),
  }
}
