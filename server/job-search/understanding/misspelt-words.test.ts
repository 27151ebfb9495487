import { officialSynonyms } from '@trampolim/marketplace/occupations/official-synonyms.ts'
import { popularAreas, popularNames } from '@trampolim/marketplace/occupations/popular-names.ts'
import { soundOf } from '@trampolim/marketplace/occupations/sound.ts'
import { meanings, normalise } from '@trampolim/marketplace/occupations/words.ts'
import { differences } from '@trampolim/marketplace/search/nearest-word.ts'
import { termWords } from '@trampolim/marketplace/search/vocabulary/terms.ts'
import { expect, it } from 'vitest'
import { realWords } from './real-words.ts'

/** Words that sound like another one and differ from it by a letter, although they are spelt right. */
const apart = new Set(
  'amostrais bijouteria cenica civel correiro corrieiro coxinha entry estufador fieiras partie store tennis'.split(' '),
)

/** A word of so many names is spelt right. */
const ofMany = 3
const fewestLetters = 5

it('of the tables are spelt right, since a misspelt word that names something is never corrected', async () => {
  const real = await realWords()
  const named = [...popularNames, ...popularAreas, ...officialSynonyms()].flatMap(({ name }) =>
    normalise(name).split(' '),
  )
  const words = Map.groupBy([...named, ...termWords()], (word) => word)
  const isSure = (word: string) =>
    meanings(word).some((each) => real.has(each)) || (words.get(word)?.length ?? 0) >= ofMany
  const misspelt = [...Map.groupBy(words.keys(), soundOf).values()].flatMap((alike) =>
    alike.flatMap((word) => {
      if (word.length < fewestLetters || isSure(word) || apart.has(word)) return []
      const meant = alike.find((other) => other !== word && isSure(other) && differences(word, other, 1) <= 1)
      return meant ? [`${word}: ${meant}`] : []
    }),
  )
  expect(misspelt).toEqual([])
})
