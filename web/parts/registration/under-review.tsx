import { candidate } from '@trampolim/phrases/pt-br/candidate.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Link } from 'react-router'
import { Notice } from '../../design/notice.tsx'
import { href } from '../../platform/href.ts'
import classes from './under-review.module.css'

const t = speak('candidate', candidate)
const waiting: ReadonlySet<string> = new Set(['created', 'pending', 'validating'])

/** Tells a candidate whose profile is being reviewed what that means; nothing for others. */
export function UnderReview({ status }: { status: string }) {
  if (!waiting.has(status)) return null
  return (
    <Notice tone="warn" title={t('underReview')}>
      {t('underReviewText')}
    </Notice>
  )
}

/** The same in one line, for every page of the candidate's area; the panel tells more. */
export function UnderReviewStrip({ status }: { status: string | null }) {
  if (!status || !waiting.has(status)) return null
  return (
    <Link className={classes.strip} to={href('/dashboard')}>
      {t('underReviewShort')}
    </Link>
  )
}
