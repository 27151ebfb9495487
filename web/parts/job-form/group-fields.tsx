import { Company } from './fields/company.tsx'
import { Disabilities } from './fields/disabilities.tsx'
import type { JobPartProps } from './fields/job-part-props.ts'
import { LegalException } from './fields/legal-exception.tsx'
import { Pay } from './fields/pay.tsx'
import { PlaceAndTime } from './fields/place-and-time.tsx'
import { Questionnaire } from './fields/questionnaire.tsx'
import { TheJob } from './fields/the-job.tsx'
import { WhoFits } from './fields/who-fits.tsx'
import type { JobGroup } from './groups.ts'

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
    case 'handicap':
      return <Disabilities {...part} />
    case 'questions':
      return <Questionnaire {...part} />
    case 'company':
      return <Company {...part} />
    case 'exception':
      return <LegalException {...part} />
  }
}
