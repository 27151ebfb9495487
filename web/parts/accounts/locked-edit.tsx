import { account } from '@trampolim/phrases/pt-br/account.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '../../design/button.tsx'
import { Notice } from '../../design/notice.tsx'

const t = speak(account.form.unsent)

type LockedEditProps = {
  /** What happened and what comes next, while the data is under review. */
  inReview: string
  /** The same where a correction is awaited, and the page where it is made; null if none is. */
  toCorrect: string
  task: string | null
}

/**
 * Says above a form, with the focus, that what was typed wasn't sent, since the stored data waits for a decision. The
 * form below it keeps what was typed.
 */
export function LockedEdit({ inReview, toCorrect, task }: LockedEditProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1}>
      <Notice
        tone="warn"
        live
        title={t('title')}
        actions={
          task && (
            <ButtonLink look="main" to={task}>
              {t('correct')}
            </ButtonLink>
          )
        }
      >
        {task ? toCorrect : inReview}
      </Notice>
    </div>
  )
}
