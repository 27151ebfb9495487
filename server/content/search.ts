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

/**
 * Creates a fuzzy search: it ignores accents and endings, matches the beginnings of words, and forgives one wrong
 * letter in four. Matches in the title and in the list of people's words count more than matches in the text.
 * @returns the ids of the matches, best first
 */
export function openSearch(documents: readonly Searched[]): (typed: string) => string[] {
  const index = new MiniSearch<Searched>({
    fields: ['title', 'words', 'text'],
    processTerm: stemOf,
    searchOptions: {
      boost: { title: 4, words: 3 },
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 4 ? 0.25 : false),
    },
  })
  index.addAll(documents)
  return (typed) => {
    const found = index.search(typed)
    const best = found[0]?.score ?? 0
    return found.filter(({ score }) => score >= best / 6).map(({ id }) => String(id))
  }
}

/** The items with these slugs, in the order of the slugs; all items if nothing was searched for. */
export function inOrder<Item extends { slug: string }>(
  items: readonly Item[],
  slugs: readonly string[] | null,
): readonly Item[] {
  return slugs ? slugs.flatMap((slug) => items.find((each) => each.slug === slug) ?? []) : items
}
