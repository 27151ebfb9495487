import { type Network, networkSignInLifetime, networks } from '@trampolim/marketplace/accounts/networks.ts'
import { z } from 'zod'
import type { House } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { seal, unseal } from '../../platform/tokens.ts'

const network = z.literal(networks.codes as ['google', 'linkedin'])
const type = z.literal([1, 2])
/** How somebody signs in who isn't signed in yet. */
const entry = z.object({ type, redirect: z.string().nullable(), rememberMe: z.boolean() })

/**
 * What waits in the person's browser, sealed, while they are at a network's page (`begun`) or prove that an account is
 * theirs (`unproved`). `link` is the account to be linked, if that is the purpose.
 */
const shapes = {
  begun: z.object({
    kind: z.literal('begun'),
    network,
    challenge: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
    entry: entry.nullable(),
    link: z.string().nullable(),
    at: z.number(),
  }),
  unproved: z.object({
    kind: z.literal('unproved'),
    network,
    person: z.object({
      network,
      subject: z.string(),
      email: z.string(),
      isEmailVerified: z.boolean(),
      name: z.string(),
    }),
    entry,
    at: z.number(),
  }),
}

type Kept = { [Kind in keyof typeof shapes]: z.infer<(typeof shapes)[Kind]> }
export type Entry = z.infer<typeof entry>

/** Seals what must wait. Each kind is told from the other, so that neither passes for it. */
export function keep<Kind extends keyof Kept>(
  { configuration, now }: House,
  kind: Kind,
  value: Omit<Kept[Kind], 'kind' | 'at'>,
): string {
  return seal(configuration.secret, JSON.stringify({ ...value, kind, at: now().getTime() }))
}

/** Opens what waited for this network. @throws network_refused if it isn't ours, is of another network, or too old */
export function openKept<Kind extends keyof Kept>(
  { configuration, now }: House,
  kind: Kind,
  { network, kept }: { network: Network; kept: string },
): Kept[Kind] {
  const text = unseal(configuration.secret, kept)
  const read = shapes[kind].safeParse(text === null ? null : jsonOf(text))
  const age = read.success ? now().getTime() - read.data.at : Number.POSITIVE_INFINITY
  if (!read.success || read.data.network !== network || age > networkSignInLifetime) return refuse('network_refused')
  return read.data as Kept[Kind]
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
