import type { RefusalCode } from '@trampolim/contract/refusals.ts'
import { idsOf, isSecurityRefusal, type SecurityKind } from '@trampolim/marketplace/security/security-events.ts'
import type { Asking } from '../http/asking.ts'
import { recordSecurity } from './record.ts'

/** Writes into the security log that a call did what it was asked; a sign-in is the act of whom it signed in. */
export async function recordAsked(
  { house, person, address, requestId }: Asking,
  { kind, call, input, output }: AskedCall & { kind: SecurityKind; output: unknown },
) {
  const actorId = person?.accountId ?? signedInBy(output)
  await recordSecurity(house.database, {
    kind,
    call,
    actorId,
    about: idsOf(input),
    address,
    requestId,
    now: house.now(),
  })
}

function signedInBy(output: unknown): string | null {
  return (output as { user?: { userId?: string } } | null)?.user?.userId ?? null
}

/** Writes into the security log that a call was refused, where the reason is of interest there. */
export async function recordRefusal(
  { house, person, address, requestId }: Asking,
  { call, code, input }: AskedCall & { code: RefusalCode },
) {
  if (!isSecurityRefusal(code, { signedIn: person !== null })) return
  const actorId = person?.accountId ?? null
  const event = { kind: 'refusal', call, code, actorId, about: idsOf(input), address, requestId } as const
  try {
    await recordSecurity(house.database, { ...event, now: house.now() })
  } catch (err) {
    // The refusal is told all the same.
    house.log.error({ err, requestId }, 'a refusal is missing in the security log')
  }
}

type AskedCall = { call: string; input: unknown }
