import type { Refused } from '@trampolim/contract/client/refusal.ts'
import type { SignInArea } from '@trampolim/marketplace/accounts/audiences.ts'
import { redirect } from 'react-router'
import { keepSecondStep } from '../../platform/cookies/second-step-cookie.ts'
import { href } from '../../platform/href.ts'

type Going = { area: SignInArea; publicUrl: string; wanted: string | null }

/** Redirects to the second step of a sign-in, if that is why it was refused; null otherwise. Server only. */
export function goToSecondStep({ code, kept }: Refused, { area, publicUrl, wanted }: Going): Response | null {
  if (code !== 'second_factor_required' || !kept) return null
  const headers = { 'set-cookie': keepSecondStep(kept, { area, publicUrl }) }
  return redirect(href('/signin/code', {}, { redirect: wanted }), { headers })
}
