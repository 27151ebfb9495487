import { namesInTable } from './name-table.ts'
import { synonymsOfGroupEight } from './official-synonyms/group-eight.ts'
import { synonymsOfGroupFive } from './official-synonyms/group-five.ts'
import { synonymsOfGroupFour } from './official-synonyms/group-four.ts'
import { synonymsOfGroupNine } from './official-synonyms/group-nine.ts'
import { synonymsOfGroupOne } from './official-synonyms/group-one.ts'
import { synonymsOfGroupSeven } from './official-synonyms/group-seven.ts'
import { synonymsOfGroupSix } from './official-synonyms/group-six.ts'
import { synonymsOfGroupThree } from './official-synonyms/group-three.ts'
import { synonymsOfGroupTwo } from './official-synonyms/group-two.ts'
import { synonymsOfGroupZero } from './official-synonyms/group-zero.ts'

/**
 * The official synonyms of the CBO 2002 (Ministério do Trabalho, lista de ocupações), each with its occupations. They
 * take 200 KB, so only server code imports this file.
 */
export function officialSynonyms(): { name: string; cbo: string[] }[] {
  const tables = [
    synonymsOfGroupZero,
    synonymsOfGroupOne,
    synonymsOfGroupTwo,
    synonymsOfGroupThree,
    synonymsOfGroupFour,
    synonymsOfGroupFive,
    synonymsOfGroupSix,
    synonymsOfGroupSeven,
    synonymsOfGroupEight,
    synonymsOfGroupNine,
  ]
  return tables.flatMap(namesInTable)
}
