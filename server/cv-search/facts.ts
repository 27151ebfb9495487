import { factsNamed } from '../platform/database/facts.ts'

/**
 * What the index of words (`curriculum_search.words`) says of a curriculum besides its words, while recruiters find it, so that few
 * people are found among any number: '#s35' for their state.
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
})
