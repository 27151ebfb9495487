import { type CodeOf, wordTable } from '../../reference/code-table.ts'

/** The social networks by which people can sign in, where the operator configured them. */
export const networks = wordTable('google', 'linkedin')
export type Network = CodeOf<typeof networks>

/** What a network says of the person who signed in there. `subject` is stable and never reused; an e-mail may change. */
export type NetworkPerson = {
  readonly network: Network
  readonly subject: string
  readonly email: string | null
  /** Whether the network has verified that the address belongs to the person. */
  readonly isEmailVerified: boolean
  readonly name: string
}

/** How long a sign-in that was started with a network can be finished, in milliseconds. */
export const networkSignInLifetime = 10 * 60 * 1000

/** Whether a linked network can be unlinked without locking the owner out of the account. */
export function canUnlink({ hasPassword, linked }: { hasPassword: boolean; linked: number }): boolean {
  return hasPassword || linked > 1
}
