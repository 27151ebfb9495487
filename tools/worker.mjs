import { join } from 'node:path'
import { workBesideOthers } from '../server/build/work-beside-others.js'

workBesideOthers(join(import.meta.dirname, '..'))
