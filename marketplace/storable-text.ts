/**
 * Whether a text can be kept: PostgreSQL takes neither U+0000 nor half of a surrogate pair, in texts and in jsonb alike.
 */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text)
}
