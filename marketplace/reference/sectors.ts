import { type CodeOf, wordTable } from './code-table.ts'

/** The sectors of the landing page (specification, platform §9), in its order. */
export const sectors = wordTable(
  'telemarketing',
  'food',
  'administrative',
  'general-services',
  'sales',
  'cleaning',
  'building',
  'retail',
  'industry',
  'pet',
  'transportation',
  'others',
)
export type Sector = CodeOf<typeof sectors>
