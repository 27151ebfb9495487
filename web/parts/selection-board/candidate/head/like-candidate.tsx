import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { IconButton } from '../../../../design/icon-button.tsx'
import { toast } from '../../../../design/toasts.tsx'
import type { CandidacyOutcome } from '../../candidacy-intent.ts'
import type { CandidateView } from '../candidate-words.ts'
import classes from './like-candidate.module.css'

const t = speak(selectionBoard)

type LikeCandidateProps = { card: Pick<CandidateView, 'cvId' | 'name' | 'liked'>; action: string }

/** The favourite button of a candidate; it updates optimistically, and reverts with a message if that failed. */
export function LikeCandidate({ card, action }: LikeCandidateProps) {
  const fetcher = useFetcher<CandidacyOutcome>()
  const intent = fetcher.formData?.get('intent')
  const on = intent ? intent === 'like' : card.liked
  const failed = fetcher.data && !fetcher.data.ok ? fetcher.data : null
  useEffect(() => {
    if (failed) toast({ text: failed.text, tone: 'danger' })
  }, [failed])
  return (
    <fetcher.Form method="post" action={action}>
      <input type="hidden" name="cvId" value={card.cvId} />
      <IconButton
        type="submit"
        name="intent"
        value={on ? 'unlike' : 'like'}
        aria-pressed={on}
        label={t(on ? 'card.unlike' : 'card.like', { name: card.name ?? t('card.hiddenShort') })}
        icon={
          on ? (
            <IconHeartFilled size={20} className={classes.on} aria-hidden="true" />
          ) : (
            <IconHeart size={20} aria-hidden="true" />
          )
        }
      />
    </fetcher.Form>
  )
}
