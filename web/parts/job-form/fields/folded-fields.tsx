import type { FoldedGroup } from '../groups.ts'
import { Company } from './company.tsx'
import { Disabilities } from './disabilities.tsx'
import type { JobPartProps } from './job-part-props.ts'
import { LegalException } from './legal-exception.tsx'
import { Questionnaire } from './questionnaire.tsx'

/** The fields of a group that few jobs need. */
export function FoldedFields({ group, ...part }: JobPartProps & { group: FoldedGroup }) {
  switch (group) {
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
