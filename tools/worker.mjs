import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Reuses compiled code from the previous start. Nothing else may be loaded before this.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/node'))

const { workBesideOthers } = await import('./work-beside-others.ts')
workBesideOthers(join(import.meta.dirname, '..'))
