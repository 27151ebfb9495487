import { expect, it } from 'vitest'
import { type Aim, aims, measure, shareOf } from './measure.ts'

it('what people wrote comes back from each format, as often as aimed at', async () => {
  const { byFormat } = await measure({ people: 8, seed: 7 })
  const names = Object.keys(aims) as Aim[]
  const below = Object.entries(byFormat).flatMap(([format, shares]) =>
    names.filter((name) => shareOf(shares[name]) < aims[name]).map((name) => `${format}: ${name}`),
  )
  expect(Object.keys(byFormat)).toEqual(['txt', 'txt (windows)', 'rtf', 'docx', 'odt', 'pdf', 'doc'])
  expect(below).toEqual([])
})
