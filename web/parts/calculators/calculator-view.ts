import { calculate } from '@trampolim/marketplace/calculators/calculate.ts'
import { type Calculator, type CalculatorField, fieldsOf } from '@trampolim/marketplace/calculators/fields.ts'
import type { CalculatorFaults, Typed } from '@trampolim/marketplace/calculators/read-inputs.ts'
import { isOfTheYear, tablesOn } from '@trampolim/marketplace/calculators/tables/tables-on.ts'
import { type Day, isDay } from '@trampolim/marketplace/time/days.ts'
import { calculatorFaults } from '@trampolim/phrases/pt-br/calculator-faults.ts'
import { calculators } from '@trampolim/phrases/pt-br/calculators.ts'
import { marketplace } from '@trampolim/phrases/pt-br/marketplace.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { birthDateText } from '../dates-with-year.ts'
import { amountText } from './amounts.ts'
import { type BreakdownView, breakdownView } from './breakdown-view.ts'

const t = speak(marketplace.calculator)
const faultText = speak(calculatorFaults)

/** A field of a calculator's form, with what was typed. */
export type FieldView = {
  name: string
  kind: CalculatorField['kind']
  label: string
  hint: string | null
  value: string
  optional: boolean
  options: { value: string; text: string }[]
  fault: string | null
}

/**
 * A calculator's page: its form, and the result once something was typed. It contains all texts, so that no script
 * needs any.
 */
export type CalculatorView = {
  title: string
  pageTitle: string
  summary: string
  intro: string
  fields: FieldView[]
  result: (BreakdownView & { given: { name: string; value: string }[]; otherYear: string | null }) | null
  leftOut: readonly string[]
  tables: { text: string; sources: readonly string[] }
  isFaulty: boolean
}

type FieldTexts = { label: string; hint?: string; choices?: Readonly<Record<string, string>> }

/** The longest typed text that is shown again in the form. */
const longestTyped = 40

/**
 * What a calculator shows for an address: the form alone, or also the result or the faults for the values in the
 * address.
 */
export function calculatorView(name: Calculator, asked: URLSearchParams, { today }: { today: Day }): CalculatorView {
  const fields = fieldsOf(name)
  const typed: Typed = Object.fromEntries(
    fields.flatMap(([field]) => (asked.has(field) ? [[field, (asked.get(field) ?? '').slice(0, longestTyped)]] : [])),
  )
  const outcome = Object.keys(typed).length > 0 ? calculate(name, typed, { today }) : null
  const faults = outcome && 'faults' in outcome ? outcome.faults : {}
  const shown = fields.map(([field, rules]) => fieldView(name, { field, rules, typed, faults }))
  const found = outcome && 'breakdown' in outcome ? outcome : null
  const tables = found?.tables ?? tablesOn(today)
  const { title, summary, intro, leftOut } = calculators[name]
  const year = tables.year
  const day = found?.day ?? today
  return {
    ...{ title, summary, intro, leftOut, fields: shown },
    pageTitle: t('pageTitle', { title, year }),
    result: found && {
      ...breakdownView(found.breakdown),
      given: shown.flatMap(givenOf),
      otherYear: isOfTheYear(tables, day) ? null : t('otherYear', { asked: day.slice(0, 4), year }),
    },
    tables: { text: t('tables', { year, day: birthDateText(tables.validFrom) }), sources: tables.sources },
    isFaulty: Object.keys(faults).length > 0,
  }
}

type Shown = { field: string; rules: CalculatorField; typed: Typed; faults: CalculatorFaults }

function fieldView(calculator: Calculator, { field, rules, typed, faults }: Shown): FieldView {
  const texts: FieldTexts = (calculators[calculator].fields as Readonly<Record<string, FieldTexts>>)[field] ?? {
    label: field,
  }
  const fault = faults[field]
  return {
    name: field,
    kind: rules.kind,
    label: texts.label,
    hint: texts.hint ?? null,
    value: typed[field] ?? usualOf(rules),
    optional: rules.kind === 'amount' && !rules.needed,
    options:
      rules.kind === 'choice' ? rules.choices.map((value) => ({ value, text: texts.choices?.[value] ?? value })) : [],
    fault: fault ? faultText(fault, boundsOf(rules)) : null,
  }
}

function usualOf(rules: CalculatorField): string {
  return rules.kind === 'count' && rules.usual !== undefined ? String(rules.usual) : ''
}

function boundsOf(rules: CalculatorField): { least: string; most: string } | undefined {
  if (rules.kind === 'amount') return { least: amountText(rules.least), most: amountText(rules.most) }
  return rules.kind === 'count' ? { least: String(rules.least), most: String(rules.most) } : undefined
}

/** The values from which a result was computed, as a printed page shows them. */
function givenOf({ label, value, options }: FieldView): { name: string; value: string }[] {
  if (value === '' && options.length === 0) return []
  const chosen = options.length > 0 ? (options.find((option) => option.value === value) ?? options[0])?.text : undefined
  return [{ name: label, value: chosen ?? (isDay(value) ? birthDateText(value) : value) }]
}
