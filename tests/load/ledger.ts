/** What people change, each of which has a name of its own by which it is found in the database. */
export const changeKinds = [
  'registration',
  'application',
  'favourite',
  'alert',
  'curriculum',
  'profile',
  'picture',
  'file',
  'export',
  'message',
  'move',
  'invitation',
  'answer to an invitation',
  'interview',
  'offer of times',
  'answer to an interview',
  'choice of a time',
  'hiring message',
  'answer to a hiring message',
  'publication',
  'pause',
  'end',
  'decision',
  'new password',
  'contact',
] as const
export type ChangeKind = (typeof changeKinds)[number]

/** `unsure`: it was asked for, and no answer said whether it was done. */
export type Standing = 'acknowledged' | 'unsure'

/**
 * What clients were told: every change that was asked for, and whether it was acknowledged. Written before a change is asked
 * for, so that one that was done without an answer is known too.
 */
export type Ledger = {
  /** Notes that a change is asked for; it stays unsure until it is acknowledged or refused. */
  ask: (kind: ChangeKind, name: string) => void
  acknowledge: (kind: ChangeKind, name: string) => void
  /** The change was refused, and wasn't done. */
  refuse: (kind: ChangeKind, name: string) => void
  of: (kind: ChangeKind) => ReadonlyMap<string, Standing>
  count: () => number
}

export function openLedger(): Ledger {
  const entries = new Map<ChangeKind, Map<string, Standing>>(changeKinds.map((kind) => [kind, new Map()]))
  const of = (kind: ChangeKind) => entries.get(kind) as Map<string, Standing>
  return {
    ask(kind, name) {
      if (!of(kind).has(name)) of(kind).set(name, 'unsure')
    },
    acknowledge: (kind, name) => of(kind).set(name, 'acknowledged'),
    refuse(kind, name) {
      if (of(kind).get(name) === 'unsure') of(kind).delete(name)
    },
    of,
    count: () => changeKinds.reduce((sum, kind) => sum + of(kind).size, 0),
  }
}
