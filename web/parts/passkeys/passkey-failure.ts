import type { RefusalCode } from '@trampolim/contract/refusals.ts'
import { passkeys } from '@trampolim/phrases/pt-br/passkeys.ts'
import { refusals } from '@trampolim/phrases/pt-br/refusals.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { asSearch } from '../../platform/href.ts'
import { type SignInArea, signInAreas } from '../sign-in/areas.ts'

const t = speak(passkeys)

/** Why signing in with a passkey failed, as named in the address of the page that shows it. */
const reasons = {
  refused: 'passkey_refused',
  unknown: 'passkey_unknown',
  copied: 'passkey_copied',
  unavailable: 'passkeys_not_available',
} as const satisfies Record<string, RefusalCode>
type Reason = keyof typeof reasons

type Failed = { area: SignInArea; code: RefusalCode; redirect: string | null }

/** The sign-in page that shows the failure; that of the account's own area if it is another one. */
export function passkeyFailurePath({ area, code, redirect }: Failed): string {
  const areas = Object.keys(signInAreas) as SignInArea[]
  const own = areas.find((each) => code === `sign_in_as_${each}`)
  const known = (Object.keys(reasons) as Reason[]).find((each) => reasons[each] === code)
  return signInAreas[own ?? area].path + asSearch({ passkey: own ? 'area' : (known ?? 'refused'), redirect })
}

/** The failure that the address of a sign-in page names, in words; null if none. */
export function passkeyFailureIn(query: URLSearchParams, area: SignInArea): { title: string; text: string } | null {
  const named = query.get('passkey')
  if (named === 'area') return { title: t('signIn.otherAreaTitle'), text: t(`signIn.otherArea.${area}`) }
  const known = (Object.keys(reasons) as Reason[]).find((each) => each === named)
  return known ? { title: t('signIn.failedTitle'), text: refusals[reasons[known]] } : null
}
