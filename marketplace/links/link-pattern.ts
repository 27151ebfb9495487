import { readableAddress } from './preview-address.ts'

/** The placeholder in a pattern for the part of the address that differs for each link. */
const own = '{id}'

/** Whether links can be made from a pattern: an https address that contains `{id}` exactly once. */
export const isLinkPattern = (pattern: string): boolean =>
  pattern.split(own).length === 2 && readableAddress(pattern.replace(own, 'a')) !== undefined

/** A link with its variable part filled in. The id must not be guessable if the link alone grants entry. */
export const linkFrom = (pattern: string, id: string): string => pattern.replace(own, id)

/** Whether a link was made from a pattern. */
export function isMadeFrom(pattern: string, link: string): boolean {
  const [start = '', end = ''] = pattern.split(own)
  return link.length > start.length + end.length && link.startsWith(start) && link.endsWith(end)
}
