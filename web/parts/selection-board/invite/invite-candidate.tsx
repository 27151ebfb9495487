import { inviting } from '@trampolim/phrases/pt-br/inviting.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { toast } from '../../../design/toasts.tsx'
import type { CandidateView } from '../candidate/candidate-words.ts'
import type { InviteOutcome } from './invite-intent.ts'

const t = speak(inviting)

type InviteCandidateProps = {
  card: Pick<CandidateView, 'cvId' | 'name' | 'mayInvite' | 'openInvitation'>
  /** The page that handles the form. */
  action: string
  from: 'recommended' | 'search'
  size?: 'small' | 'usual'
}

/** Invites a person to the job, or cancels the open invitation; nothing if neither is possible. */
export function InviteCandidate({ card, action, from, size = 'small' }: InviteCandidateProps) {
  const fetcher = useFetcher<InviteOutcome>()
  const { data, state, submit } = fetcher
  const { cvId, mayInvite, openInvitation } = card
  const name = card.name ?? t('someone')
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once, when the answer arrives.
  useEffect(() => {
    if (!data?.text) return
    const { ok, text, undo } = data
    toast({
      text,
      tone: ok ? 'success' : 'danger',
      ...(undo && { action: { text: t('undo'), run: () => submit(undo, { method: 'post', action }) } }),
    })
  }, [data])
  if (!mayInvite && !openInvitation) return null
  return (
    <fetcher.Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="name" value={card.name ?? ''} />
      {openInvitation ? (
        <input type="hidden" name="inviteId" value={openInvitation} />
      ) : (
        <>
          <input type="hidden" name="cvId" value={cvId} />
          <input type="hidden" name="from" value={from} />
        </>
      )}
      <Button
        type="submit"
        name="intent"
        value={openInvitation ? 'uninvite' : 'invite'}
        size={size}
        look={openInvitation ? 'bare' : 'plain'}
        loading={state !== 'idle'}
        aria-label={t(openInvitation ? 'cancelOf' : 'inviteOf', { name })}
      >
        {t(openInvitation ? 'cancel' : 'invite')}
      </Button>
    </fetcher.Form>
  )
}
