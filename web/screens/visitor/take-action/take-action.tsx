import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { signInPaths } from '@trampolim/marketplace/accounts/audiences.ts'
import type { LoginType } from '@trampolim/marketplace/accounts/roles.ts'
import { faultsOfNewPassword } from '@trampolim/marketplace/registration/personal-data.ts'
import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, Form, redirect, type ShouldRevalidateFunctionArgs, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { FormSummary } from '../../../design/form-summary.tsx'
import { PasswordField } from '../../../design/password-field.tsx'
import { EmptyState, ErrorState } from '../../../design/states.tsx'
import { AccountFields, AccountPage } from '../../../parts/accounts/account-page.tsx'
import { faultsTitle, toldFaults } from '../../../parts/form/told-faults.ts'
import { signInAreas } from '../../../parts/sign-in/areas.ts'
import { callsContext, personContext, placeContext } from '../../../platform/context.ts'
import { keepDevice } from '../../../platform/device-cookie.ts'
import { type Faults, textsOf, textsOfCall } from '../../../platform/faults.ts'
import { asSearch, href } from '../../../platform/href.ts'
import { endSession } from '../../../platform/session-cookie.ts'
import type { Route } from './+types/take-action.ts'
import { Join, Joined } from './join.tsx'

const t = speak('sign-in', signIn)

const titles = {
  'stop-alert': 'action.stopTitle',
  'reset-password': 'action.resetTitle',
  'join-organization': 'action.joinTitle',
} as const

/** A link that can't be used any more, or never could. */
type Dead = 'expired' | 'unknown'

export async function loader({ request, context }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get('id') ?? ''
  if (id === '') return data({ state: 'unknown' as const }, 404)
  try {
    const action = await context.get(callsContext).gateway.accounts.readAction({ id })
    return data({ state: 'open' as const, ...action, own: context.get(personContext)?.email ?? null })
  } catch (problem) {
    const dead = deadOf(problem)
    return data({ state: dead.state }, dead.status)
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const id = new URL(request.url).searchParams.get('id') ?? ''
  const form = await request.formData()
  const { accounts } = context.get(callsContext).gateway
  const { publicUrl } = context.get(placeContext)
  const headers = new Headers()
  let door: string = signInPaths.professional
  try {
    const { kind, email } = await accounts.readAction({ id })
    if (kind === 'stop-alert') {
      await accounts.takeAction({ id })
      return data({ state: 'stopped' as const, faults: {} as Faults })
    }
    if (kind === 'join-organization') {
      await context.get(callsContext).gateway.organizations.joinByLink({ id })
      return data({ state: 'joined' as const, faults: {} as Faults })
    }
    const password = String(form.get('password') ?? '')
    const confirmPassword = String(form.get('confirmPassword') ?? '')
    const faults = textsOf(faultsOfNewPassword({ password, confirmPassword }, { owner: { email } }))
    if (Object.keys(faults).length > 0) return data({ state: 'open' as const, faults }, 422)
    const { deviceToken, type } = await accounts.takeAction({ id, password })
    door = doorOf(type)
    if (deviceToken) headers.append('set-cookie', keepDevice(deviceToken, { request, publicUrl }))
  } catch (problem) {
    const refused = refusalOf(problem)
    if (refused?.code === 'invalid_form') {
      return data({ state: 'open' as const, faults: textsOfCall(refused.fields) }, refused.status)
    }
    // The page itself says with which account to come back.
    if (refused?.status === 401 || refused?.status === 403) {
      return data({ state: 'open' as const, faults: {} as Faults }, refused.status)
    }
    const dead = deadOf(problem)
    return data({ state: dead.state, faults: {} as Faults }, dead.status)
  }
  // A new password has ended every session of that account; this browser's may be one of them.
  if (context.get(personContext)) headers.append('set-cookie', endSession(publicUrl))
  return redirect(door + asSearch({ newPassword: true }), { headers })
}

/** The sign-in page of the area that the account belongs to. */
function doorOf(type: LoginType): string {
  return Object.values(signInAreas).find((area) => area.type === type)?.path ?? signInPaths.professional
}

/** The address carries the proof that whoever opens it may act: it goes nowhere, and the page is kept nowhere. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })

/** Once the act is done the link is used up: what the page was opened with stays. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined && defaultShouldRevalidate

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const title =
    loaderData.state === 'open'
      ? t(titles[loaderData.kind], { subject: loaderData.subject })
      : t(`action.${loaderData.state}Title`)
  return [
    { title: `${title} · Trampolim` },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function TakeAction({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state === 'submitting'
  if (actionData?.state === 'stopped') return <Stopped />
  if (actionData?.state === 'joined') return <Joined />
  if (actionData && actionData.state !== 'open') return <DeadLink state={actionData.state} />
  if (loaderData.state !== 'open') return <DeadLink state={loaderData.state} />
  const { kind, email, subject, own } = loaderData
  if (kind === 'stop-alert') {
    return (
      <AccountPage title={t('action.stopTitle')} intro={t('action.stopIntro', { subject })} motto={t('motto')}>
        <Form method="post">
          <Button type="submit" look="main" size="large" loading={busy}>
            {t('action.stopSubmit')}
          </Button>
        </Form>
      </AccountPage>
    )
  }
  if (kind === 'join-organization') return <Join {...{ email, subject, own, busy }} />
  return (
    <AccountPage title={t('action.resetTitle')} intro={t('action.resetIntro', { email })} motto={t('motto')}>
      <NewPassword email={email} faults={actionData?.faults ?? {}} busy={busy} />
    </AccountPage>
  )
}

function NewPassword({ email, faults, busy }: { email: string; faults: Faults; busy: boolean }) {
  const shown = { showLabel: t('show'), hideLabel: t('hide'), autoComplete: 'new-password', maxLength: 200 } as const
  return (
    <>
      <FormSummary title={faultsTitle(faults, t('faults.check'))} faults={toldFaults(faults)} />
      <Form method="post" noValidate>
        {/* Password keepers store the new password for this account. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <AccountFields>
          <PasswordField
            {...shown}
            name="password"
            label={t('action.password')}
            hint={t('action.passwordHint')}
            fault={faults.password}
          />
          <PasswordField {...shown} name="confirmPassword" label={t('action.confirm')} fault={faults.confirmPassword} />
          <Button type="submit" look="main" size="large" wide loading={busy}>
            {t('action.resetSubmit')}
          </Button>
        </AccountFields>
      </Form>
    </>
  )
}

function Stopped() {
  return (
    <EmptyState
      scene="done"
      level={1}
      title={t('action.stoppedTitle')}
      text={t('action.stopped')}
      actions={
        <ButtonLink look="main" to={href('/search')}>
          {t('action.search')}
        </ButtonLink>
      }
    />
  )
}

function DeadLink({ state }: { state: Dead }) {
  return (
    <ErrorState
      scene="closed"
      level={1}
      title={t(`action.${state}Title`)}
      text={t(`action.${state}`)}
      actions={
        <ButtonLink look="main" to={href('/forgot-password')}>
          {t('action.askAgain')}
        </ButtonLink>
      }
    />
  )
}

function deadOf(problem: unknown): { state: Dead; status: number } {
  const refused = refusalOf(problem)
  if (refused?.code === 'action_expired') return { state: 'expired', status: 410 }
  if (refused?.code === 'action_not_found' || refused?.code === 'invalid_form') return { state: 'unknown', status: 404 }
  throw problem
}
