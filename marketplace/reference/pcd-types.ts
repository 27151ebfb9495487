import { type CodeOf, wordTable } from './code-table.ts'

/** The groups of disabilities of the law (Lei 13.146/2015; Decreto 3.298/1999, art. 4), as in pcdType. */
export const pcdTypes = wordTable(
  'physical',
  'hearing',
  'visual',
  'speech',
  'intellectual',
  'autism',
  'psychosocial',
  'multiple',
  'rehabilitated',
)
export type PcdType = CodeOf<typeof pcdTypes>
