import { normalise } from '@trampolim/marketplace/occupations/words.ts'
import { nearestWord, type Vocabulary, vocabularyOf } from '@trampolim/marketplace/search/nearest-word.ts'
import { commonWords } from '@trampolim/marketplace/search/vocabulary/common-words.ts'
import MiniSearch from 'minisearch'

/** Words that don't help a search. */
const filler = new Set(
  'a o as os um uma de do da dos das e em no na nos nas para por com que se eu me meu minha meus minhas como qual quais quando onde ao aos à é ser ter tem sem sobre isso este esta esse essa posso quero preciso fazer'.split(
    ' ',
  ),
)
const ending =
  /(?:coes|cao|ções|ção|mente|ando|endo|indo|ados|adas|idos|idas|ado|ada|ido|ida|ar|er|ir|es|as|os|s|a|o|e)$/
const shortestStem = 4

/** The form of a word for comparison: without accents, and without its ending for number, gender and tense. */
export function stemOf(word: string): string | null {
  const plain = word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
  if (plain === '' || filler.has(word.toLowerCase()) || filler.has(plain)) return null
  const cut = plain.replace(ending, '')
  return cut.length >= shortestStem ? cut : plain
}

export type Searched = { id: string; title: string; words: string; text: string }

const fields = ['title', 'words', 'text'] as const
/** How likely a word is meant, by where it is written, and in a text if several have it. */
const weights = { title: 0.5, words: 0.5, text: 0.1 } as const
const weightOfFrequent = 0.3
const frequent = 3
/** From this many letters on, a word may be the beginning of another one. */
const shortestBeginning = 4

/**
 * Creates a forgiving search: it ignores accents and endings, matches the beginnings of words, and takes a word that
 * is written nowhere as the one that it sounds like or nearly is. Matches in the title and in the list of people's
 * words count more than matches in the text.
 * @returns the ids of the matches, best first
 */
export function openSearch(documents: readonly Searched[]): (typed: string) => string[] {
  const index = new MiniSearch<Searched>({
    fields: [...fields],
    processTerm: stemOf,
    searchOptions: { boost: { title: 4, words: 3 }, prefix: (term) => term.length >= shortestBeginning },
  })
  index.addAll(documents)
  const vocabulary = writtenWords(documents)
  const stems = new Set([...vocabulary.words.keys()].flatMap((word) => stemOf(word) ?? []))
  const meant = (word: string) => {
    const stem = stemOf(word)
    if (stem === null || stems.has(stem)) return word
    const isBegun = stem.length >= shortestBeginning && [...stems].some((each) => each.startsWith(stem))
    return isBegun ? word : (nearestWord(word, vocabulary) ?? [])
  }
  return (typed) => {
    const found = index.search(normalise(typed).split(' ').flatMap(meant).join(' '))
    const best = found[0]?.score ?? 0
    return found.filter(({ score }) => score >= best / 6).map(({ id }) => String(id))
  }
}

/** The words of the documents with how likely each is meant. */
function writtenWords(documents: readonly Searched[]): Vocabulary {
  const words = new Map<string, { weight: number; documents: number }>()
  for (const document of documents) {
    const own = new Map<string, number>()
    for (const field of fields)
      for (const word of normalise(document[field]).split(' '))
        if (stemOf(word) !== null) own.set(word, Math.max(weights[field], own.get(word) ?? 0))
    for (const [word, weight] of own) {
      const known = words.get(word) ?? { weight: 0, documents: 0 }
      words.set(word, { weight: Math.max(weight, known.weight), documents: known.documents + 1 })
    }
  }
  const entries = [...words].map(
    ([word, { weight, documents }]) =>
      [word, documents >= frequent ? Math.max(weight, weightOfFrequent) : weight] as const,
  )
  return vocabularyOf(entries, commonWords)
}

/** The items with these slugs, in the order of the slugs; all items if nothing was searched for. */
export function inOrder<Item extends { slug: string }>(
  items: readonly Item[],
  slugs: readonly string[] | null,
): readonly Item[] {
  return slugs ? slugs.flatMap((slug) => items.find((each) => each.slug === slug) ?? []) : items
}
