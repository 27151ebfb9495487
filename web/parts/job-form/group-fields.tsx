import { restingFields } from '../later/resting-fields.tsx'
import type { JobPartProps } from './fields/job-part-props.ts'
import { Pay } from './fields/pay.tsx'
import { PlaceAndTime } from './fields/place-and-time.tsx'
import { TheJob } from './fields/the-job.tsx'
import { WhoFits } from './fields/who-fits.tsx'
import type { JobGroup } from './groups.ts'

const FoldedFields = restingFields('job-folds', async () => (await import('./fields/folded-fields.tsx')).FoldedFields)

export type GroupFieldsProps = JobPartProps & {
  group: JobGroup
  /** The year of the minimum wage. */
  year: number
  /** Whether the kind is fixed, as in a correction or after an approval. */
  keepsKind?: boolean
}

/** The fields of one group of the job. */
export function GroupFields({ group, year, keepsKind = false, ...part }: GroupFieldsProps) {
  switch (group) {
    case 'job':
      return <TheJob {...part} keepsKind={keepsKind} />
    case 'pay':
      return <Pay {...part} year={year} />
    case 'time':
      return <PlaceAndTime {...part} />
    case 'people':
      return <WhoFits {...part} />
    default:
      return <FoldedFields {...part} group={group} />
  }
}
