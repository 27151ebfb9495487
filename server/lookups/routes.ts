import type { ReferenceDocument } from '@trampolim/contract/social-media/lookups.ts'
import { lookups } from '@trampolim/contract/social-media/lookups.ts'
import { lookupLists } from '@trampolim/marketplace/reference/lookups.ts'
import { answer } from '../platform/http/answer.ts'
import { refuse, refuseNaming } from '../platform/refusal.ts'
import { autocomplete } from './autocomplete.ts'
import { formOf } from './forms.ts'
import { documentOfId } from './search-queries.ts'

export const lookupRoutes = {
  readDocument: answer(lookups.readDocument).handler(async ({ context, input }) => {
    const found = await documentOfId(context.house.searchDatabase, input.id)
    return found ? (found as ReferenceDocument) : refuse('document_not_found')
  }),

  autocomplete: answer(lookups.autocomplete).handler(async ({ context, input }) => {
    const { name: kind, text, limit } = input
    return (await autocomplete(context.house.searchDatabase, { kind, text, limit })) as ReferenceDocument[]
  }),

  readList: answer(lookups.readList).handler(({ input }) => {
    if (!Object.hasOwn(lookupLists, input.name)) return refuse('list_not_found')
    return [...lookupLists[input.name as keyof typeof lookupLists]]
  }),

  readForm: answer(lookups.readForm).handler(({ input }) => {
    const schema = formOf(input.name)
    return schema ? { name: input.name, schema } : refuseNaming('form_not_found', { id: input.name })
  }),
}
