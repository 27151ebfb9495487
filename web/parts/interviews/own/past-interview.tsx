import type { OwnInterview } from '@trampolim/contract/interviews.ts'
import { accessibilityNeedText, ownInterviews, ownReasonText } from '@trampolim/phrases/pt-br/interviews.ts'
import { ownInterviewStatusText } from '@trampolim/phrases/pt-br/own-interview-status.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Dotted } from '../../../design/dotted.tsx'
import { Facts } from '../../../design/facts.tsx'
import { Glyph } from '../../../design/glyph.tsx'
import { dayAndMonth, inZone, timesWords } from '../words.ts'
import classes from './own-interviews.module.css'

const t = speak(ownInterviews)

/** The statuses for which the page says that the interview didn't take place. */
const fallen = /cancel|refused|noshow/

/** An interview that is over or won't take place, as a less prominent row that can be opened. */
export function PastInterview({ interview }: { interview: OwnInterview }) {
  const { jobName, company, status, date, type, address, notes, reason, needs, needsText } = interview
  const asked = [...needs.map((each) => accessibilityNeedText[each]), needsText].filter(Boolean).join('; ')
  return (
    <details className={classes.past}>
      <summary className="folds">
        <Glyph name={fallen.test(status) ? 'close' : 'check'} />
        <span>
          <b>{company ?? jobName}</b>
          <Dotted of={[dayAndMonth(date), company && jobName]} />
        </span>
        <span>{ownInterviewStatusText[status]}</span>
      </summary>
      {reason && <p>{t('yours', { reason: ownReasonText[reason] })}</p>}
      <Facts
        facts={[
          { name: t('when'), value: inZone(timesWords(interview), interview) },
          { name: t('where'), value: type === 'live' ? address : t('remote') },
          { name: t('bring'), value: notes && <span className={classes.words}>{notes}</span> },
          { name: t('asked'), value: asked },
        ]}
      />
    </details>
  )
}
