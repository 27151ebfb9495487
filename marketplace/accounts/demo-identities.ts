import type { Network } from './sign-in/networks.ts'

/**
 * A person with an account at the demo's identity provider. Each person demonstrates one way in which a sign-in can go.
 */
export type DemoIdentity = {
  readonly key: string
  readonly name: string
  readonly email: string
  readonly isEmailVerified: boolean
}

/**
 * Lia has signed in before; Téo is new; Iara is new and her address isn't verified; Ana and Bruno have accounts here that
 * aren't linked yet.
 */
export const demoIdentities = [
  { key: 'lia', name: 'Lia Martins', email: 'lia@trampolim.example', isEmailVerified: true },
  { key: 'teo', name: 'Téo Campos', email: 'teo@trampolim.example', isEmailVerified: true },
  { key: 'iara', name: 'Iara Pinto', email: 'iara@trampolim.example', isEmailVerified: false },
  { key: 'ana', name: 'Ana Souza', email: 'ana@trampolim.example', isEmailVerified: true },
  { key: 'bruno', name: 'Bruno Lima', email: 'bruno@padaria-aurora.example', isEmailVerified: true },
] as const satisfies readonly DemoIdentity[]

/** The subject id by which a network identifies one of these people. */
export function demoSubject(network: Network, key: (typeof demoIdentities)[number]['key']): string {
  return `demo-${network}-${key}`
}
