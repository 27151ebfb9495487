import { reviews } from '@trampolim/phrases/pt-br/reviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Notice } from '../../design/notice.tsx'

const t = speak({ unheard: reviews.unheard })

/** Why what a reviewer sent wasn't heard, on top of a page that has no form for it any more. */
export function Unheard({ refused }: { refused: { fault: string } | null | undefined }) {
  if (!refused) return null
  return (
    <Notice tone="danger" live title={t('unheard')}>
      {refused.fault}
    </Notice>
  )
}

/** A refusal, if nothing that is still open is the one that it is about. */
export function unheardAmong<Refused extends { id: string }>(
  refused: Refused | undefined,
  open: readonly { id: string }[],
): Refused | null {
  return refused && !open.some(({ id }) => id === refused.id) ? refused : null
}
