import { join } from 'node:path'
import { buildWebWhereStale } from '../../tools/build-web.ts'

const checkout = join(import.meta.dirname, '../..')

/** Builds the pages once before the tests that read or serve them. */
export default function setup() {
  return buildWebWhereStale({ checkout, say: () => console.log('Building the pages …') })
}
