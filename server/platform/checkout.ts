import { basename, join, parse } from 'node:path'

/** The folder of this checkout. The built server is as deep in it as this file, so it's the same for both. */
export const checkout = join(import.meta.dirname, '../..')

const isBuilt = basename(import.meta.dirname) === 'build'

/**
 * The file of a program that runs in a process of its own, given by the path of its source in the checkout: the source
 * itself, or in the built server what it was built to.
 */
export function programFile(source: string): string {
  return isBuilt ? join(checkout, 'server/build', `${parse(source).name}.js`) : join(checkout, source)
}
