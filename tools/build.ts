import { join } from 'node:path'
import { buildServerWhereStale } from './build-server.ts'
import { buildWebWhereStale } from './build-web.ts'

const checkout = join(import.meta.dirname, '..')

await buildServerWhereStale({ checkout, say: () => console.log('Building the server …') })
await buildWebWhereStale({ checkout, say: () => console.log('Building the pages …') })
