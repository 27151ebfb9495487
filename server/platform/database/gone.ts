/**
 * Whether a statement failed because the row that it refers to was deleted at the same moment; `id`: only if that is its key.
 * People and jobs may be deleted while others, or the same person in another window, do something with them.
 */
export function isGone(problem: unknown, id = ''): boolean {
  const { code, message, detail } = (problem ?? {}) as { code?: unknown; message?: unknown; detail?: unknown }
  // A deletion that something still refers to has the same code, and is a mistake of ours.
  if (code !== '23503' || !String(message).startsWith('insert or update')) return false
  return String(detail).includes(id)
}
