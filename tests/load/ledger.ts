/** The kinds of changes that people make. Each change has a unique name by which it is found in the database. */
export const changeKinds = [
  'registration',
  'application',
  'withdrawal',
  'favourite',
  'discarded job',
  'alert',
  'curriculum',
  'profile',
  'picture',
  'file',
  'export',
  'message',
  'move',
  'discard',
  'note',
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
  'consent request',
  'answer to a consent request',
  'leaving',
] as const
export type ChangeKind = (typeof changeKinds)[number]

/** `unsure`: it was requested, and no answer said whether it was done. */
export type Standing = 'acknowledged' | 'unsure'

/**
 * Every requested change, and whether it was acknowledged. It is recorded before the request, so that a change that was
 * done without an answer is known too.
 */
export type Ledger = {
  /** Records a request for a change; it is unsure until it is acknowledged or refused. */
  ask: (kind: ChangeKind, name: string) => void
  acknowledge: (kind: ChangeKind, name: string) => void
  /** Records that the change was refused and not done. */
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
