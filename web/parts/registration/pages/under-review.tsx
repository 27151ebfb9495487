import { candidate } from '@trampolim/phrases/pt-br/candidate.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Link } from 'react-router'
import { Notice } from '../../../design/notice.tsx'
import { href } from '../../../platform/href.ts'
import classes from './under-review.module.css'

const t = speak(candidate)
const waiting: ReadonlySet<string> = new Set(['created', 'pending', 'validating'])

/** Tells a candidate what it means that their profile is under review; nothing for others. */
export function UnderReview({ status, approved }: { status: string; approved: boolean }) {
  if (!waiting.has(status)) return null
  return (
    <Notice tone="warn" title={t('underReview')}>
      {t(approved ? 'underReviewAgain' : 'underReviewText')}
    </Notice>
  )
}

/**
 * The same in one line, for every page of the candidate's area, or that a correction is asked for; the dashboard has the
 * details.
 */
export function UnderReviewStrip({ status, hasTask }: { status: string | null; hasTask: boolean }) {
  if (hasTask) {
    return (
      <Link className={classes.strip} to={href('/inactive-profile')}>
        {t('toCorrectShort')}
      </Link>
    )
  }
  if (!status || !waiting.has(status)) return null
  return (
    <Link className={classes.strip} to={href('/dashboard')}>
      {t('underReviewShort')}
    </Link>
  )
}
