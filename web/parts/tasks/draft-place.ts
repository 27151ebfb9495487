import { type DraftPlace, personalLifetime } from '../../platform/kept-draft.ts'

/** Where a correction waits while it is written. */
export function correctionDraft(taskId: string): DraftPlace {
  return { name: `correction:${taskId}`, lifetime: personalLifetime }
}
