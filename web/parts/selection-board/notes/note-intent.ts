import type { Calls } from '@trampolim/contract/client/calls.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { Faults } from '../../../platform/faults.ts'
import { shownRefusal } from '../../../platform/shown-refusal.ts'
import type { CandidacyOutcome } from '../candidacy-intent.ts'

const t = speak(selectionBoard)

/** The result of writing, rewriting or deleting a note; a refused text is returned with its fault. */
export type NoteOutcome = {
  ok: boolean
  /** The note's id; empty for a new one. */
  noteId: string
  said: string
  text: string
  fault: string | null
  /** The faults, by the name of the form's field. */
  faults: Faults
}

/** The name of the field for a note's text on its page; for a new note without an id. */
export const noteField = (noteId: string) => (noteId ? `note-${noteId}` : 'new-note')

/** The result of a note's form, also where the page answered in the server's place (`nothingChanged`). */
export function noteOutcomeOf(answer: NoteOutcome | CandidacyOutcome): NoteOutcome {
  if ('faults' in answer) return answer
  const fault = answer.text
  return { ok: false, noteId: '', said: '', text: '', fault, faults: { '': fault } }
}

/** Applies the intent of a note's form; null for another form. Server only. */
export async function doNoteIntent(
  { gateway }: Calls,
  jobId: string,
  form: FormData,
): Promise<(NoteOutcome & { status: number }) | null> {
  const { recruiterSelection: selection } = gateway
  const field = (name: string) => String(form.get(name) ?? '')
  const [intent, candidateId, noteId, text] = [field('intent'), field('candidateId'), field('noteId'), field('text')]
  const done = (said: string) => ({ ok: true, noteId, said, text: '', fault: null, faults: {}, status: 200 })
  try {
    if (intent === 'add-note') {
      await selection.writeNote({ jobId, candidateId, text, mentions: form.getAll('mentions').map(String) })
      return done(t('details.notes.added'))
    }
    if (intent === 'save-note') {
      await selection.rewriteNoteOf({ jobId, candidateId, noteId, text })
      return done(t('details.notes.saved'))
    }
    if (intent === 'remove-note') {
      await selection.deleteNote({ jobId, candidateId, noteId })
      return done(t('details.notes.removed'))
    }
    return null
  } catch (problem) {
    const refused = shownRefusal(problem, 401, 403)
    const fault = refused.fields.text?.message ?? refused.message
    return { ok: false, noteId, said: '', text, fault, faults: { [noteField(noteId)]: fault }, status: refused.status }
  }
}
