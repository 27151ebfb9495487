import { expect, it } from 'vitest'
import { type Aim, aims, measure, shareOf } from './measure.ts'

it('text that people wrote is read back from each format, at least as often as the target', async () => {
  const { byFormat } = await measure({ people: 8, seed: 7 })
  const names = Object.keys(aims) as Aim[]
  const below = Object.entries(byFormat).flatMap(([format, shares]) =>
    names.filter((name) => shareOf(shares[name]) < aims[name]).map((name) => `${format}: ${name}`),
  )
  expect(Object.keys(byFormat)).toEqual(['txt', 'txt (windows)', 'rtf', 'docx', 'odt', 'pdf', 'doc'])
  expect(below).toEqual([])
})
