/** The database is not available at the moment. The request may be valid and can be repeated. */
export class DatabaseAway extends Error {
  constructor(options?: ErrorOptions) {
    super('the database does not answer', options)
    this.name = 'DatabaseAway'
  }
}

/** Connections that ended or never came about, as PostgreSQL names them; and statements given up for their time. */
const states = /^(08...|57P0[1235]|53300|25P0[34]|57014|55P03)$/
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
/** Messages of the driver about lost connections that carry no error code. */
const words =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded|timeout expired|Postgres connection has been discarded|Cannot use a pool after)/

/** Whether a database's driver failed because the database is away, and not because of what it was asked. */
export function isLoss(problem: unknown): boolean {
  if (problem instanceof DatabaseAway) return true
  if (problem instanceof AggregateError && problem.errors.some(isLoss)) return true
  if (!(problem instanceof Error)) return false
  const { code } = problem as { code?: unknown }
  if (typeof code === 'string' && (states.test(code) || network.has(code))) return true
  return words.test(problem.message)
}
