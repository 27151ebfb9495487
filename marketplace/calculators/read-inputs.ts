import { type Day, isDay } from '../time/days.ts'
import { parseAmount } from './cents.ts'
import { type Calculator, type CalculatorField, type CountedUnit, fieldsOf, type Inputs } from './fields.ts'
import { wholeYears } from './service.ts'

/** What can be wrong with a field of a calculator; each has its text in `phrases/pt-br/calculator-faults.ts`. */
export type CalculatorFault =
  | 'required'
  | 'notAnAmount'
  | 'tooLittle'
  | 'tooMuch'
  | 'notACount'
  | 'outOfBounds'
  | 'notAChoice'
  | 'notADay'
  | 'endsBeforeStart'
  | 'tooManyDays'
  | 'moreThanEarned'
  | 'beyondSalary'

/** Texts as typed, by field. */
export type Typed = Readonly<Record<string, string>>
export type CalculatorFaults = Readonly<Record<string, CalculatorFault>>

type Value = { value: number | string | undefined } | { fault: CalculatorFault }

/** Reads what was typed into a calculator's form: what it computes with, or the faults by field. */
export function readInputs<Name extends Calculator>(
  name: Name,
  typed: Typed,
): { inputs: Inputs<Name> } | { faults: CalculatorFaults } {
  const read = fieldsOf(name).map(([field, rules]) => [field, readField(rules, (typed[field] ?? '').trim())] as const)
  const faults = Object.fromEntries(read.flatMap(([field, value]) => ('fault' in value ? [[field, value.fault]] : [])))
  if (Object.keys(faults).length > 0) return { faults }
  const values = Object.fromEntries(read.map(([field, value]) => [field, 'value' in value ? value.value : undefined]))
  const unfit = faultsBetween(name, values)
  return Object.keys(unfit).length > 0 ? { faults: unfit } : { inputs: values as Inputs<Name> }
}

function readField(field: CalculatorField, text: string): Value {
  switch (field.kind) {
    case 'amount':
      return readAmount(field, text)
    case 'count':
      return readCount(field, text)
    case 'choice': {
      if (text === '') return { value: field.choices[0] }
      return field.choices.includes(text) ? { value: text } : { fault: 'notAChoice' }
    }
    case 'day':
      return readDay(text)
  }
}

function readAmount(field: CalculatorField & { kind: 'amount' }, text: string): Value {
  if (text === '') return field.needed ? { fault: 'required' } : { value: undefined }
  const cents = parseAmount(text)
  if (cents === undefined) return { fault: 'notAnAmount' }
  if (cents < field.least) return { fault: 'tooLittle' }
  return cents > field.most ? { fault: 'tooMuch' } : { value: cents }
}

const writtenCount = /^(\d{1,6})\s*(\p{L}*)$/u
const noneOf = /^(?:nenhuma?|zero)$/i
/** The words that people add to a number. */
const units: Record<CountedUnit, RegExp> = {
  days: /^dias?$/i,
  months: /^m[eê]s(?:es)?$/i,
  years: /^(?:anos?|f[eé]rias|per[ií]odos?)$/i,
  people: /^(?:filh[oa]s?|dependentes?|pessoas?)$/i,
}

function readCount(field: CalculatorField & { kind: 'count' }, text: string): Value {
  if (text === '') return field.usual === undefined ? { fault: 'required' } : { value: field.usual }
  const [, digits, unit] = writtenCount.exec(text) ?? []
  if (!noneOf.test(text) && (!digits || (unit && !units[field.of].test(unit)))) return { fault: 'notACount' }
  const count = Number(digits ?? 0)
  return count < field.least || count > field.most ? { fault: 'outOfBounds' } : { value: count }
}

const writtenDay = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/
const dayOfDigits = /^(\d{2})(\d{2})(\d{4})$/
/** Years of two digits from this one on are of the last century. */
const lastCentury = '50'

/** A day as a browser's date field sends it, or as people write it: 31/03/2026, 31.3.26, 31032026. */
function readDay(text: string): Value {
  if (text === '') return { fault: 'required' }
  const [, day = '', , month = '', typed = ''] = writtenDay.exec(text.replace(dayOfDigits, '$1/$2/$3')) ?? []
  const year = typed.length === 2 ? `${typed >= lastCentury ? '19' : '20'}${typed}` : typed
  const iso: Day = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
  return isDay(iso) && iso >= '1950-01-01' && iso <= '2100-12-31' ? { value: iso } : { fault: 'notADay' }
}

/** Faults of values that are valid one by one but don't fit together. */
function faultsBetween(
  name: Calculator,
  values: Readonly<Record<string, number | string | undefined>>,
): CalculatorFaults {
  if (name === 'vacation' && Number(values.days) + Number(values.sold) > 30) return { sold: 'tooManyDays' }
  if (name !== 'termination') return {}
  const [admission, lastDay] = [String(values.admission), String(values.lastDay)]
  if (lastDay < admission) return { lastDay: 'endsBeforeStart' }
  return Number(values.vacationsDue) > wholeYears(admission, lastDay) ? { vacationsDue: 'moreThanEarned' } : {}
}
