import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { RefusalCode } from '@trampolim/contract/refusals.ts'
import { isEmail } from '@trampolim/marketplace/registration/email.ts'
import { signIn as texts } from '@trampolim/phrases/pt-br/sign-in.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type ActionFunctionArgs, data } from 'react-router'
import { callsContext, siteContext } from '../../platform/context.ts'
import type { Faults } from '../../platform/faults.ts'
import { afterSignIn } from '../accounts/after-sign-in.ts'
import { goToSecondStep } from '../second-step/go-to-second-step.ts'
import { type SignInArea, signInAreas } from './areas.ts'

const t = speak(texts)

/**
 * What the form shows again after a fault: everything except the password; `area` is the account's own area if it is
 * another.
 */
export type SignInTry = {
  email: string
  rememberMe: boolean
  title: string
  faults: Faults
  area?: SignInArea | undefined
}

/** Signs a person in to an area and redirects to the requested page. */
export async function signIn(area: SignInArea, { request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const email = String(form.get('email') ?? '').trim()
  const password = String(form.get('password') ?? '')
  const rememberMe = form.get('rememberMe') === 'on'
  const again = (status: number, title: string, faults: Faults, retryAfter?: number) => {
    const headers: HeadersInit = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
    return data<SignInTry>({ email, rememberMe, title, faults }, { status, headers })
  }

  const missing = faultsOf(email, password)
  if (Object.keys(missing).length > 0) return again(422, t('faults.title'), missing)
  const { publicUrl } = context.get(siteContext)
  const wanted = new URL(request.url).searchParams.get('redirect')
  try {
    const session = await context
      .get(callsContext)
      .gateway.accounts.login({ type: signInAreas[area].type, email, password, rememberMe })
    return afterSignIn({ session, request, publicUrl, wanted, rememberMe, now: new Date() })
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    const next = goToSecondStep(refused, { area, publicUrl, wanted })
    if (next) return next
    const own = areaToldBy(refused.code)
    if (own) return data<SignInTry>({ email, rememberMe, title: '', faults: {}, area: own }, refused.status)
    return again(refused.status, t('faults.failedTitle'), { '': textOf(refused) }, refused.retryAfter)
  }
}

/** The area that a refusal names if the password is right but the account belongs to another area. */
function areaToldBy(code: RefusalCode): SignInArea | undefined {
  return (Object.keys(signInAreas) as SignInArea[]).find((each) => code === `sign_in_as_${each}`)
}

function faultsOf(email: string, password: string): Faults {
  return {
    ...(email === '' && { email: t('faults.emailRequired') }),
    ...(email !== '' && !isEmail(email) && { email: t('faults.emailInvalid') }),
    ...(password === '' && { password: t('faults.passwordRequired') }),
  }
}

/** The person can act on the texts of these two; any other is shown with its code (specification, data §8). */
function textOf({ code, message }: { code: string; message: string }): string {
  return code === 'wrong_credentials' || code === 'too_many_sign_ins' ? message : t('faults.failed', { code, message })
}
