import type { CandidateNote } from '@trampolim/contract/candidates.ts'
import { noteFields } from '@trampolim/marketplace/selection/fields.ts'
import { listText } from '@trampolim/phrases/formats.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type MouseEvent, useEffect, useMemo, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Checkbox, CheckboxGroup } from '../../../design/choice.tsx'
import { Dotted } from '../../../design/dotted.tsx'
import { fieldId } from '../../../design/field.tsx'
import { TextArea } from '../../../design/text-field.tsx'
import { toast } from '../../../design/toasts.tsx'
import { momentText } from '../../dates.ts'
import { draftKeys } from '../../form/draft/draft-keys.ts'
import { KeptForm } from '../../form/kept/kept-form.tsx'
import { LaterConfirm } from '../../later/later-confirm.tsx'
import { laterPart } from '../../later/later-part.tsx'
import type { CandidacyOutcome } from '../candidacy-intent.ts'
import { type NoteOutcome, noteField, noteOutcomeOf } from './note-intent.ts'
import classes from './notes.module.css'

const t = speak(selectionBoard)
const AskInPlace = laterPart('ask-in-place', async () => (await import('../../../design/ask-in-place.tsx')).AskInPlace)

/** What the address asks for about a note without JavaScript: to show its form, or to ask before it is deleted. */
export type AskedNote = { editing: string | null; removing: string | null }

type Colleague = { accountId: string; name: string }

type NotesProps = {
  notes: readonly CandidateNote[]
  /** The colleagues who can be mentioned in a note. */
  colleagues: readonly Colleague[]
  candidateId: string
  /** The page with the notes, to which their forms go. */
  action: string
  asked: AskedNote
}

/** The organisation's notes on a candidate: the recruiter can change and delete their own. */
export function Notes({ notes, colleagues, candidateId, action, asked }: NotesProps) {
  return (
    <div className={classes.notes}>
      <NewNote candidateId={candidateId} colleagues={colleagues} action={action} />
      {notes.length === 0 && <p className={classes.soft}>{t('details.notes.empty')}</p>}
      <ul className={classes.list} aria-label={t('details.notes.label')}>
        {notes.map((note) => (
          <li key={note.id} className={classes.note}>
            <Note note={note} candidateId={candidateId} action={action} asked={asked} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function NewNote({ candidateId, colleagues, action }: Pick<NotesProps, 'candidateId' | 'colleagues' | 'action'>) {
  const { fetcher, outcome } = useNoteForm()
  const field = noteField('')
  return (
    <KeptForm
      draftKey={draftKeys.kept('note', candidateId)}
      refused={outcome?.ok === false ? outcome : null}
      done={outcome?.ok ? outcome : null}
      clears
      labels={{ [field]: t('details.notes.text'), mentions: t('details.notes.mention') }}
      fetcher={fetcher}
      action={action}
      className={classes.form}
    >
      {({ faults, busy }) => (
        <>
          <input type="hidden" name="candidateId" value={candidateId} />
          <TextArea
            name="text"
            id={fieldId(field)}
            label={t('details.notes.text')}
            hint={t('details.notes.hint')}
            rows={3}
            most={noteFields.text.longest}
            required
            fault={faults[field]}
          />
          {colleagues.length > 0 && (
            <CheckboxGroup name="mentions" legend={t('details.notes.mention')}>
              <div className={classes.colleagues}>
                {colleagues.map(({ accountId, name }) => (
                  <Checkbox
                    key={accountId}
                    id={`mention-${accountId}`}
                    name="mentions"
                    value={accountId}
                    label={name}
                  />
                ))}
              </div>
            </CheckboxGroup>
          )}
          <div>
            <Button type="submit" name="intent" value="add-note" look="main" loading={busy}>
              {t('details.notes.add')}
            </Button>
          </div>
        </>
      )}
    </KeptForm>
  )
}

function Note({
  note,
  candidateId,
  action,
  asked,
}: Omit<NotesProps, 'notes' | 'colleagues'> & { note: CandidateNote }) {
  const { fetcher, outcome } = useNoteForm()
  const removal = useNoteForm({ saysFault: true })
  const field = noteField(note.id)
  const [editing, edit] = useState(note.you && asked.editing === note.id)
  const [asking, ask] = useState(false)
  useEffect(() => {
    if (outcome?.ok) edit(false)
  }, [outcome])
  const when = momentText(note.created)
  const wasEdited = note.modified !== note.created
  return (
    <>
      <p className={classes.soft}>
        <Dotted
          of={[
            <strong key="author">{note.you ? t('details.notes.you') : note.author || t('details.notes.gone')}</strong>,
            <time key="created" dateTime={note.created}>
              {when}
            </time>,
            wasEdited && t('details.notes.edited', { moment: momentText(note.modified) }),
            note.mentioned.length > 0 && t('details.notes.mentioned', { names: listText(note.mentioned) }),
          ]}
        />
      </p>
      {editing ? (
        <KeptForm
          draftKey={draftKeys.kept('note', note.id)}
          refused={outcome?.ok === false ? outcome : null}
          done={outcome?.ok ? outcome : null}
          labels={{ [field]: t('details.notes.text') }}
          fetcher={fetcher}
          action={action}
          className={classes.form}
        >
          {({ faults, busy }) => (
            <>
              <input type="hidden" name="candidateId" value={candidateId} />
              <input type="hidden" name="noteId" value={note.id} />
              <TextArea
                name="text"
                id={fieldId(field)}
                label={t('details.notes.editOf', { moment: when })}
                rows={3}
                most={noteFields.text.longest}
                required
                autoFocus
                defaultValue={outcome?.text || note.text}
                fault={faults[field]}
              />
              <div className={classes.actions}>
                <Button type="submit" name="intent" value="save-note" look="main" loading={busy}>
                  {t('details.notes.save')}
                </Button>
                <ButtonLink look="bare" to={action} onClick={instead(() => edit(false))}>
                  {t('details.notes.cancel')}
                </ButtonLink>
              </div>
            </>
          )}
        </KeptForm>
      ) : (
        <p className={classes.text}>{note.text}</p>
      )}
      {note.you && !editing && (
        <div className={classes.actions}>
          <ButtonLink
            look="bare"
            size="small"
            to={`${action}&edit=${note.id}`}
            aria-label={t('details.notes.editOf', { moment: when })}
            onClick={instead(() => edit(true))}
          >
            {t('details.notes.edit')}
          </ButtonLink>
          <ButtonLink
            look="bare"
            size="small"
            to={`${action}&remove=${note.id}`}
            aria-label={t('details.notes.removeOf', { moment: when })}
            onClick={instead(() => ask(true))}
          >
            {t('details.notes.remove')}
          </ButtonLink>
        </div>
      )}
      {note.you && asked.removing === note.id && (
        <AskInPlace
          title={t('details.notes.removeTitle')}
          fields={{ intent: 'remove-note', noteId: note.id, candidateId }}
          action={action}
          confirmText={t('details.notes.remove')}
          keepText={t('details.notes.keep')}
          keep={action}
        >
          {t('details.notes.removeText')}
        </AskInPlace>
      )}
      <LaterConfirm
        open={asking}
        onClose={() => ask(false)}
        title={t('details.notes.removeTitle')}
        confirmText={t('details.notes.remove')}
        cancelText={t('details.notes.keep')}
        closeLabel={t('close')}
        onConfirm={() => {
          ask(false)
          removal.fetcher.submit({ intent: 'remove-note', noteId: note.id, candidateId }, { method: 'post', action })
        }}
      >
        <p>{t('details.notes.removeText')}</p>
      </LaterConfirm>
    </>
  )
}

/** Acts on the page in place of following the link, if there is JavaScript. */
function instead(act: () => void) {
  return (event: MouseEvent) => {
    event.preventDefault()
    act()
  }
}

/**
 * A form for notes that stays on the page and reports its result by a toast. `saysFault`: also why it was refused, which
 * a form with fields shows itself.
 */
function useNoteForm({ saysFault = false } = {}) {
  const fetcher = useFetcher<NoteOutcome | CandidacyOutcome>()
  const { data } = fetcher
  const outcome = useMemo(() => data && noteOutcomeOf(data), [data])
  useEffect(() => {
    if (outcome?.ok) toast({ text: outcome.said, tone: 'success' })
    else if (outcome?.fault && saysFault) toast({ text: outcome.fault, tone: 'danger' })
  }, [outcome, saysFault])
  return { fetcher, outcome }
}
