import type { Calculator } from '@trampolim/marketplace/calculators/fields.ts'
import type { HelpAudience } from '@trampolim/marketplace/help/topics.ts'
import { calculators } from '@trampolim/phrases/pt-br/calculators.ts'
import { refuse } from '../platform/refusal.ts'
import { type Model, readContent } from './read-content.ts'
import { inOrder, openSearch } from './search.ts'

type AskedModels = { audience?: HelpAudience | undefined; text: string; page: number; size: number }

/** Returns a page of the models of documents. */
export function listModels({ audience, text, page, size }: AskedModels) {
  const found = inOrder(readContent().models, text === '' ? null : searchModels(text)).filter(
    (each) => !audience || each.audience === audience,
  )
  return { items: found.slice((page - 1) * size, page * size).map(headOf), page, size, total: found.length }
}

/** Reads a model, with the others of its audience. @throws model_not_found */
export function readModel(slug: string) {
  const { models } = readContent()
  const model = models.find((each) => each.slug === slug) ?? refuse('model_not_found')
  const others = models.filter((each) => each.slug !== slug && each.audience === model.audience)
  return { ...headOf(model), fits: model.fits, law: model.law ?? null, text: model.text, others: others.map(headOf) }
}

function headOf({ slug, title, summary, audience, published, updated }: Model) {
  return { slug, title, summary, audience, published, updated }
}

const everyCalculator = (Object.keys(calculators) as Calculator[]).map((slug) => ({ slug, ...calculators[slug] }))

/** Returns a page of the calculators. */
export function listCalculators({ text, page, size }: Omit<AskedModels, 'audience'>) {
  const found = inOrder(everyCalculator, text === '' ? null : searchCalculators(text))
  const items = found
    .slice((page - 1) * size, page * size)
    .map(({ slug, title, summary }) => ({ slug, title, summary }))
  return { items, page, size, total: found.length }
}

let modelSearch: ((typed: string) => string[]) | undefined
let calculatorSearch: ((typed: string) => string[]) | undefined

function searchModels(text: string): string[] {
  modelSearch ??= openSearch(
    readContent().models.map(({ slug, title, summary, words = '', text: written }) => ({
      ...{ id: slug, title, words: `${words} ${summary}`, text: written },
    })),
  )
  return modelSearch(text)
}

function searchCalculators(text: string): string[] {
  calculatorSearch ??= openSearch(
    everyCalculator.map(({ slug, title, summary, words, intro }) => ({
      ...{ id: slug, title, words: `${words} ${summary}`, text: intro },
    })),
  )
  return calculatorSearch(text)
}
