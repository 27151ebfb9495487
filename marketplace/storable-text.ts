/** Characters that turn the direction of what follows; some programs copy them along with names and numbers. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * A text without characters that turn its direction, which nothing in Portuguese needs and which could make a name read
 * as another.
 */
export function withoutDirections(text: string): string {
  return text.replace(directions, '')
}

/** Whether a text can be stored: PostgreSQL accepts neither U+0000 nor unpaired surrogates, in texts and in jsonb. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text)
}
