import type { HiringMessage } from '@trampolim/contract/hiring.ts'
import type { JobKindWord } from '@trampolim/marketplace/reference/job-types.ts'
import { hireDocumentText, hiringSide } from '@trampolim/phrases/pt-br/hiring.ts'
import { money } from '@trampolim/phrases/pt-br/salary.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Facts } from '../../design/facts.tsx'
import { birthDateText } from '../dates-with-year.ts'
import classes from './hiring.module.css'

const t = speak(hiringSide)

/** The content of a hiring message: salary or grant, first day, documents and text. */
export function HireTerms({ hire, kind }: { hire: HiringMessage; kind: JobKindWord }) {
  const { salary, start, documents, otherDocuments, message } = hire
  const bring = [...documents.map((each) => hireDocumentText[each]), otherDocuments].filter(Boolean).join('; ')
  return (
    <>
      <Facts
        facts={[
          {
            name: t(kind === 'internship' ? 'terms.grant' : 'terms.salary'),
            value: salary === null ? t('terms.unpaid') : money(salary),
          },
          { name: t('terms.start'), value: birthDateText(start) },
          { name: t('terms.documents'), value: bring },
        ]}
      />
      <p className={classes.message}>{message}</p>
    </>
  )
}
