/** Whether a text can be stored: PostgreSQL accepts neither U+0000 nor unpaired surrogates, in texts and in jsonb. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text)
}
