import { readableAddress } from './preview-address.ts'

/** What stands in a pattern for the part of an address that is each link's own. */
const own = '{id}'

/** Whether links can be made from a pattern: https, with their own part where `{id}` stands, once. */
export const isLinkPattern = (pattern: string): boolean =>
  pattern.split(own).length === 2 && readableAddress(pattern.replace(own, 'a')) !== undefined

/** A link with its variable part filled in, which can't be guessed if the link alone lets people in. */
export const linkFrom = (pattern: string, id: string): string => pattern.replace(own, id)

/** Whether a link was made from a pattern. */
export function isMadeFrom(pattern: string, link: string): boolean {
  const [start = '', end = ''] = pattern.split(own)
  return link.length > start.length + end.length && link.startsWith(start) && link.endsWith(end)
}
