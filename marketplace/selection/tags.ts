/** The maximum length of a tag, and the maximum number of tags of a candidate. */
export const longestTag = 24
export const mostTags = 10

/** A tag as it is stored: a few words separated by single spaces. */
export function tidyTag(written: string): string {
  return written
    .normalize('NFC')
    .replace(/[\s,]+/g, ' ')
    .trim()
}
