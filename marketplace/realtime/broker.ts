/**
 * The client's connection settings unless the session specifies others (specification, platform §9); times in
 * milliseconds.
 */
export const brokerDefaults = {
  timeout: 5000,
  retryInterval: 5000,
  keepAlive: 1000,
  path: '/ws',
  port: 15_675,
} as const

/** The settings that the server specifies instead (product, readings: broker keep-alive), in milliseconds. */
export const brokerTimes = { timeout: 5000, retryInterval: 5000, keepAlive: 30_000 } as const

/** For how many seconds a ticket can open connections. */
export const ticketSeconds = 60

/** The topic of a person's hints, the only one that they can read. */
export const topicOf = (accountId: string) => `people/${accountId}`
