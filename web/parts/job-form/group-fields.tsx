import { Company } from './company.tsx'
import { Disabilities } from './disabilities.tsx'
import type { JobGroup } from './groups.ts'
import { LegalException } from './legal-exception.tsx'
import type { JobPartProps } from './part.ts'
import { Pay } from './pay.tsx'
import { PlaceAndTime } from './place-and-time.tsx'
import { Questionnaire } from './questionnaire.tsx'
import { TheJob } from './the-job.tsx'
import { WhoFits } from './who-fits.tsx'

export type GroupFieldsProps = JobPartProps & {
  group: JobGroup
  /** The year whose minimum wage counts. */
  year: number
  /** A correction can't make it a job of another kind. */
  keepsKind?: boolean
}

/** The fields of one part of the job. */
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
