import { highestPage, mostPerPage } from '@trampolim/marketplace/jobs/search.ts'
import { z } from 'zod'
import { textLike, whole, wholeText } from './values.ts'

/** A record's id: 24 hexadecimal characters (data.md §5). */
export const recordId = textLike(/^[0-9a-f]{24}$/, { longest: 24, code: 'invalid_id' }).meta({
  description: 'Record id, 24 hexadecimal characters',
})

/** A reference document's id: 24 or 32 hexadecimal characters (data.md §5). */
export const referenceId = textLike(/^(?:[0-9a-f]{24}|[0-9a-f]{32})$/, { longest: 32, code: 'invalid_id' })

/** A moment in UTC, ISO 8601. */
export const instant = z.iso.datetime()

/** Money in integer cents of BRL. */
export const cents = whole(0, 100_000_000)

/** The answer of a call that returns no data: it succeeded. */
export const done = z.object({ done: z.literal(true) })

/** A page number in a query, from 1. */
export const pageNumber = wholeText(1, highestPage).default(1)

/** How many items a page has, at most 100 (product: limits and abuse). */
export const pageSize = (usual: number) => wholeText(1, mostPerPage).default(usual)

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

/** A page of a list: its items, and the total. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), page: z.int(), size: z.int(), total: z.int() })

/** Faults of an input by field path (`personalData.cpf`), each a stable code with its Portuguese text. */
export const fieldFaults = z.record(z.string(), z.object({ code: z.string(), message: z.string() }))
export type FieldFaults = z.infer<typeof fieldFaults>

/**
 * The body of every refusal. `retryAfter`: seconds after which to retry, also sent as the header `Retry-After`. `kept`:
 * the state to send with the next call, where the refusal asks for a further step.
 */
export const refusalBody = z.object({
  code: z.string(),
  message: z.string(),
  fields: fieldFaults.optional(),
  retryAfter: z.int().optional(),
  kept: z.string().optional(),
})
export type RefusalBody = z.infer<typeof refusalBody>
