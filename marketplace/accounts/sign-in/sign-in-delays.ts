const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** How failed password attempts delay further ones; all times in seconds. */
export type DelayRule = {
  /** The number of failures without a delay. */
  readonly free: number
  /** The first delay; each further failure doubles it. */
  readonly first: number
  readonly longest: number
  /** How long failures are remembered once another attempt is possible. */
  readonly memory: number
}

/**
 * The delays after failed attempts at one password (product, limits and abuse). No account is locked for good, and a
 * device on which its owner has signed in before is only ever delayed by its own failures.
 */
export const signInDelays = {
  /** One account from one network. */
  pair: { free: 10, first: minute, longest: hour, memory: 15 * minute },
  /** One account from a device on which its owner has signed in before. */
  device: { free: 10, first: minute, longest: hour, memory: 15 * minute },
  /** One account from all unknown devices together: guessing from many networks. */
  account: { free: 100, first: minute, longest: 15 * minute, memory: day },
  /** All accounts from one network. Many people share a network: schools, mobile networks, offices. */
  network: { free: 300, first: 1, longest: 10, memory: hour },
  /**
   * Codes of one account's second step, from all unknown devices. Only people who know the password can try them; at
   * any time three of a million codes are right.
   */
  code: { free: 10, first: minute, longest: hour, memory: day },
} as const satisfies Record<string, DelayRule>

export type TryCount = keyof typeof signInDelays

/** Failures of one account from unknown devices, from one network or from all, after which its owner is warned. */
const announcedAt = { pair: 10, account: 30 } as const

/** Seconds until another attempt is accepted, after a number of failures. */
export function delayAfter(failures: number, { free, first, longest }: DelayRule): number {
  if (failures < free) return 0
  return Math.min(first * 2 ** Math.min(failures - free, 30), longest)
}

/**
 * Whether these failures justify a warning letter to the account's owner. How often one is sent is decided elsewhere.
 */
export function isWorthTelling(failures: Partial<Readonly<Record<TryCount, number>>>): boolean {
  const { pair = 0, account = 0 } = failures
  return (pair > 0 && pair % announcedAt.pair === 0) || (account > 0 && account % announcedAt.account === 0)
}

/**
 * Whether a person who already has a session or the password failed so often to give the password or a code that the
 * limit is reached and the account's owner is warned.
 */
export function isLimitReached({ device = 0, code = 0 }: Partial<Readonly<Record<TryCount, number>>>): boolean {
  const { device: ofDevice, code: ofCode } = signInDelays
  return (device > 0 && device % ofDevice.free === 0) || (code > 0 && code % ofCode.free === 0)
}

/**
 * The places of failed attempts about which an account's owner is warned: the sign-in, an open session, the second
 * step.
 */
export const placesOfTries = ['sign-in', 'session', 'second-step'] as const
export type PlaceOfTries = (typeof placesOfTries)[number]

/** The shortest time between two warnings to an owner, in seconds. */
export const secondsBetweenWarnings = day

/** How long a device is known after a sign-in, in milliseconds. */
export const deviceLifetime = 365 * day * 1000

/** For how many accounts one browser stays known: families share computers. */
export const accountsOfDevice = 5
