import { href } from '../platform/href.ts'

/**
 * The path that leaves the site for an address which a company wrote: the page there shows the address before it is
 * opened.
 */
export const leavingPath = (address: string): string => href('/redirect', {}, { to: address })
