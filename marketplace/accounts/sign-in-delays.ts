const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** How wrong password tries delay further ones; all times in seconds. */
export type Patience = {
  /** The number of failures without a delay. */
  readonly free: number
  /** The first delay; each further failure doubles it. */
  readonly first: number
  readonly longest: number
  /** For how long failures are remembered once another try is possible. */
  readonly memory: number
}

/**
 * The patience with wrong tries at one password (product, limits and abuse). Nothing shuts a door for good, and a
 * device on
 * which its owner has signed in before is only ever slowed down by its own failures.
 */
export const signInPatience = {
  /** One account from one network. */
  pair: { free: 10, first: minute, longest: hour, memory: 15 * minute },
  /** One account from a device on which its owner has signed in before. */
  device: { free: 10, first: minute, longest: hour, memory: 15 * minute },
  /** One account from all unknown devices together: a guess spread over many networks. */
  account: { free: 100, first: minute, longest: 15 * minute, memory: day },
  /** One network at all accounts. Many people share one: schools, mobile networks, offices. */
  network: { free: 300, first: 1, longest: 10, memory: hour },
} as const satisfies Record<string, Patience>

export type TryCount = keyof typeof signInPatience

/** Failures of one account from unknown devices, from one network or all, at which its owner is told. */
const toldAt = { pair: 10, account: 30 } as const

/** Seconds until another try is looked at, after so many failures. */
export function delayAfter(failures: number, { free, first, longest }: Patience): number {
  if (failures < free) return 0
  return Math.min(first * 2 ** Math.min(failures - free, 30), longest)
}

/** Whether these failures are worth a letter to the account's owner. How often one is sent is decided elsewhere. */
export function isWorthTelling(failures: Partial<Readonly<Record<TryCount, number>>>): boolean {
  const { pair = 0, account = 0 } = failures
  return (pair > 0 && pair % toldAt.pair === 0) || (account > 0 && account % toldAt.account === 0)
}

/** An owner is told of tries at their password at most so often, in seconds. */
export const secondsBetweenWarnings = day

/** For how long a device is known after a sign-in, in milliseconds. */
export const deviceLifetime = 365 * day * 1000

/** For how many accounts one browser stays known: a family shares a computer. */
export const accountsOfDevice = 5
