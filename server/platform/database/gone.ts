/**
 * Whether a statement failed because the row that it refers to was deleted at the same moment. `id`: only if the row
 * has this id. People and jobs may be deleted while they are being used, by others or by the same person in another
 * window.
 */
export function isGone(problem: unknown, id = ''): boolean {
  const { code, message, detail } = (problem ?? {}) as { code?: unknown; message?: unknown; detail?: unknown }
  // A deletion of a row that is still referenced has the same code, but that is a programming error.
  if (code !== '23503' || !String(message).startsWith('insert or update')) return false
  return String(detail).includes(id)
}
