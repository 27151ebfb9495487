import { candidate } from '@trampolim/phrases/pt-br/candidate.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Notice } from '../../design/notice.tsx'

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
