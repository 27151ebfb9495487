import MiniSearch from 'minisearch'

/** Words that don't help to find anything. */
const filler = new Set(
  'a o as os um uma de do da dos das e em no na nos nas para por com que se eu me meu minha meus minhas como qual quais quando onde ao aos à é ser ter tem sobre isso este esta esse essa posso quero preciso fazer'.split(
    ' ',
  ),
)
const ending =
  /(?:coes|cao|ções|ção|mente|ando|endo|indo|ados|adas|idos|idas|ado|ada|ido|ida|ar|er|ir|es|as|os|s|a|o|e)$/
const shortestStem = 4

/** A word as it is compared: without accents, and without the ending that number, gender and tense give it. */
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
 * Opens a search that forgives: accents, endings, beginnings of words and a wrong letter in four. What stands in the title
 * and among the words that people use counts more than what stands in the text.
 * @returns the ids of what fits, best first
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
