/** Thrown while the database is unavailable. The request may be valid and can be repeated. */
export class DatabaseAway extends Error {
  constructor(options?: ErrorOptions) {
    super('the database does not answer', options)
    this.name = 'DatabaseAway'
  }
}

/**
 * SQLSTATE codes of lost or refused connections, of a server without free resources, and of statements cancelled by a
 * time-out.
 */
const states = /^(08...|57P0[1235]|53[1-3]00|25P0[34]|57014|55P03)$/
const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** Error codes that mean, for a Unix socket only, that nobody listens or that its queue is full. */
const socket = new Set(['ENOENT', 'EAGAIN'])
/** Messages of the driver about lost connections that carry no error code. */
const words =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded|timeout expired|Postgres connection has been discarded|Cannot use a pool after)/

/**
 * Whether an error of the driver, or one that it caused, means that the database is unavailable, rather than that the
 * statement was wrong.
 */
export function isLoss(problem: unknown): boolean {
  if (problem instanceof DatabaseAway) return true
  if (problem instanceof AggregateError && problem.errors.some(isLoss)) return true
  if (!(problem instanceof Error)) return false
  const { code, syscall } = problem as { code?: unknown; syscall?: unknown }
  if (typeof code === 'string' && socket.has(code) && syscall === 'connect') return true
  if (typeof code === 'string' && (states.test(code) || network.has(code))) return true
  return words.test(problem.message) || isLoss(problem.cause)
}
