import { expect, it } from 'vitest'
import { faultText } from '../../platform/faults.ts'
import { tooLongAmong } from './too-long.ts'

const text = (id: string, length: number, most?: string) => ({
  id: `field-${id}`,
  value: 'ã'.repeat(length),
  dataset: { most },
})

it('reports texts that are longer than their fields allow', () => {
  const elements = [text('name', 121, '120'), text('experiences.0.companyName', 120, '120'), text('note', 5000), {}]
  expect(tooLongAmong(elements)).toEqual({ name: faultText('too_long') })
})

it('counts no white space around a text', () => {
  expect(tooLongAmong([{ ...text('name', 120, '120'), value: ` ${'a'.repeat(120)} ` }])).toEqual({})
})
