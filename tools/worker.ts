import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// What was compiled once is there at the next start. Nothing else is loaded before this holds.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/node'))

const { workBesideOthers } = await import('./work-beside-others.ts')
workBesideOthers(join(import.meta.dirname, '..'))
