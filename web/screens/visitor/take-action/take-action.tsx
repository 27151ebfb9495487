import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { newPasswordPathOf, signInPaths } from '@trampolim/marketplace/accounts/audiences.ts'
import type { LoginType } from '@trampolim/marketplace/accounts/roles.ts'
import { faultsOfNewPassword } from '@trampolim/marketplace/registration/personal-data.ts'
import { receipts } from '@trampolim/phrases/pt-br/receipts.ts'
import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, Form, redirect, useNavigation, useRouteLoaderData } from 'react-router'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { FormSummary } from '../../../design/form-summary.tsx'
import { PasswordField } from '../../../design/password-field.tsx'
import { EmptyState, ErrorState } from '../../../design/states.tsx'
import { AccountFields, AccountPage } from '../../../parts/accounts/account-page.tsx'
import { faultsForSummary, faultsTitle } from '../../../parts/form/fault-summary.ts'
import type { FrameData } from '../../../parts/frame/frame-data.ts'
import { signInAreas } from '../../../parts/sign-in/areas.ts'
import { callsContext, personContext, siteContext } from '../../../platform/context.ts'
import { keepDevice } from '../../../platform/cookies/device-cookie.ts'
import { endSession } from '../../../platform/cookies/session-cookie.ts'
import { type Faults, textsOf, textsOfCall } from '../../../platform/faults.ts'
import { roleOf } from '../../../platform/guard.ts'
import { asSearch, href } from '../../../platform/href.ts'
import type { Route } from './+types/take-action.ts'
import { checkReceipt } from './check-receipt.ts'
import { Join, Joined } from './join.tsx'
import { ReceiptCheck } from './receipt-check.tsx'

const t = speak(signIn)

const titles = {
  'stop-alert': 'action.stopTitle',
  'reset-password': 'action.resetTitle',
  'join-organization': 'action.joinTitle',
  'undo-email': 'action.undoTitle',
} as const

type Kind = keyof typeof titles

/** Why a link doesn't work: it has expired, or is unknown. */
type Dead = 'expired' | 'unknown'

/**
 * The result of the action, as named in the address afterwards: the link itself has been used and identifies nothing
 * any more.
 */
const outcomes = { stopped: Stopped, joined: Joined } as const
type Outcome = keyof typeof outcomes

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams
  const done = asked.get('done')
  if (isOutcome(done)) return data({ state: done })
  const code = asked.get('code')
  if (code !== null || asked.get('kind') === 'receipt') return checkReceipt(context.get(callsContext), code ?? '')
  const id = asked.get('id') ?? ''
  const person = context.get(personContext)
  const newPassword = newPasswordPathOf(roleOf(person))
  if (id === '') return data({ state: 'unknown' as const, kind: kindIn(asked), newPassword }, 404)
  try {
    const action = await context.get(callsContext).gateway.accounts.readAction({ id })
    return data({ state: 'open' as const, ...action, own: person?.email ?? null, newPassword })
  } catch (problem) {
    const dead = deadOf(problem)
    return data({ state: dead.state, kind: kindIn(asked), newPassword }, dead.status)
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const id = new URL(request.url).searchParams.get('id') ?? ''
  const form = await request.formData()
  const { accounts } = context.get(callsContext).gateway
  const { publicUrl } = context.get(siteContext)
  const headers = new Headers()
  let signInPath: string = signInPaths.professional
  try {
    const { kind, email } = await accounts.readAction({ id })
    if (kind === 'stop-alert') {
      await accounts.takeAction({ id })
      return afterwards('stopped')
    }
    if (kind === 'join-organization') {
      await context.get(callsContext).gateway.organizations.joinByLink({ id })
      return afterwards('joined')
    }
    const password = String(form.get('password') ?? '')
    const confirmPassword = String(form.get('confirmPassword') ?? '')
    const faults = textsOf(faultsOfNewPassword({ password, confirmPassword }, { owner: { email } }))
    if (Object.keys(faults).length > 0) return data({ state: 'open' as const, faults }, 422)
    const { deviceToken, type } = await accounts.takeAction({ id, password })
    signInPath = signInPathOf(type)
    if (deviceToken) headers.append('set-cookie', keepDevice(deviceToken, { request, publicUrl }))
  } catch (problem) {
    const refused = refusalOf(problem)
    if (refused?.code === 'invalid_form') {
      return data({ state: 'open' as const, faults: textsOfCall(refused.fields) }, refused.status)
    }
    // The page itself explains which account to use.
    if (refused?.status === 401 || refused?.status === 403) {
      return data({ state: 'open' as const, faults: {} as Faults }, refused.status)
    }
    const dead = deadOf(problem)
    return data({ state: dead.state, faults: {} as Faults }, dead.status)
  }
  // A new password ends all sessions of that account, possibly also the session of this browser.
  if (context.get(personContext)) headers.append('set-cookie', endSession(publicUrl))
  return redirect(signInPath + asSearch({ newPassword: true }), { headers })
}

/** The purpose of a link, taken from its address: once the link has expired, nothing else tells it. */
function kindIn(asked: URLSearchParams): Kind {
  const said = asked.get('kind') ?? ''
  return Object.hasOwn(titles, said) ? (said as Kind) : 'reset-password'
}

function isOutcome(text: string | null): text is Outcome {
  return text !== null && Object.hasOwn(outcomes, text)
}

function afterwards(done: Outcome) {
  return redirect(href('/take-action', {}, { done }))
}

/** The sign-in page of the account's area. */
function signInPathOf(type: LoginType): string {
  return Object.values(signInAreas).find((area) => area.type === type)?.path ?? signInPaths.professional
}

/** Anybody who has the address is authorised by it, so it is neither sent as a referrer nor cached. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const title = titleOf(loaderData)
  return [
    { title: `${title} · Trampolim` },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

function titleOf(shown: Route.MetaArgs['loaderData']): string {
  if (shown.state === 'receipt') return receipts.checkTitle
  return shown.state === 'open' ? t(titles[shown.kind], { subject: shown.subject }) : t(`action.${shown.state}Title`)
}

export default function TakeAction({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state === 'submitting'
  if (loaderData.state === 'receipt') return <ReceiptCheck {...loaderData} motto={t('motto')} />
  // The page that showed the form knows the link's purpose even if the address doesn't contain it.
  if (actionData && actionData.state !== 'open') {
    const { kind, newPassword } = 'kind' in loaderData ? loaderData : unknownLink
    return <DeadLink {...{ state: actionData.state, kind, newPassword }} />
  }
  if (loaderData.state !== 'open') {
    if (loaderData.state === 'expired' || loaderData.state === 'unknown') {
      const { state, kind, newPassword } = loaderData
      return <DeadLink {...{ state, kind, newPassword }} />
    }
    const Done = outcomes[loaderData.state]
    return <Done />
  }
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
  const texts = kind === 'undo-email' ? 'undo' : 'reset'
  return (
    <AccountPage title={t(`action.${texts}Title`)} intro={t(`action.${texts}Intro`, { email })} motto={t('motto')}>
      <NewPassword email={email} submit={t(`action.${texts}Submit`)} faults={actionData?.faults ?? {}} busy={busy} />
    </AccountPage>
  )
}

type NewPasswordProps = { email: string; submit: string; faults: Faults; busy: boolean }

function NewPassword({ email, submit, faults, busy }: NewPasswordProps) {
  const shown = { showLabel: t('show'), hideLabel: t('hide'), autoComplete: 'new-password', maxLength: 200 } as const
  return (
    <>
      <FormSummary title={faultsTitle(faults, t('faults.check'))} faults={faultsForSummary(faults)} />
      <Form method="post" noValidate>
        {/* Password managers store the new password for this account. */}
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
            {submit}
          </Button>
        </AccountFields>
      </Form>
    </>
  )
}

function Stopped() {
  const isBlocked = useIsBlocked()
  return (
    <EmptyState
      scene="done"
      level={1}
      title={t('action.stoppedTitle')}
      text={t(isBlocked ? 'action.stoppedBlocked' : 'action.stopped')}
      actions={
        <>
          <ButtonLink look="main" to={href('/search')}>
            {t('action.search')}
          </ButtonLink>
          {!isBlocked && <ButtonLink to={alertsPath}>{t('action.alerts')}</ButtonLink>}
        </>
      }
    />
  )
}

/** Whether the reader is signed in and blocked, and so can't open their alerts. */
function useIsBlocked(): boolean {
  return useRouteLoaderData<FrameData>('frame:open')?.person?.role === 'user:inactive'
}

const alertsPath = href('/jobs', {}, { tab: 'alerts' })

const unknownLink = { kind: 'reset-password', newPassword: href('/forgot-password') } as const

/** Where a person can do the same without a link; null for the page on which they ask for a new password. */
const insteadOf = {
  'stop-alert': { path: alertsPath, name: 'alerts' },
  'reset-password': { path: null, name: 'askAgain' },
  'undo-email': { path: null, name: 'askAgain' },
  'join-organization': { path: href('/recruiter/dashboard'), name: 'joinedButton' },
} as const satisfies Record<Kind, { path: string | null; name: string }>

function DeadLink({ state, kind, newPassword }: { state: Dead; kind: Kind; newPassword: string }) {
  const isBlocked = useIsBlocked()
  if (kind === 'stop-alert' && isBlocked) {
    return (
      <ErrorState
        scene="closed"
        level={1}
        title={t(`action.${state}Title`)}
        text={t('action.deadBlocked')}
        actions={
          <ButtonLink look="main" to={href('/inactive-profile')}>
            {t('action.standing')}
          </ButtonLink>
        }
      />
    )
  }
  const instead = insteadOf[kind]
  return (
    <ErrorState
      scene="closed"
      level={1}
      title={t(`action.${state}Title`)}
      text={t(`action.${state}.${kind}`)}
      actions={
        <>
          <ButtonLink look="main" to={instead.path ?? newPassword}>
            {t(`action.${instead.name}`)}
          </ButtonLink>
          {state === 'expired' && instead.name === 'askAgain' && (
            <ButtonLink to={href('/signin')}>{t('action.signIn')}</ButtonLink>
          )}
        </>
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
