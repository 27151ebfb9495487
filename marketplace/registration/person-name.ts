/** Whether a text can be a person's name: it has letters, and no characters that never occur in names. */
export function isPersonName(text: string): boolean {
  const name = text.trim()
  return /^[\p{L}\p{M}][\p{L}\p{M}\s.'’´-]*$/u.test(name) && /\p{L}.*\p{L}/u.test(name)
}
