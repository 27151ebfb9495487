import { z } from 'zod'

/** A record's id: 24 hexadecimal characters (data.md §5). */
export const recordId = z
  .string()
  .regex(/^[0-9a-f]{24}$/, 'invalid_id')
  .meta({ description: 'Record id, 24 hexadecimal characters' })

/** A reference document's id: 24 or 32 hexadecimal characters (data.md §5). */
export const referenceId = z.string().regex(/^(?:[0-9a-f]{24}|[0-9a-f]{32})$/, 'invalid_id')

/** A moment in UTC, ISO 8601. */
export const instant = z.iso.datetime()

/** A calendar day, `2026-03-31`, meant in São Paulo. */
export const day = z.iso.date('invalid_date')

/** A month of a year, `2024-07`. */
export const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'invalid_date')

/** Money in integer cents of BRL. */
export const cents = z.int().nonnegative().max(100_000_000)

/** A text that must say something; surrounding white space doesn't count. */
export const requiredText = (longest: number) => z.string().trim().min(1, 'required').max(longest, 'too_long')

/** A text that may be empty. */
export const optionalText = (longest: number) => z.string().trim().max(longest, 'too_long').optional()

/** Nothing to say but that it was done. */
export const done = z.object({ done: z.literal(true) })

/** A page number in a query, from 1. */
export const pageNumber = z.coerce.number().int().min(1).max(100_000).default(1)

/** How many items a page holds, at most 100 (product: limits and abuse). */
export const pageSize = (usual: number) => z.coerce.number().int().min(1).max(100).default(usual)

/** A yes or no in a query string. */
export const flag = z.stringbool().or(z.boolean())

/** Several values in a query: repeated (`a=1&a=2`), bracketed (`a[]=1`) or joined by commas. */
export function several<Item extends z.ZodType>(item: Item) {
  return z
    .preprocess(
      (given) =>
        given === '' || given === undefined
          ? []
          : (Array.isArray(given) ? given : [given]).flatMap((each) =>
              typeof each === 'string' ? each.split(',').filter((part) => part !== '') : [each],
            ),
      z.array(item).max(50),
    )
    .prefault([])
}

/** A page of a list: what is on it, and how many there are in all. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), page: z.int(), size: z.int(), total: z.int() })

/** Faults of an input by field path (`personalData.cpf`), each a stable code with its Portuguese text. */
export const fieldFaults = z.record(z.string(), z.object({ code: z.string(), message: z.string() }))
export type FieldFaults = z.infer<typeof fieldFaults>

/** The body of every refusal; `retryAfter`: seconds after which to ask again, also in the header of that name. */
export const refusalBody = z.object({
  code: z.string(),
  message: z.string(),
  fields: fieldFaults.optional(),
  retryAfter: z.int().optional(),
})
export type RefusalBody = z.infer<typeof refusalBody>
