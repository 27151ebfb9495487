import { safeRedirect } from '@trampolim/marketplace/accounts/safe-redirect.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { personContext, placeContext } from '../../platform/context.ts'
import { switchAccountContext } from '../../platform/guard.ts'
import { pageExists } from '../../platform/pages.ts'
import { type SignInArea, signInAreas } from './areas.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'

/** What a sign-in page starts from: who is expected, and who is already signed in. Server only. */
export function signInPageData(area: SignInArea, { request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const { demo } = context.get(placeContext)
  const elsewhere = context.get(switchAccountContext)
  const account = demo ? demoAccounts.find((each) => each.key === query.get('as') && each.area === area) : undefined
  const { register } = signInAreas[area]
  return {
    area,
    redirect: safeRedirect(query.get('redirect')) ?? null,
    register: register !== null && pageExists(register) ? register : null,
    demo,
    email: account?.email ?? query.get('email') ?? '',
    password: account ? demoPassword : '',
    isNewPassword: query.has('newPassword'),
    signedIn: elsewhere && {
      name: context.get(personContext)?.name ?? '',
      home: pageExists(elsewhere.home) ? elsewhere.home : null,
    },
  }
}

export type SignInPageData = ReturnType<typeof signInPageData>
