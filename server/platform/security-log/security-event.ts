import type { SecurityKind } from '@trampolim/marketplace/security/security-events.ts'

/** Something that belongs in the security log. */
export type SecurityEvent = {
  kind: SecurityKind
  /** The request: a call by method and path pattern, or a command of the operator. */
  call: string
  /** The code of the refusal. */
  code?: string
  /** The account that acted; null if nobody was signed in. */
  actorId: string | null
  /** The ids that it concerned, by name. */
  about: Readonly<Record<string, string>>
  /** A hash of the e-mail address that was tried; null if there was none. */
  target: string | null
  /** The client's network address; stored shortened. */
  address: string
  requestId: string
  now: Date
  /** How many similar events this is, 1 by default, and when the first of them was. */
  count?: number
  firstAt?: Date
}

/** Records in the security log that somebody looked at others' personal data. */
export type RecordLook = (event: SecurityEvent) => Promise<void>
