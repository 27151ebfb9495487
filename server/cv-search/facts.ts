import { factsNamed } from '../platform/database/facts.ts'

/**
 * The facts that the word index (`curriculum_search.words`) contains for a findable curriculum besides its words, such
 * as '#s35' for the state. They let the index find few people among many. `week`: the kind of curriculum and the week
 * since when it is found as it is.
 */
export const { factOf, factSql } = factsNamed({
  state: 's',
  municipality: 'm',
  cell: 'g',
  occupation: 'o',
  schooling: 'e',
  remote: 'r',
  disability: 'd',
  focus: 'f',
  language: 'l',
  week: 'w',
})
