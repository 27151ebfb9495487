import { join } from 'node:path'
import { firstViews, mostScripts } from '../size/first-view.ts'
import { kilobytes, tableOf } from './table.ts'

/** Prints the scripts that the heaviest pages load before they are used, and marks each page over the budget. */
const heaviest = 10
const views = firstViews(join(import.meta.dirname, '../../web/build')).toSorted((a, b) => b.scripts - a.scripts)
const over = views.filter(({ scripts }) => scripts > mostScripts)
const rows = views
  .slice(0, Math.max(heaviest, over.length))
  .map(({ path, state, scripts }) => [path, state, kilobytes(scripts), scripts > mostScripts ? 'over' : ''])
console.log(`Scripts of a page, as served with Brotli, of at most ${kilobytes(mostScripts)}: ${over.length} pages over`)
console.log(tableOf(['page', 'state', 'scripts', ''], rows))
