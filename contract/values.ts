import { isStorable, withoutDirections } from '@trampolim/marketplace/storable-text.ts'
import { z } from 'zod'

/** The range of PostgreSQL's `integer`, in which all whole numbers are stored. */
export const int4 = { smallest: -2_147_483_648, largest: 2_147_483_647 } as const

/**
 * The check that every text of a call passes: characters that the database can't store are reported as a fault of the
 * field.
 */
export const storable = z.refine(
  (value: unknown) => typeof value !== 'string' || isStorable(value),
  'invalid_characters',
) as z.core.$ZodCheck<string>

/** A text as typed, with a maximum length. The base of every text in the contract. */
export const typedText = (longest: number, { missing, tooLong = 'too_long' }: TextFaults = {}) =>
  z.string(missing).check(storable).max(longest, tooLong)

type TextFaults = {
  /** The fault of a missing text. */
  missing?: string
  /** The fault of a text that is too long. */
  tooLong?: string
}

/** A trimmed text, without characters that turn its direction. */
export const trimmed = (longest: number, faults: TextFaults = {}) =>
  z
    .string(faults.missing)
    .check(storable)
    .overwrite(withoutDirections)
    .trim()
    .max(longest, faults.tooLong ?? 'too_long')

/** A text of one format, such as six digits; any other text has the single fault `code`. */
export const textLike = (form: RegExp, { longest, code, missing }: TextForm) =>
  z.string(missing).check(storable).regex(form, code).max(longest, code)

type TextForm = { longest: number; code: string; missing?: string }

/** A text that isn't blank, trimmed likewise. */
export const requiredText = (longest: number, { tooLong = 'too_long' }: TextFaults = {}) =>
  z.string('required').check(storable).overwrite(withoutDirections).trim().min(1, 'required').max(longest, tooLong)

/** A whole number that a column can store, within narrower bounds if given. */
export const whole = (smallest: number = int4.smallest, largest: number = int4.largest) =>
  z.int('invalid_number').min(smallest, 'invalid_number').max(largest, 'invalid_number')

/** Like `whole`, but also accepts text, as in a query or a form. */
export const wholeText = (smallest: number = int4.smallest, largest: number = int4.largest) =>
  z.coerce
    .number<string | number>('invalid_number')
    .int('invalid_number')
    .min(smallest, 'invalid_number')
    .max(largest, 'invalid_number')

/** The first and the last year of valid days; PostgreSQL has no year 0. */
const firstYear = 1900
const lastYear = 2199
const withinReach = z.refine((value: unknown) => {
  const year = Number(String(value).slice(0, 4))
  return year >= firstYear && year <= lastYear
}, 'invalid_date') as z.core.$ZodCheck<string>

/** A calendar day, `2026-03-31`, meant in São Paulo. */
export const day = z.iso.date('invalid_date').check(storable, withinReach)

/** A month of a year, `2024-07`. */
export const month = textLike(/^\d{4}-(?:0[1-9]|1[0-2])$/, { longest: 7, code: 'invalid_date' }).check(withinReach)
