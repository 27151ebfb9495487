import { isStorable } from '@trampolim/marketplace/storable-text.ts'
import { z } from 'zod'

/** The bounds of PostgreSQL's `integer`, which holds every whole number of ours. */
export const int4 = { smallest: -2_147_483_648, largest: 2_147_483_647 } as const

/** Every text that a call takes carries this check: what the database can't keep is a fault of the field. */
export const storable = z.refine(
  (value: unknown) => typeof value !== 'string' || isStorable(value),
  'invalid_characters',
) as z.core.$ZodCheck<string>

/** A text as it was typed, at most so long. The base of every text in the contract. */
export const typedText = (longest: number, { missing, tooLong = 'too_long' }: TextFaults = {}) =>
  z.string(missing).check(storable).max(longest, tooLong)

type TextFaults = {
  /** What is said where it isn't given. */
  missing?: string
  /** What is said where it is longer. */
  tooLong?: string
}

/** A text without the white space around it. */
export const trimmed = (longest: number, faults: TextFaults = {}) =>
  z
    .string(faults.missing)
    .check(storable)
    .trim()
    .max(longest, faults.tooLong ?? 'too_long')

/** A text of one form, such as six digits; anything else is the one fault `code`. */
export const textLike = (form: RegExp, { longest, code, missing }: TextForm) =>
  z.string(missing).check(storable).regex(form, code).max(longest, code)

type TextForm = { longest: number; code: string; missing?: string }

/** A text that must say something; surrounding white space doesn't count. */
export const requiredText = (longest: number, { tooLong = 'too_long' }: TextFaults = {}) =>
  z.string('required').check(storable).trim().min(1, 'required').max(longest, tooLong)

/** A whole number that a column can hold, within narrower bounds where they are given. */
export const whole = (smallest: number = int4.smallest, largest: number = int4.largest) =>
  z.int('invalid_number').min(smallest, 'invalid_number').max(largest, 'invalid_number')

/** The same where it may arrive as text, in a query or a form. */
export const wholeText = (smallest: number = int4.smallest, largest: number = int4.largest) =>
  z.coerce
    .number<string | number>('invalid_number')
    .int('invalid_number')
    .min(smallest, 'invalid_number')
    .max(largest, 'invalid_number')

/** The first and the last day that means anything to the marketplace; PostgreSQL knows no year 0. */
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
