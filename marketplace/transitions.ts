import type { Refusal } from './refusals.ts'

/** Who moves a status: a person in their role, or the house itself (`automation`). */
export type Actor = 'recruiter' | 'candidate' | 'reviewer' | 'automation'

/** An actor who may make a move, unless one of the named obstacles stands in the way. */
export type Permission = { readonly by: Actor; readonly unless: readonly Refusal[] }

type Permitted = Actor | Permission

/**
 * From each status, where one may go and who takes it there: an actor, a permission with its obstacles, or several.
 * A pair that isn't named is forbidden. Ending statuses have an empty entry, so none can be forgotten.
 */
export type Transitions<Status extends string> = {
  readonly [From in Status]: { readonly [To in Status]?: Permitted | readonly Permitted[] }
}

/** What the caller found out about the obstacles: true where it stands in the way. */
export type Obstacles = { readonly [Code in Refusal]?: boolean }

export type Moved<Status> = { ok: true; status: Status } | { ok: false; code: Refusal }

/**
 * Decides a move. It is refused with `move_not_allowed` where the table doesn't name it for this actor,
 * else with the code of the first obstacle that stands in the way. An obstacle that the caller says nothing
 * about stands in the way: a forgotten check forbids rather than allows.
 */
export function move<Status extends string>(
  table: Transitions<Status>,
  { from, to, actor, obstacles = {} }: { from: Status; to: Status; actor: Actor; obstacles?: Obstacles },
): Moved<Status> {
  const permission = permissionFor(table, { from, to, actor })
  if (!permission) return { ok: false, code: 'move_not_allowed' }
  const obstacle = permission.unless.find((code) => obstacles[code] !== false)
  return obstacle ? { ok: false, code: obstacle } : { ok: true, status: to }
}

/** Whether the table names the move for this actor, obstacles aside. */
export function mayMove<Status extends string>(
  table: Transitions<Status>,
  asked: { from: Status; to: Status; actor: Actor },
): boolean {
  return permissionFor(table, asked) !== undefined
}

/** Where this actor may go from a status, obstacles aside: what to offer as actions. */
export function movesFrom<Status extends string>(
  table: Transitions<Status>,
  { from, actor }: { from: Status; actor: Actor },
): Status[] {
  return (Object.keys(table[from]) as Status[]).filter((to) => mayMove(table, { from, to, actor }))
}

/** The obstacles a caller has to look at before this move; empty also where the move isn't named at all. */
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
