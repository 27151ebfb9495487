import type { CandidateNote } from '@trampolim/contract/candidates.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '../../design/button.tsx'
import { ConfirmDialog } from '../../design/dialog.tsx'
import { TextArea } from '../../design/text-field.tsx'
import { toast } from '../../design/toasts.tsx'
import { momentText } from '../dates.ts'
import type { NoteOutcome } from './note-intent.ts'
import classes from './notes.module.css'

const t = speak('selection-board', selectionBoard)
const longest = 2000

type NotesProps = { notes: readonly CandidateNote[]; candidateId: string; action: string }

/** The organisation's notes on a candidate: one's own can be changed and deleted. */
export function Notes({ notes, candidateId, action }: NotesProps) {
  return (
    <div className={classes.notes}>
      <NewNote candidateId={candidateId} action={action} />
      {notes.length === 0 && <p className={classes.soft}>{t('details.notes.empty')}</p>}
      <ul className={classes.list} aria-label={t('details.notes.label')}>
        {notes.map((note) => (
          <li key={note.id} className={classes.note}>
            <Note note={note} candidateId={candidateId} action={action} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function NewNote({ candidateId, action }: Omit<NotesProps, 'notes'>) {
  const { fetcher, outcome, busy } = useNoteForm()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (outcome?.ok) form.current?.reset()
  }, [outcome])
  return (
    <fetcher.Form ref={form} method="post" action={action} className={classes.form}>
      <input type="hidden" name="candidateId" value={candidateId} />
      <TextArea
        name="text"
        id="field-new-note"
        label={t('details.notes.text')}
        hint={t('details.notes.hint')}
        rows={3}
        maxLength={longest}
        required
        fault={outcome?.fault ?? undefined}
      />
      <div>
        <Button type="submit" name="intent" value="add-note" look="main" loading={busy}>
          {t('details.notes.add')}
        </Button>
      </div>
    </fetcher.Form>
  )
}

function Note({ note, candidateId, action }: Omit<NotesProps, 'notes'> & { note: CandidateNote }) {
  const { fetcher, outcome, busy } = useNoteForm()
  const [editing, edit] = useState(false)
  const [asking, ask] = useState(false)
  useEffect(() => {
    if (outcome?.ok) edit(false)
  }, [outcome])
  const when = momentText(note.created)
  const wasEdited = note.modified !== note.created
  return (
    <>
      <p className={classes.soft}>
        <strong>{note.you ? t('details.notes.you') : note.author}</strong>
        {' · '}
        <time dateTime={note.created}>{when}</time>
        {wasEdited && ` · ${t('details.notes.edited', { moment: momentText(note.modified) })}`}
      </p>
      {editing ? (
        <fetcher.Form method="post" action={action} className={classes.form}>
          <input type="hidden" name="candidateId" value={candidateId} />
          <input type="hidden" name="noteId" value={note.id} />
          <TextArea
            name="text"
            id={`field-note-${note.id}`}
            label={t('details.notes.editOf', { moment: when })}
            rows={3}
            maxLength={longest}
            required
            autoFocus
            defaultValue={outcome?.text || note.text}
            fault={outcome?.fault ?? undefined}
          />
          <div className={classes.actions}>
            <Button type="submit" name="intent" value="save-note" look="main" loading={busy}>
              {t('details.notes.save')}
            </Button>
            <Button look="bare" onClick={() => edit(false)}>
              {t('details.notes.cancel')}
            </Button>
          </div>
        </fetcher.Form>
      ) : (
        <p className={classes.text}>{note.text}</p>
      )}
      {note.you && !editing && (
        <fetcher.Form
          method="post"
          action={action}
          className={classes.actions}
          onSubmit={(event) => {
            event.preventDefault()
            ask(true)
          }}
        >
          <input type="hidden" name="candidateId" value={candidateId} />
          <input type="hidden" name="noteId" value={note.id} />
          <Button
            look="bare"
            size="small"
            aria-label={t('details.notes.editOf', { moment: when })}
            onClick={() => edit(true)}
          >
            {t('details.notes.edit')}
          </Button>
          <Button
            type="submit"
            look="bare"
            size="small"
            name="intent"
            value="remove-note"
            aria-label={t('details.notes.removeOf', { moment: when })}
          >
            {t('details.notes.remove')}
          </Button>
        </fetcher.Form>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => ask(false)}
        title={t('details.notes.removeTitle')}
        confirmText={t('details.notes.remove')}
        cancelText={t('details.notes.keep')}
        closeLabel={t('close')}
        onConfirm={() => {
          ask(false)
          fetcher.submit({ intent: 'remove-note', noteId: note.id, candidateId }, { method: 'post', action })
        }}
      >
        <p>{t('details.notes.removeText')}</p>
      </ConfirmDialog>
    </>
  )
}

/** A form about notes that stays on the page, and tells by a toast what became of it. */
function useNoteForm() {
  const fetcher = useFetcher<NoteOutcome>()
  const outcome = fetcher.data
  useEffect(() => {
    if (!outcome) return
    if (outcome.ok) toast({ text: outcome.said, tone: 'success' })
    else if (outcome.fault) toast({ text: outcome.fault, tone: 'danger' })
  }, [outcome])
  return { fetcher, outcome, busy: fetcher.state !== 'idle' }
}
