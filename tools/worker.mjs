import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Reuses compiled code from the previous start. Nothing else may be loaded before this.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/node'))

const { workBesideOthers } = await import('../server/build/work-beside-others.js')
workBesideOthers(join(import.meta.dirname, '..'))
