import { type CodeOf, wordTable } from './code-table.ts'

/** Grounds on which a job may require a gender or an age (Lei 9.029/1995, CLT art. 373-A, CF art. 7 XXX). */
export const exceptionGrounds = wordTable(
  /** The nature of the work evidently requires it (CLT art. 373-A I), such as an actor for a role. */
  'nature_of_work',
  /** Affirmative action for women (CLT art. 373-A, sole paragraph). */
  'affirmative_action',
  /** A law sets the age, such as night or dangerous work from 18 on (CF art. 7 XXXIII). */
  'age_by_law',
  /** Apprenticeship from 14 to 24 (CLT art. 428). */
  'apprenticeship',
)
export type ExceptionGround = CodeOf<typeof exceptionGrounds>
