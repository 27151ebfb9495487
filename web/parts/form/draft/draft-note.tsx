import { draft } from '@trampolim/phrases/pt-br/draft.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { LaterConfirm } from '../../later/later-confirm.tsx'
import classes from './draft-note.module.css'

const t = speak(draft)

type DraftNoteProps = {
  /** Whether this tab stores a draft. */
  waiting: boolean
  onDiscard: () => void
}

/** Says where the draft is stored, with a button to discard it. */
export function DraftNote({ waiting, onDiscard }: DraftNoteProps) {
  const [asking, setAsking] = useState(false)
  const [discarded, setDiscarded] = useState(false)
  const said = useRef<HTMLParagraphElement>(null)
  // The pressed button disappears, so the focus moves to the message.
  useEffect(() => {
    if (discarded) said.current?.focus({ preventScroll: true })
  }, [discarded])
  if (!waiting && discarded) {
    return (
      <div className={classes.note}>
        <p ref={said} tabIndex={-1} role="status">
          {t('discarded')}
        </p>
      </div>
    )
  }
  if (!waiting) return null
  return (
    <div className={classes.note}>
      <p>{t('kept')}</p>
      <Button look="bare" size="small" onClick={() => setAsking(true)}>
        {t('discard')}
      </Button>
      <LaterConfirm
        open={asking}
        onClose={() => setAsking(false)}
        title={t('ask')}
        confirmText={t('discard')}
        cancelText={t('keep')}
        closeLabel={t('close')}
        onConfirm={() => {
          setAsking(false)
          setDiscarded(true)
          onDiscard()
        }}
      >
        {t('askText')}
      </LaterConfirm>
    </div>
  )
}
