import { type Aim, aims, measure, type Shares, shareOf } from './measure.ts'

/**
 * Renders curriculums in each format, reads them, and shows which share of the original was found, next to the required
 * share. `npm run import-measure -- --misses` lists what was missed.
 */
const people = 60
const { byFormat, byLayout, misses } = await measure({ people, seed: 20_260_302 })
const names = Object.keys(aims) as Aim[]

function show(title: string, shares: Readonly<Record<string, Shares>>) {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(10)
  console.log(`\n${title.padEnd(16)}${names.map((name) => name.padStart(10)).join('')}`)
  for (const [name, each] of Object.entries(shares)) {
    console.log(`${name.padEnd(16)}${names.map((aim) => percent(shareOf(each[aim]))).join('')}`)
  }
  console.log(`${'aim'.padEnd(16)}${names.map((aim) => percent(aims[aim])).join('')}`)
}

console.log(`${people} people, ${Object.keys(byLayout).length} layouts, ${Object.keys(byFormat).length} formats`)
show('format', byFormat)
show('layout', byLayout)
if (process.argv.includes('--misses')) console.table(misses.slice(0, 60))
const short = Object.values(byFormat).flatMap((shares) => names.filter((aim) => shareOf(shares[aim]) < aims[aim]))
if (short.length > 0) {
  console.error(`\nbelow the aim: ${[...new Set(short)].join(', ')}`)
  process.exitCode = 1
}
