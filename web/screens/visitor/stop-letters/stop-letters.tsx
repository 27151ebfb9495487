import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { Role } from '@trampolim/marketplace/accounts/roles.ts'
import { notificationPreferences } from '@trampolim/phrases/pt-br/notification-preferences.ts'
import { ownLetters } from '@trampolim/phrases/pt-br/own-letters.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, Form, redirect, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { EmptyState, ErrorState } from '../../../design/states.tsx'
import { AccountPage } from '../../../parts/accounts/account-page.tsx'
import { callsContext, personContext } from '../../../platform/context.ts'
import { roleOf } from '../../../platform/guard.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/stop-letters.ts'

const t = speak(ownLetters.stop)
const kindText = speak(notificationPreferences.kinds)

const tokenIn = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

export async function loader({ request, context }: Route.LoaderArgs) {
  try {
    const { subject, side, isOff } = await context
      .get(callsContext)
      .gateway.letters.readStoppedLetters({ token: tokenIn(request) })
    const isBlocked = roleOf(context.get(personContext)) === 'user:inactive'
    const text = subject === 'daily' || subject === 'weekly' ? t(subject) : kindText(subject)
    return data({
      state: isOff ? ('off' as const) : ('on' as const),
      subject: text,
      choices: choicesOf(isBlocked ? 'blocked' : side),
    })
  } catch (problem) {
    return gone(problem, roleOf(context.get(personContext)))
  }
}

/** Turns the letters off and shows the page again, which confirms it. */
export async function action({ request, context }: Route.ActionArgs) {
  const token = tokenIn(request)
  try {
    await context.get(callsContext).gateway.letters.stopLetters({ token })
  } catch (problem) {
    return gone(problem, roleOf(context.get(personContext)))
  }
  return redirect(href('/letters/stop', {}, { token }))
}

/** The answer for an unknown or invalid link, which leads whoever is signed in to their own choices. */
function gone(problem: unknown, role: Role) {
  const code = refusalOf(problem)?.code
  if (code !== 'action_not_found' && code !== 'invalid_form') throw problem
  const choices = choicesOf(
    role === 'user:inactive' ? 'blocked' : role === 'user:recruiter' ? 'recruiter' : 'candidate',
  )
  return data({ state: 'gone' as const, choices } as const, 404)
}

/** Anybody who has the address is authorised by it, so it is neither sent as a referrer nor cached. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })

/** Where letters are chosen; whoever is blocked can't open it, and reads instead when that ends. */
function choicesOf(whose: 'candidate' | 'recruiter' | 'blocked') {
  if (whose === 'blocked') return { isOpen: false, to: href('/inactive-profile') }
  return {
    isOpen: true,
    to: href(whose === 'recruiter' ? '/recruiter/profile' : '/profile', {}, { tab: 'notifications' }),
  }
}

const titles = { on: 'title', off: 'offTitle', gone: 'goneTitle' } as const

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: `${t(titles[loaderData.state])} · Trampolim` },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function StopLetters({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state === 'submitting'
  if (loaderData.state === 'gone' || actionData?.state === 'gone') {
    return (
      <ErrorState
        scene="closed"
        level={1}
        title={t('goneTitle')}
        text={t(loaderData.choices.isOpen ? 'gone' : 'goneBlocked')}
        actions={<Choices {...loaderData.choices} />}
      />
    )
  }
  const { state, subject, choices } = loaderData
  if (state === 'off') {
    return (
      <EmptyState
        scene="done"
        level={1}
        title={t('offTitle')}
        text={t(choices.isOpen ? 'off' : 'offBlocked', { subject })}
        actions={<Choices {...choices} />}
      />
    )
  }
  return (
    <AccountPage title={t('title')} intro={t('intro', { subject })} motto={t('motto')}>
      <p>{t('keeps')}</p>
      <Form method="post">
        <Button type="submit" look="main" size="large" loading={busy}>
          {t('submit')}
        </Button>
      </Form>
    </AccountPage>
  )
}

function Choices({ isOpen, to }: ReturnType<typeof choicesOf>) {
  return (
    <ButtonLink look="main" to={to}>
      {t(isOpen ? 'turnOn' : 'standing')}
    </ButtonLink>
  )
}
