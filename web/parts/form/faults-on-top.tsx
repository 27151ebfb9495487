import { draft } from '@trampolim/phrases/pt-br/draft.ts'
import { FormSummary } from '../../design/form-summary.tsx'
import type { Faults } from '../../platform/faults.ts'
import { faultsForSummary, faultsTitle, type Labels } from './fault-summary.ts'

export type FaultsOnTopProps = {
  /** The title of the list of faults, unless all of them are empty fields. */
  title: string
  /** The title if something was refused that is about no field. */
  failed?: string | undefined
  faults: Faults
  /** The form's own names of its fields, where they differ from those in `field-names.ts`. */
  labels?: Labels | undefined
  /** Adapts faults for the list, if a label alone doesn't identify the field. */
  summarise?: ((faults: Faults) => Faults) | undefined
}

/** The faults on top of a form, each with the name of its field. */
export function FaultsOnTop({ title, failed = draft.failed, faults, labels, summarise }: FaultsOnTopProps) {
  const shown = summarise ? summarise(faults) : faultsForSummary(faults, labels)
  return <FormSummary title={faultsTitle(faults, '' in faults ? failed : title, labels)} faults={shown} />
}
