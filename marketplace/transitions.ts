import type { Refusal } from './refusals.ts'

/** The actor of a move: a person in their role, or `automation`. */
export type Actor = 'recruiter' | 'candidate' | 'reviewer' | 'automation'

/** An actor who may make a move, unless one of the named obstacles exists. */
export type Permission = { readonly by: Actor; readonly unless: readonly Refusal[] }

type Permitted = Actor | Permission

/**
 * For each status, the statuses that can follow it and who makes the move: an actor, a permission with its obstacles,
 * or several of them. A pair that isn't listed is forbidden. Final statuses have an empty entry, so that none can be
 * forgotten.
 */
export type Transitions<Status extends string> = {
  readonly [From in Status]: { readonly [To in Status]?: Permitted | readonly Permitted[] }
}

/** The obstacles that the caller checked: true if there is one. */
export type Obstacles = { readonly [Code in Refusal]?: boolean }

export type Moved<Status> = { ok: true; status: Status } | { ok: false; code: Refusal }

/**
 * Decides a move. It is refused with `move_not_allowed` if the table doesn't list it for this actor, otherwise with the
 * code of the first obstacle. An obstacle that the caller didn't check counts as present, so that a forgotten check
 * forbids the move.
 */
export function move<Status extends string>(
  table: Transitions<Status>,
  { from, to, actor, obstacles = {} }: { from: Status; to: Status; actor: Actor; obstacles?: Obstacles },
): Moved<Status> {
  if (!mayMove(table, { from, to, actor })) return { ok: false, code: 'move_not_allowed' }
  const obstacle = obstaclesOf(table, { from, to, actor }).find((code) => obstacles[code] !== false)
  return obstacle ? { ok: false, code: obstacle } : { ok: true, status: to }
}

/** Whether the table lists the move for this actor, apart from obstacles. */
export function mayMove<Status extends string>(
  table: Transitions<Status>,
  asked: { from: Status; to: Status; actor: Actor },
): boolean {
  return permissionFor(table, asked) !== undefined
}

/** The statuses to which this actor can move, apart from obstacles: the actions to offer. */
export function movesFrom<Status extends string>(
  table: Transitions<Status>,
  { from, actor }: { from: Status; actor: Actor },
): Status[] {
  return (Object.keys(table[from]) as Status[]).filter((to) => mayMove(table, { from, to, actor }))
}

/** The obstacles that a caller has to check before this move; empty also if the move isn't listed. */
export function obstaclesOf<Status extends string>(
  table: Transitions<Status>,
  asked: { from: Status; to: Status; actor: Actor },
): readonly Refusal[] {
  return permissionFor(table, asked)?.unless ?? []
}

function permissionFor<Status extends string>(
  table: Transitions<Status>,
  { from, to, actor }: { from: Status; to: Status; actor: Actor },
): Permission | undefined {
  const named = table[from][to] as Permitted | readonly Permitted[] | undefined
  if (named === undefined) return undefined
  const all = (Array.isArray(named) ? named : [named]) as readonly Permitted[]
  const permissions = all.map((each) => (typeof each === 'string' ? { by: each, unless: [] } : each))
  return permissions.find((each) => each.by === actor)
}
