/** The most letters of a tag, and the most tags of somebody in a selection. */
export const longestTag = 24
export const mostTags = 10

/** A tag as it is kept: a few words with single spaces between them. */
export function tidyTag(written: string): string {
  return written
    .normalize('NFC')
    .replace(/[\s,]+/g, ' ')
    .trim()
}
