import type { Network } from './networks.ts'

/** What opens an account at a sign-in. */
export const waysIn = ['password', 'passkey', 'google', 'linkedin'] as const satisfies readonly (
  | 'password'
  | 'passkey'
  | Network
)[]
export type WayIn = (typeof waysIn)[number]
