import { safeRedirect } from '@trampolim/marketplace/accounts/safe-redirect.ts'
import { relyingPartyOf } from '@trampolim/marketplace/accounts/sign-in/passkeys.ts'
import { secondStep } from '@trampolim/phrases/pt-br/second-step.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { callsContext, personContext, siteContext } from '../../platform/context.ts'
import { switchAccountContext } from '../../platform/guard.ts'
import { pageExists } from '../../platform/pages.ts'
import { passkeyFailureIn } from '../passkeys/passkey-failure.ts'
import { type SignInArea, signInAreas } from './areas.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'
import { failureIn } from './network-failure.ts'
import { wishBehind } from './wish.ts'

const s = speak(secondStep)

/** The data of a sign-in page: the expected account, and who is already signed in. Server only. */
export async function signInPageData(area: SignInArea, { url, context }: LoaderFunctionArgs) {
  const query = url.searchParams
  const wanted = safeRedirect(query.get('redirect')) ?? null
  const { demo, publicUrl } = context.get(siteContext)
  const elsewhere = context.get(switchAccountContext)
  const account = demo ? demoAccounts.find((each) => each.key === query.get('as') && each.area === area) : undefined
  const { register } = signInAreas[area]
  return {
    area,
    redirect: wanted,
    wish: area === 'professional' && !elsewhere ? await wishBehind(wanted, context.get(callsContext)) : null,
    register: register !== null && pageExists(register) ? register : null,
    demo,
    failure: failureIn(query) ?? passkeyFailureIn(query, area) ?? secondStepFailureIn(query),
    passkeys: relyingPartyOf(publicUrl) !== null,
    networks: area === 'reviewer' ? [] : (await context.get(callsContext).gateway.networks.listNetworks({})).networks,
    email: account?.email ?? query.get('email') ?? '',
    password: account ? demoPassword : '',
    isNewPassword: query.has('newPassword'),
    isNewEmail: query.has('newEmail'),
    /** The page behind changes the e-mail, which ends all sessions: the change may be why the person is here. */
    mayHaveNewEmail: wanted?.includes('tab=changePassword') ?? false,
    isOutEverywhere: query.get('ended') === 'everywhere',
    signedIn: elsewhere && {
      name: context.get(personContext)?.name ?? '',
      home: pageExists(elsewhere.home) ? elsewhere.home : null,
    },
  }
}

/** The failure of a second step that came too late, in words; null if the address names none. */
function secondStepFailureIn(query: URLSearchParams): { title: string; text: string } | null {
  return query.get('secondStep') === 'expired' ? { title: s('signIn.expiredTitle'), text: s('signIn.expired') } : null
}

export type SignInPageData = Awaited<ReturnType<typeof signInPageData>>
