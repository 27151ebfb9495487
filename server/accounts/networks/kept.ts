import { type Network, networkSignInLifetime, networks } from '@trampolim/marketplace/accounts/sign-in/networks.ts'
import { z } from 'zod'
import type { House } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { openValue, sealValue } from '../../platform/sealed-value.ts'

const network = z.literal(networks.codes as ['google', 'linkedin'])
const type = z.literal([1, 2])
/** The settings of a sign-in that was started without a session. */
const entry = z.object({ type, redirect: z.string().nullable(), rememberMe: z.boolean() })

/**
 * The sealed state that waits in the person's browser while they are at a network's page (`begun`) or have to prove
 * that an account is theirs (`unproved`). `link` is the account to be linked, if that is the purpose.
 */
const shapes = {
  begun: z.object({
    network,
    challenge: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
    entry: entry.nullable(),
    link: z.string().nullable(),
  }),
  unproved: z.object({
    network,
    person: z.object({
      network,
      subject: z.string(),
      email: z.string(),
      isEmailVerified: z.boolean(),
      name: z.string(),
    }),
    entry,
  }),
}

type Kept = { [Kind in keyof typeof shapes]: z.infer<(typeof shapes)[Kind]> }
export type Entry = z.infer<typeof entry>

/** Seals a state for the browser to keep. */
export function keep<Kind extends keyof Kept>(house: House, kind: Kind, value: Kept[Kind]): string {
  return sealValue(house, kind, value)
}

/**
 * Opens a state that was sealed for this network.
 * @throws network_refused if it wasn't sealed by us, is for another network, or is too old
 */
export function openKept<Kind extends keyof Kept>(
  house: House,
  kind: Kind,
  { network, kept }: { network: Network; kept: string },
): Kept[Kind] {
  const value = openValue<Kept[keyof Kept]>(house, kept, { kind, shape: shapes[kind], lifetime: networkSignInLifetime })
  if (value?.network !== network) return refuse('network_refused')
  return value as Kept[Kind]
}
