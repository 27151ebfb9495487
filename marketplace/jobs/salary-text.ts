import { salaryTypes } from '../reference/salary-types.ts'
import { hasAmount, isRange, type Salary, showsCommission } from './salary.ts'

/** One amount of a salary text: cents, or words as they were typed, which are shown after the currency symbol. */
export type Amount = { readonly cents: number } | { readonly words: string }

/** The parts of a salary's text, which `phrases/pt-br/salary.ts` puts into words. */
export type SalaryParts =
  | { readonly form: 'unpaid' }
  | { readonly form: 'to_agree' }
  | { readonly form: 'range'; readonly from: Amount; readonly to: Amount }
  | { readonly form: 'fixed'; readonly amount: Amount; readonly commission?: Amount }
  | { readonly form: 'hourly' | 'daily' | 'other'; readonly amount: Amount }
  | { readonly form: 'commission'; readonly commission: Amount }

/**
 * Returns the parts of a salary to show (specification, data §9). A salary that is hidden, missing or 'a combinar' is
 * `to_agree`, and no other part reveals it.
 */
export function salaryParts(salary: Salary): SalaryParts {
  const { salaryType } = salary
  if (salary.unpaid) return { form: 'unpaid' }
  if (salary.doNotShowSalary || salaryType === salaryTypes.code.toAgree) return { form: 'to_agree' }
  const commission = showsCommission(salaryType) ? amountFromText(salary.commission) : undefined
  if (salaryType === salaryTypes.code.commission) {
    return commission ? { form: 'commission', commission } : { form: 'to_agree' }
  }
  if (!hasAmount(salaryType)) {
    const amount = amountFromText(salary.alt)
    return amount ? (spanOf(amount) ?? { form: 'other', amount }) : { form: 'to_agree' }
  }
  const amount = typeof salary.from === 'number' ? { cents: salary.from } : amountFromText(salary.alt)
  if (!amount) return { form: 'to_agree' }
  if (salaryType === salaryTypes.code.hourly) return { form: 'hourly', amount }
  if (salaryType === salaryTypes.code.daily) return { form: 'daily', amount }
  if (isRange(salaryType) && 'cents' in amount && typeof salary.to === 'number' && salary.to !== amount.cents) {
    return { form: 'range', from: amount, to: { cents: salary.to } }
  }
  return spanOf(amount) ?? { form: 'fixed', amount, ...(commission ? { commission } : {}) }
}

function spanOf(amount: Amount) {
  return 'words' in amount ? spanFromText(amount.words) : undefined
}

/** Parses '2100-2600' (reais, joined by a hyphen) as a range; undefined for any other text. */
export function spanFromText(text: string): { form: 'range'; from: Amount; to: Amount } | undefined {
  const parts = text.split('-')
  const [from, to] = parts.map(centsFromText)
  if (parts.length !== 2 || from === undefined || to === undefined) return undefined
  return { form: 'range', from: { cents: from }, to: { cents: to } }
}

/** Parses '2100', '2.100' or '2.100,50' as cents; undefined for words such as '10% das vendas'. */
export function centsFromText(text: string): number | undefined {
  const digits = text.trim()
  if (!/^(?:\d{1,7}|\d{1,3}(?:\.\d{3}){1,2})(?:,\d{1,2})?$/.test(digits)) return undefined
  return Math.round(Number(digits.replaceAll('.', '').replace(',', '.')) * 100)
}

function amountFromText(text: string | null | undefined): Amount | undefined {
  const words = text?.trim()
  if (!words) return undefined
  const cents = centsFromText(words)
  return cents === undefined ? { words } : { cents }
}
