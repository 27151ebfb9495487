/** What the log contains of a failure: its kind, code and origin, without any value that a person entered. */
export type PlainError = {
  type: string
  code?: string
  message: string
  stack?: string
  /** Fields of a database error that name schema objects, never row data. */
  database?: Record<string, string>
  issues?: string[]
  causes?: PlainError[]
}

const deepest = 3
const databaseFields = ['severity', 'schema', 'table', 'column', 'dataType', 'constraint', 'routine'] as const

/** Describes a thrown value. */
export function plainError(problem: unknown, depth = 0): PlainError {
  if (!(problem instanceof Error)) return { type: typeof problem, message: '' }
  const given = problem as Error & Record<string, unknown>
  const isFromDatabase = given.name === 'error' || 'routine' in given
  const causes = [given.cause, ...(Array.isArray(given.errors) ? given.errors.slice(0, 3) : [])]
  const logged = depth < deepest ? causes.filter((each) => each instanceof Error) : []
  const frames = problem.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: problem.constructor.name || 'Error',
    ...(isWord(given.code) && { code: given.code }),
    message: isFromDatabase ? '' : plainText(problem.message),
    ...(frames?.length && { stack: frames.map((line) => line.trim()).join('\n') }),
    ...(isFromDatabase && { database: namesOf(given) }),
    ...(Array.isArray(given.issues) && { issues: given.issues.slice(0, 10).map(issueOf) }),
    ...(logged.length > 0 && { causes: logged.map((each) => plainError(each, depth + 1)) }),
  }
}

/**
 * Cuts a message before its first quotation mark, and removes addresses, paths and long numbers, since programs often
 * quote user input there.
 */
export function plainText(text: string): string {
  const [start = ''] = text.split(/["`“«]|(?<![\p{L}\d])['‘]/u, 1)
  return start
    .replace(/\S*@\S*/g, '…')
    .replace(/\S*\/\S*/g, '…')
    .replace(/\d[\d.\s-]{3,}\d/g, '…')
    .slice(0, 300)
    .trim()
}

function namesOf(given: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(databaseFields.flatMap((field) => (isWord(given[field]) ? [[field, given[field]]] : [])))
}

function issueOf(issue: unknown): string {
  const { code, path } = (issue ?? {}) as { code?: unknown; path?: unknown }
  const way = Array.isArray(path) ? path.filter(isWord).join('.') : ''
  return `${isWord(code) ? code : 'invalid'} at ${way}`
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z_][\w-]{0,60}$|^[\dA-Z]{5}$/.test(value)
}
