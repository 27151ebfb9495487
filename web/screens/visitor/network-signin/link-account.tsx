import type { Calls } from '@trampolim/contract/client/calls.ts'
import { type Refused, refusalOf } from '@trampolim/contract/client/refusal.ts'
import { networks } from '@trampolim/marketplace/accounts/sign-in/networks.ts'
import { networkSignIn } from '@trampolim/phrases/pt-br/network-sign-in.ts'
import { networkNames } from '@trampolim/phrases/pt-br/networks.ts'
import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { FormSummary } from '../../../design/form-summary.tsx'
import { Notice } from '../../../design/notice.tsx'
import { PasswordField } from '../../../design/password-field.tsx'
import { TextField } from '../../../design/text-field.tsx'
import { AccountFields, AccountLinks, AccountPage } from '../../../parts/accounts/account-page.tsx'
import { afterSignIn } from '../../../parts/accounts/after-sign-in.ts'
import { DemoMailHint } from '../../../parts/accounts/demo-mail-hint.tsx'
import { goToSecondStep } from '../../../parts/second-step/go-to-second-step.ts'
import { signInAreas } from '../../../parts/sign-in/areas.ts'
import { failurePath } from '../../../parts/sign-in/network-failure.ts'
import { callsContext, siteContext } from '../../../platform/context.ts'
import { forgetNetworkStart, keptNetworkStart } from '../../../platform/cookies/network-cookie.ts'
import type { Faults } from '../../../platform/faults.ts'
import type { Route } from './+types/link-account.ts'

const t = speak(networkSignIn)
const s = speak(signIn)

/** The person whose account is to be linked, as stored in this browser; redirects back if nothing is stored. */
async function readUnproved({ request, params, context }: Route.LoaderArgs | Route.ActionArgs) {
  const { network } = params
  const { publicUrl } = context.get(siteContext)
  const begun = keptNetworkStart(request, publicUrl)
  if (!networks.has(network) || !begun) throw redirect(signInAreas.professional.path)
  const area = begun.start === 'recruiter' ? 'recruiter' : 'professional'
  const { kept } = begun
  try {
    const { email } = await context.get(callsContext).gateway.networks.readProofNeeded({ network, kept })
    return { network, area, kept, email } as const
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    throw redirect(failurePath({ area, network, code: refused.code, redirect: null }), {
      headers: { 'set-cookie': forgetNetworkStart(publicUrl) },
    })
  }
}

export async function loader(args: Route.LoaderArgs) {
  const { network, area, email } = await readUnproved(args)
  return { network, email, otherWay: signInAreas[area].path, demo: args.context.get(siteContext).demo }
}

/** What the form shows next: after a code was sent, its field. */
type Tried = { faults: Faults; verificationId: string }

export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const { network, area, kept, email } = await readUnproved(args)
  const { publicUrl } = context.get(siteContext)
  const calls = context.get(callsContext)
  const form = await request.formData()
  const verificationId = String(form.get('verificationId') ?? '')
  const again = ({ status, message }: Pick<Refused, 'status' | 'message'>, field: string) =>
    data<Tried>({ faults: { [field]: message }, verificationId }, status)
  const byCode = verificationId !== ''
  const field = byCode ? 'code' : 'password'
  try {
    if (form.get('intent') === 'send-code') {
      return data<Tried>({ faults: {}, verificationId: await sendCode(calls, email) })
    }
    const value = String(form.get(field) ?? '').trim()
    if (value === '')
      return again({ status: 422, message: s(byCode ? 'faults.codeRequired' : 'faults.passwordRequired') }, field)
    if (byCode) await calls.socialMedia.validations.validateCode({ channel: 'email', verificationId, code: value })
    const session = await calls.gateway.networks.proveAccount({
      network,
      kept,
      ...(byCode ? { emailVerificationId: verificationId } : { password: String(form.get('password')) }),
    })
    const { redirect: wanted, rememberMe } = session
    const answer = afterSignIn({ session, request, publicUrl, wanted, rememberMe, now: new Date() })
    answer.headers.append('set-cookie', forgetNetworkStart(publicUrl))
    return answer
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    const next = goToSecondStep(refused, { area, publicUrl, wanted: null })
    next?.headers.append('set-cookie', forgetNetworkStart(publicUrl))
    if (next) return next
    if (refused.code === 'invalid_form')
      return again({ ...refused, message: Object.values(refused.fields)[0]?.message ?? refused.message }, field)
    return again(refused, form.get('intent') === 'send-code' ? '' : field)
  }
}

async function sendCode({ socialMedia }: Calls, destination: string): Promise<string> {
  return (await socialMedia.validations.sendCode({ channel: 'email', destination })).verificationId
}

export const headers = () => ({ 'cache-control': 'no-store' })

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('proof.title')} · Trampolim` }, { name: 'robots', content: 'noindex' }]
}

export default function LinkAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { network, email, otherWay, demo } = loaderData
  const { faults = {}, verificationId = '' } = actionData ?? {}
  const busy = useNavigation().formData?.get('intent')
  const names = { network: networkNames[network], email }
  return (
    <AccountPage title={t('proof.title')} intro={t('proof.intro', names)} motto={s('motto')}>
      <FormSummary title={t('proof.faults')} faults={faults} />
      {verificationId === '' ? (
        <>
          <Form method="post" noValidate>
            <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
            <AccountFields>
              <PasswordField
                name="password"
                label={t('proof.password')}
                showLabel={s('show')}
                hideLabel={s('hide')}
                maxLength={200}
                fault={faults.password}
              />
              <Button
                type="submit"
                name="intent"
                value="prove"
                look="main"
                size="large"
                wide
                loading={busy === 'prove'}
              >
                {t('proof.submit')}
              </Button>
            </AccountFields>
          </Form>
          <Form method="post">
            <AccountFields>
              <p>{t('proof.orCode')}</p>
              <Button type="submit" name="intent" value="send-code" wide loading={busy === 'send-code'}>
                {t('proof.sendCode')}
              </Button>
            </AccountFields>
          </Form>
        </>
      ) : (
        <>
          <Notice live>{t('proof.codeSent', { email })}</Notice>
          {demo && <DemoMailHint />}
          <Form method="post" noValidate>
            <input type="hidden" name="verificationId" value={verificationId} />
            <AccountFields>
              <TextField
                name="code"
                label={t('proof.code')}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={20}
                fault={faults.code}
              />
              <Button
                type="submit"
                name="intent"
                value="prove"
                look="main"
                size="large"
                wide
                loading={busy === 'prove'}
              >
                {t('proof.submitCode')}
              </Button>
            </AccountFields>
          </Form>
        </>
      )}
      <AccountLinks>
        <Link to={otherWay}>{t('proof.otherWay')}</Link>
      </AccountLinks>
    </AccountPage>
  )
}
