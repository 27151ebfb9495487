import { describe, expect, it } from 'vitest'
import { faultsOfPeriods, readPeriods, slotsOf } from './slot-periods.ts'

function formOf(fields: readonly [string, string][]) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

const morning: [string, string][] = [
  ['date', '2100-01-04'],
  ['from', '09:00'],
  ['to', '10:00'],
]

describe('the periods of a form', () => {
  it('make times of the chosen length, and none where nothing or nonsense was typed', () => {
    const typed = readPeriods(
      formOf([
        ...morning,
        ...([
          ['date', ''],
          ['from', '14:00'],
          ['to', '25:00'],
          ['length', '20'],
          ['pause', '10'],
        ] as const satisfies [string, string][]),
      ]),
    )
    expect(slotsOf(typed)).toEqual([
      { period: 0, date: '2100-01-04', start: '09:00', end: '09:20' },
      { period: 0, date: '2100-01-04', start: '09:30', end: '09:50' },
    ])
    expect(readPeriods(formOf([['length', '7']]))).toMatchObject({ length: 30, pause: 0 })
  })

  it('show the faults of their times, and what is missing', () => {
    const typed = readPeriods(formOf([...morning, ['date', '2100-01-05'], ['from', ''], ['to', '']]))
    const slots = slotsOf(typed)
    const faults = { 'slots.1.start': 'Já passou', address: 'Falta' }
    expect(faultsOfPeriods(typed, { faults, slots, required: 'Informe' })).toEqual({
      'from-0': 'Já passou',
      'from-1': 'Informe',
      'to-1': 'Informe',
      address: 'Falta',
    })
    expect(faultsOfPeriods(readPeriods(formOf([])), { faults: {}, slots: [], required: 'Informe' })).toEqual({
      'date-0': 'Informe',
      'from-0': 'Informe',
      'to-0': 'Informe',
    })
  })
})
