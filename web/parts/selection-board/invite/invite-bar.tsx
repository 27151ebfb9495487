import { inviting } from '@trampolim/phrases/pt-br/inviting.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { Checkbox } from '../../../design/choice.tsx'
import { classNames } from '../../../design/class-names.ts'
import { toast } from '../../../design/toasts.tsx'
import chooseClasses from '../board/chosen/choose.module.css'
import type { CandidateView } from '../candidate/candidate-words.ts'
import type { InviteOutcome } from './invite-intent.ts'

const t = speak(inviting)
const formId = 'invite'

/** The checkbox that selects a person to be invited; none for people who can't be. */
export function InviteBox({ card }: { card: Pick<CandidateView, 'cvId' | 'name' | 'mayInvite'> }) {
  if (!card.mayInvite) return null
  return (
    <div className={chooseClasses.box}>
      <Checkbox
        name="cvId"
        value={card.cvId}
        form={formId}
        label={<span className="unseen">{t('choose', { name: card.name ?? t('someone') })}</span>}
      />
    </div>
  )
}

/** Invites everybody who is selected. CSS shows it while any are selected, so that it works without scripts. */
export function InviteBar({ action }: { action: string }) {
  const fetcher = useFetcher<InviteOutcome>()
  const form = useRef<HTMLFormElement>(null)
  const { data, state } = fetcher
  useEffect(() => {
    if (!data?.text) return
    toast({ text: data.text, tone: data.ok ? 'success' : 'danger' })
    // Those who couldn't be invited stay selected; the others have no checkbox any more.
    if (data.ok) form.current?.reset()
  }, [data])
  return (
    <fetcher.Form
      id={formId}
      ref={form}
      method="post"
      action={action}
      preventScrollReset
      className={classNames(chooseClasses.bar, chooseClasses.invite)}
      aria-label={t('chosen')}
    >
      <p className={chooseClasses.count}>{t('chosen')}</p>
      <Button type="submit" name="intent" value="invite-chosen" look="main" loading={state !== 'idle'}>
        {t('invite')}
      </Button>
    </fetcher.Form>
  )
}
