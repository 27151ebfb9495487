import type { Calls } from '@trampolim/contract/client/calls.ts'
import { type Refused, refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { ShownSecret } from '@trampolim/contract/gateway/second-step.ts'
import { secondStep } from '@trampolim/phrases/pt-br/second-step.ts'
import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { Faults } from '../../platform/faults.ts'

const t = speak(secondStep)
const s = speak(signIn)

/** The intents of the forms about one-time codes and recovery codes. */
export const codesIntents = {
  start: 'start-codes',
  confirm: 'confirm-codes',
  off: 'codes-off',
  renew: 'renew-recovery-codes',
} as const
type CodesIntent = (typeof codesIntents)[keyof typeof codesIntents]

/**
 * The result of a form, while its answer is shown on the page: the secret for an authenticator app, new recovery codes,
 * or faults.
 */
export type CodesTried = {
  codes: CodesIntent | 'recovery'
  faults: Faults
  started?: ShownSecret & { kept: string }
  recoveryCodes?: readonly string[]
}

/** The intent of a form about codes; undefined for any other form. */
export function codesIntentOf(form: FormData): CodesIntent | undefined {
  return Object.values(codesIntents).find((each) => each === form.get('intent'))
}

type Done = { done: 'off' } | { tried: CodesTried; status: number }

/** Carries out a form about codes. Server only. */
export async function doCodesIntent({ gateway }: Calls, intent: CodesIntent, form: FormData): Promise<Done> {
  const { secondStep: calls } = gateway
  const field = (name: string) => String(form.get(name) ?? '')
  const [password, code, kept] = [field('password'), field('code').trim(), field('kept')]
  if (intent === codesIntents.confirm) return confirm(gateway, { kept, code })
  const failed = (faults: Faults, status: number): Done => ({ tried: { codes: intent, faults }, status })
  if (password === '') return failed({ password: s('faults.passwordRequired') }, 422)
  try {
    if (intent === codesIntents.start) {
      return { tried: { codes: intent, faults: {}, started: await calls.startOneTimeCodes({ password }) }, status: 200 }
    }
    if (intent === codesIntents.renew) {
      const { recoveryCodes } = await calls.renewRecoveryCodes({ password })
      return { tried: { codes: 'recovery', faults: {}, recoveryCodes }, status: 200 }
    }
    await calls.switchOff({ password })
    return { done: 'off' }
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    if (refused.code === 'one_time_codes_off') return { done: 'off' }
    return failed({ [refused.code === 'wrong_password' ? 'password' : '']: refused.message }, refused.status)
  }
}

/** Switches one-time codes on with the first code; after a wrong one the same secret is shown again. */
async function confirm(
  { secondStep: calls }: Calls['gateway'],
  { kept, code }: { kept: string; code: string },
): Promise<Done> {
  const again = async ({
    code: refusal,
    message,
    status,
  }: Pick<Refused, 'code' | 'message' | 'status'>): Promise<Done> => {
    const faults: Faults = { [refusal === 'wrong_second_code' ? 'code' : '']: message }
    const isOver = refusal === 'second_step_expired' || refusal === 'one_time_codes_on'
    if (isOver) return { tried: { codes: codesIntents.start, faults }, status }
    const started = { kept, ...(await calls.readStarted({ kept })) }
    return { tried: { codes: codesIntents.confirm, faults, started }, status }
  }
  try {
    if (code === '') return await again({ code: 'wrong_second_code', message: t('faults.codeRequired'), status: 422 })
    const { recoveryCodes } = await calls.switchOn({ kept, code: code.slice(0, 40) })
    return { tried: { codes: 'recovery', faults: {}, recoveryCodes }, status: 200 }
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    return again(refused)
  }
}
