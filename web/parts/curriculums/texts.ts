import { isMonth } from '@trampolim/marketplace/time/months.ts'
import { masked } from '../../design/masks.ts'

/** A month as it is typed: `2021-03` gives `03/2021`. */
export function monthText(month: string | undefined): string {
  return month && isMonth(month) ? `${month.slice(5)}/${month.slice(0, 4)}` : (month ?? '')
}

/** A typed month for the rules: `03/2021` gives `2021-03`; undefined where nothing was typed, as typed where it is none. */
export function monthFrom(text: string): string | undefined {
  if (text.trim() === '') return undefined
  const [, month, year] = /^\s*(\d{1,2})\/(\d{4})\s*$/.exec(text) ?? []
  return month && year ? `${year}-${month.padStart(2, '0')}` : text
}

/** Cents as they are typed: 210000 gives `2.100`, 210050 gives `2.100,50`. */
export function moneyText(cents: number | null | undefined): string {
  if (typeof cents !== 'number') return ''
  const rest = cents % 100
  return masked('money', `${Math.trunc(cents / 100)}${rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`}`)
}

/** Typed money in cents: `2.100,00` and `2100` both give 210000; undefined where nothing was typed. */
export function centsFrom(text: string): number | undefined {
  const [whole = '', cents = ''] = text.replace(/[^\d,]/g, '').split(',')
  if (whole === '' && cents === '') return undefined
  return Number(whole) * 100 + Number(cents.padEnd(2, '0').slice(0, 2))
}
