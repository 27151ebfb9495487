import { type CodeOf, wordTable } from '../reference/code-table.ts'

/** The social networks by which people can sign in, where the operator configured them. */
export const networks = wordTable('google', 'linkedin')
export type Network = CodeOf<typeof networks>

/** What a network says of the person who signed in there. `subject` is stable and never reused; an e-mail may change. */
export type NetworkPerson = {
  readonly network: Network
  readonly subject: string
  readonly email: string | null
  /** Whether the network has proved that the address belongs to the person. */
  readonly isEmailVerified: boolean
  readonly name: string
}

/** How long a sign-in that was started with a network can be finished, in milliseconds. */
export const networkSignInLifetime = 10 * 60 * 1000

/** The ways into an account that are left without a password, of which one must stay. */
type WaysIn = { readonly hasPassword: boolean; readonly networks: number; readonly passkeys: number }

/** Whether one way in can go without locking the owner out. */
export function canLoseAWayIn({ hasPassword, networks: linked, passkeys }: WaysIn): boolean {
  return hasPassword || linked + passkeys > 1
}
