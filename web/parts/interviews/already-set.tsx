import { agenda } from '@trampolim/phrases/pt-br/interviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../design/button.tsx'
import { Notice } from '../../design/notice.tsx'
import { href } from '../../platform/href.ts'
import type { Interviewees } from './interviewees.ts'
import { timesWords, wholeDay, withinSentence } from './words.ts'

const t = speak(agenda)

/** Who was chosen for an interview and has one ahead, and how to move it. */
export function AlreadySet({ already, jobId }: Pick<Interviewees, 'already'> & { jobId: string }) {
  return already.map(({ interviewId, processId, name, date, ...times }) => (
    <Notice
      key={processId}
      title={t('form.already', { name })}
      actions={
        <ButtonLink
          to={href('/recruiter/job/:jobId/interview', { jobId }, { interview: interviewId, candidate: processId })}
        >
          {t('actions.rescheduleOf', { name })}
        </ButtonLink>
      }
    >
      {t('form.alreadyText', { day: withinSentence(wholeDay(date)), times: timesWords(times) })}
    </Notice>
  ))
}
