import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { safeRedirect } from '@trampolim/marketplace/accounts/safe-redirect.ts'
import { relyingPartyOf } from '@trampolim/marketplace/accounts/sign-in/passkeys.ts'
import { secondStep } from '@trampolim/phrases/pt-br/second-step.ts'
import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { FormSummary } from '../../../design/form-summary.tsx'
import { TextField } from '../../../design/text-field.tsx'
import { AccountFields, AccountLinks, AccountPage } from '../../../parts/accounts/account-page.tsx'
import { afterSignIn } from '../../../parts/accounts/after-sign-in.ts'
import { PasskeyButton } from '../../../parts/passkeys/passkey-button.tsx'
import { signInAreas } from '../../../parts/sign-in/areas.ts'
import { callsContext, siteContext } from '../../../platform/context.ts'
import { forgetSecondStep, keptSecondStep } from '../../../platform/cookies/second-step-cookie.ts'
import type { Faults } from '../../../platform/faults.ts'
import { asSearch } from '../../../platform/href.ts'
import type { Route } from './+types/second-step.ts'

const t = speak(secondStep)

/** The sign-in stored in this browser that waits for its second step; redirects back if there is none. */
function waitingIn({ request, url, context }: Route.LoaderArgs | Route.ActionArgs) {
  const { publicUrl } = context.get(siteContext)
  const wanted = safeRedirect(url.searchParams.get('redirect')) ?? null
  const waiting = keptSecondStep(request, publicUrl)
  const back = () => {
    const path = signInAreas[waiting?.area ?? 'professional'].path
    return redirect(path + asSearch({ secondStep: 'expired', redirect: wanted }), {
      headers: { 'set-cookie': forgetSecondStep(publicUrl) },
    })
  }
  if (!waiting) throw back()
  return { ...waiting, publicUrl, wanted, back }
}

export async function loader(args: Route.LoaderArgs) {
  const { area, kept, publicUrl, wanted, back } = waitingIn(args)
  try {
    const { secondStep: calls } = args.context.get(callsContext).gateway
    const { oneTimeCodes, passkeys } = await calls.readWaiting({ kept })
    const { privacyEmail } = args.context.get(siteContext)
    const offersPasskeys = passkeys && relyingPartyOf(publicUrl) !== null
    return { area, oneTimeCodes, offersPasskeys, redirect: wanted, privacyEmail }
  } catch (problem) {
    if (refusalOf(problem)?.code !== 'second_step_expired') throw problem
    throw back()
  }
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const { kept, publicUrl, wanted, back } = waitingIn(args)
  const code = String((await request.formData()).get('code') ?? '').trim()
  if (code === '') return data<Faults>({ code: t('faults.codeRequired') }, 422)
  try {
    const session = await context
      .get(callsContext)
      .gateway.secondStep.finishSecondStep({ kept, code: code.slice(0, 40) })
    const { redirect: begunWith, rememberMe } = session
    const to = begunWith ?? wanted
    const answer = afterSignIn({ session, request, publicUrl, wanted: to, rememberMe, now: new Date() })
    answer.headers.append('set-cookie', forgetSecondStep(publicUrl))
    return answer
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    if (refused.code === 'second_step_expired') return back()
    const headers: HeadersInit = refused.retryAfter === undefined ? {} : { 'retry-after': String(refused.retryAfter) }
    const field = refused.code === 'wrong_second_code' ? 'code' : ''
    return data<Faults>({ [field]: refused.message }, { status: refused.status, headers })
  }
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => {
  const all = new Headers(actionHeaders)
  all.set('cache-control', 'no-store')
  return all
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('signIn.title')} · Trampolim` }, { name: 'robots', content: 'noindex' }]
}

export default function SecondStep({ loaderData, actionData: faults = {} }: Route.ComponentProps) {
  const { area, oneTimeCodes, offersPasskeys, redirect: wanted, privacyEmail } = loaderData
  const busy = useNavigation().formData?.has('code') ?? false
  return (
    <AccountPage
      title={t('signIn.title')}
      intro={oneTimeCodes ? t('signIn.intro') : t('signIn.introRecovery')}
      motto={signIn.motto}
    >
      <FormSummary title={t('signIn.failedTitle')} faults={faults} />
      {offersPasskeys && <PasskeyButton area={area} redirect={wanted} />}
      <Form method="post" noValidate>
        <AccountFields>
          <TextField
            name="code"
            label={oneTimeCodes ? t('signIn.code') : t('signIn.recoveryCode')}
            hint={oneTimeCodes ? t('signIn.codeHint') : undefined}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            fault={faults.code}
          />
          <Button type="submit" look="main" size="large" wide loading={busy}>
            {t('signIn.submit')}
          </Button>
        </AccountFields>
      </Form>
      <AccountLinks>
        <Link to={signInAreas[area].path + asSearch({ redirect: wanted })}>{t('signIn.back')}</Link>
        <span>{t('signIn.lost', { email: privacyEmail })}</span>
      </AccountLinks>
    </AccountPage>
  )
}
