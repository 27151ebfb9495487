import { lookWindowSeconds } from '@trampolim/marketplace/security/looks.ts'
import { type Asking, signedIn } from '../platform/http/caller/asking.ts'
import { newId } from '../platform/ids.ts'
import { countLook, type Look } from './look-queries.ts'

/** Records that a call's answer shows a candidate's data, in the statement that also writes the security log. */
export function noteLook(asking: Asking, look: Look) {
  if (!asking.alongside) throw new Error('a call that shows a candidate’s data isn’t logged as a look')
  const now = asking.house.now()
  const partOfTime = Math.floor(now.getTime() / 1000 / lookWindowSeconds)
  asking.alongside(countLook({ ...look, id: newId(now), viewerId: signedIn(asking).accountId, partOfTime, now }))
}
