import type { RefusalCode } from '@trampolim/contract/refusals.ts'
import { idsOf, isSecurityRefusal, type SecurityKind } from '@trampolim/marketplace/security/security-events.ts'
import type { Asking } from '../http/caller/asking.ts'
import { type Keyring, sign } from '../tokens.ts'
import type { Alongside } from './queries.ts'
import { recordSecurity } from './record.ts'

type Asked = {
  call: string
  input?: unknown
  /** The account that acted, if the caller's session doesn't say it. */
  actorId?: string | null
}

/**
 * Records in the security log that a call succeeded, together with the statements that the call added. A look without
 * such statements may be counted a little later.
 */
export async function recordAsked(
  asking: Asking,
  { alongside = [], ...asked }: Asked & { kind: SecurityKind; alongside?: readonly Alongside[] },
) {
  const { recordLook, database } = asking.house
  const event = { ...eventOf(asking, asked), kind: asked.kind }
  await (asked.kind === 'look' && alongside.length === 0
    ? recordLook(event)
    : recordSecurity(database, event, alongside))
}

/** Records in the security log that a call was refused, if the reason is relevant there. */
export async function recordRefusal(asking: Asking, { code, ...asked }: Asked & { code: RefusalCode }) {
  const { house, person, requestId } = asking
  if (!isSecurityRefusal(code, { signedIn: person !== null })) return
  try {
    await recordSecurity(house.database, { ...eventOf(asking, asked), kind: 'refusal', code })
  } catch (err) {
    // The refusal still reaches the caller.
    house.log.error({ err, requestId }, 'a refusal is missing in the security log')
  }
}

function eventOf({ house, person, address, requestId }: Asking, { call, input, actorId }: Asked) {
  return {
    call,
    actorId: person?.accountId ?? actorId ?? null,
    about: idsOf(input),
    target: targetOf(house.configuration.secret, input),
    address,
    requestId,
    now: house.now(),
  }
}

/**
 * A keyed hash of the e-mail address that was tried, so that attempts at one account can be recognised without naming it.
 */
function targetOf(secret: Keyring, input: unknown): string | null {
  const { email } = (input ?? {}) as { email?: unknown }
  return typeof email === 'string' ? sign(secret, ['security log', email.trim().toLowerCase()]).slice(0, 16) : null
}
