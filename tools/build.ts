import { join } from 'node:path'
import { buildWebWhereStale } from './build-web.ts'

await buildWebWhereStale({ checkout: join(import.meta.dirname, '..'), say: () => console.log('Building the pages …') })
