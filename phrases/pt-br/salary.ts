import { hoursInMonth, type Salary } from '@trampolim/marketplace/jobs/salary.ts'
import { type Amount, type SalaryParts, salaryParts } from '@trampolim/marketplace/jobs/salary-text.ts'
import { type SalaryType, salaryTypes } from '@trampolim/marketplace/reference/salary-types.ts'
import { amountText } from '../formats.ts'
import { speak } from '../speak.ts'

/**
 * The texts of a salary; their amounts are inserted already formatted. `card` is for lists, `detail` for the job's
 * page.
 */
export const salary = {
  unpaid: 'sem bolsa',
  toAgree: 'a combinar',
  rangeCard: '{{from}} a {{to}}',
  rangeDetail: 'de {{from}} até {{to}}',
  hourly: '{{amount}} por hora',
  daily: '{{amount}} por dia',
  commission: 'comissão de {{commission}}',
  plusCommission: '{{salary}} + {{commission}}',
  monthly: '{{amount}} por mês',
  belowMinimumWage: 'O valor fica abaixo do salário mínimo para este contrato ({{least}}).',
  stillPublish: 'Você ainda pode publicar.',
} as const

const t = speak(salary)

/** Money as people read it: 'R$ 2.100', with decimals only if needed. `cents` are cents of BRL. */
export function money(cents: number): string {
  return amountText(cents).replace(/,00$/, '')
}

/**
 * A warning that a salary is below the minimum wage of `least` cents a month for its hours, by the hour for what is paid
 * by the hour.
 */
export function belowMinimumWageText(least: number, type: SalaryType): string {
  const hourly = type === salaryTypes.code.hourly
  const amount = money(hourly ? Math.ceil(least / hoursInMonth) : least)
  return t('belowMinimumWage', { least: t(hourly ? 'hourly' : 'monthly', { amount }) })
}

/** A salary on a card: 'R$ 2.100 a R$ 2.600'. */
export function salaryText(salary: Salary): string {
  return inWords(salaryParts(salary), 'rangeCard')
}

/** A salary among a job's details: 'de R$ 2.100 até R$ 2.600'. */
export function salaryDetail(salary: Salary): string {
  return inWords(salaryParts(salary), 'rangeDetail')
}

function inWords(parts: SalaryParts, range: 'rangeCard' | 'rangeDetail'): string {
  switch (parts.form) {
    case 'unpaid':
      return t('unpaid')
    case 'to_agree':
      return t('toAgree')
    case 'range':
      return t(range, { from: spoken(parts.from), to: spoken(parts.to) })
    case 'commission':
      return commissionText(parts.commission)
    case 'hourly':
    case 'daily':
      return t(parts.form, { amount: spoken(parts.amount) })
    case 'other':
      return spoken(parts.amount)
    case 'fixed': {
      const fixed = spoken(parts.amount)
      if (!parts.commission) return fixed
      return t('plusCommission', { salary: fixed, commission: commissionText(parts.commission) })
    }
  }
}

/** Words that aren't a number follow the currency symbol (specification, data §9). */
function spoken(amount: Amount): string {
  if ('cents' in amount) return money(amount.cents)
  return amount.words.startsWith('R$') ? amount.words : `R$\u00a0${amount.words}`
}

/** A commission of '5% das vendas' as a phrase; the word itself may have been typed along. */
function commissionText(amount: Amount): string {
  if ('cents' in amount) return t('commission', { commission: money(amount.cents) })
  if (!/^comiss[ãaõo]/i.test(amount.words)) return t('commission', { commission: amount.words })
  return amount.words.replace(/^\S+/, (word) => word.toLocaleLowerCase('pt-BR'))
}
