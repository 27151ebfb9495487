import { isDay } from '@trampolim/marketplace/time/days.ts'
import { isMonth } from '@trampolim/marketplace/time/months.ts'
import { masked } from '../../../design/masks.ts'

/** A month as people type it: `2021-03` gives `03/2021`. */
export function monthText(month: string | undefined): string {
  return month && isMonth(month) ? `${month.slice(5)}/${month.slice(0, 4)}` : (month ?? '')
}

/** Parses a typed month: `03/2021` gives `2021-03`; undefined if nothing was typed, unchanged if it isn't a month. */
export function monthFrom(text: string): string | undefined {
  if (text.trim() === '') return undefined
  const [, month, year] = /^\s*(\d{1,2})\/(\d{4})\s*$/.exec(text) ?? []
  return month && year ? `${year}-${month.padStart(2, '0')}` : text
}

/** A day as it is typed: `1990-12-31` gives `31/12/1990`. */
export function dayText(day: string): string {
  return isDay(day) ? day.split('-').reverse().join('/') : day
}

/** A typed day for the rules: `31/12/1990` gives `1990-12-31`; anything else stays as typed. */
export function dayFrom(text: string): string {
  const [, day, month, year] = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(text) ?? []
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.trim()
}

/** Cents as people type them: 210000 gives `2.100`, 210050 gives `2.100,50`. */
export function moneyText(cents: number | null | undefined): string {
  if (typeof cents !== 'number') return ''
  const rest = cents % 100
  return masked('money', `${Math.trunc(cents / 100)}${rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`}`)
}

/**
 * Parses typed money to cents: `2.100,00`, `2100` and `2,1 mil` all give 210000, and `12.5`, as some keyboards have no
 * comma, 1250; undefined if nothing was typed.
 */
export function centsFrom(text: string): number | undefined {
  const [whole = '', cents = ''] = text
    .replace(/([\d.,]+) ?(mil|k)/i, (_, thousands) => `${Math.round(thousands.replace(',', '.') * 1000)}`)
    .replace(/^([^.,]*)\.(\d\d?)\D*$/, '$1,$2')
    .replace(/[^\d,]/g, '')
    .split(',')
  if (whole === '' && cents === '') return undefined
  return Number(whole) * 100 + Number(cents.padEnd(2, '0').slice(0, 2))
}
