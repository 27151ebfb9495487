import { describe, expect, it } from 'vitest'
import { calculate } from './calculate.ts'
import { type Calculator, calculatorFields, isCalculator } from './fields.ts'
import { readInputs } from './read-inputs.ts'

const ended = { salary: '3.000', admission: '2024-03-11', lastDay: '2026-09-20' }

describe('what is typed into a calculator', () => {
  it('is read with its usual values', () => {
    expect(readInputs('net-salary', { salary: ' 2.500,50 ', other: '10' })).toEqual({
      inputs: { salary: 250_050, dependants: 0, transport: undefined, alimony: undefined, other: 1_000 },
    })
    expect(readInputs('termination', { ...ended, lastDay: '20/9/2026' })).toMatchObject({
      inputs: { reason: 'dismissal', notice: 'worked', vacationsDue: 0, lastDay: '2026-09-20', fgtsBalance: undefined },
    })
  })

  it.each([
    ['vacation', { days: '20 dias', sold: '10 Dias', dependants: '2 filhos' }, { days: 20, sold: 10, dependants: 2 }],
    ['vacation', { sold: 'nenhum', dependants: 'nenhuma' }, { sold: 0, dependants: 0 }],
    ['fgts', { months: '18 meses' }, { months: 18 }],
    ['termination', { ...ended, vacationsDue: '1 ano' }, { vacationsDue: 1 }],
    ['termination', { ...ended, lastDay: '20/09/26' }, { lastDay: '2026-09-20' }],
    ['termination', { ...ended, lastDay: '20.9.2026' }, { lastDay: '2026-09-20' }],
    ['termination', { ...ended, lastDay: '20-09-2026' }, { lastDay: '2026-09-20' }],
    ['termination', { ...ended, lastDay: '20092026' }, { lastDay: '2026-09-20' }],
    ['termination', { ...ended, admission: '01/03/98' }, { admission: '1998-03-01' }],
  ] as const)('is read in %s as people write it: %j', (name, typed, inputs) => {
    expect(readInputs(name, { salary: '3000', ...typed })).toMatchObject({ inputs })
  })

  it.each([
    ['net-salary', {}, { salary: 'required' }],
    ['net-salary', { salary: 'muito', dependants: 'dois' }, { salary: 'notAnAmount', dependants: 'notACount' }],
    ['net-salary', { salary: '0,50', dependants: '21' }, { salary: 'tooLittle', dependants: 'outOfBounds' }],
    ['net-salary', { salary: '1.000.000,01' }, { salary: 'tooMuch' }],
    ['vacation', { salary: '3000', days: '25', sold: '10' }, { sold: 'tooManyDays' }],
    ['termination', { salary: '3000', admission: '31/02/2026' }, { admission: 'notADay', lastDay: 'required' }],
    ['termination', { ...ended, admission: '2026-09-21' }, { lastDay: 'endsBeforeStart' }],
    ['termination', { ...ended, admission: '2026-01-01', vacationsDue: '1' }, { vacationsDue: 'moreThanEarned' }],
    ['termination', { ...ended, reason: 'boredom' }, { reason: 'notAChoice' }],
    ['fgts', { salary: '2000', months: '1,5' }, { months: 'notACount' }],
    ['fgts', { salary: '2000', months: '2 anos' }, { months: 'notACount' }],
    ['vacation', { salary: '2000', days: 'nenhum' }, { days: 'outOfBounds' }],
    ['termination', { ...ended, lastDay: '9/2026' }, { lastDay: 'notADay' }],
  ] as const)('is faulty in %s: %j', (name, typed, faults) => {
    expect(readInputs(name, typed)).toEqual({ faults })
  })

  it.each([
    [{ other: '5000' }, { other: 'beyondSalary' }],
    [{ alimony: '950' }, { alimony: 'beyondSalary' }],
    [{ alimony: '500', other: '500' }, { other: 'beyondSalary' }],
  ])('refuses discounts that leave less than nothing of a salary: %j', (typed, faults) => {
    expect(calculate('net-salary', { salary: '1000', ...typed }, { today: '2026-11-25' })).toEqual({ faults })
  })

  it('gives a result by every calculator, with the tables of its day', () => {
    for (const name of Object.keys(calculatorFields) as Calculator[]) {
      expect(isCalculator(name)).toBe(true)
      const result = calculate(name, ended, { today: '2026-11-25' })
      expect(result, name).toMatchObject({
        tables: { year: 2026 },
        day: name === 'termination' ? '2026-09-20' : '2026-11-25',
      })
    }
    expect(isCalculator('toString')).toBe(false)
    expect(Object.values(calculatorFields).every((fields) => 'salary' in fields)).toBe(true)
  })
})
