import { expect, it } from 'vitest'
import { nothingChanged } from './board/moves/without-network.ts'
import { noteOutcomeOf } from './notes/note-intent.ts'
import { tagOutcomeOf } from './tags/tag-intent.ts'

it('shows in the form of a note, as a fault of no field, that the server didn’t answer', () => {
  const { data: answer } = nothingChanged()
  expect(noteOutcomeOf(answer)).toMatchObject({ ok: false, fault: answer.text, faults: { '': answer.text } })
})

it('takes the answer to a note as it is', () => {
  const refused = { ok: false, noteId: '1', said: '', text: 'Ligar', fault: 'Longo', faults: { 'note-1': 'Longo' } }
  expect(noteOutcomeOf(refused)).toBe(refused)
})

it('tells a tag that was refused from one to which the server didn’t answer', () => {
  expect(tagOutcomeOf(nothingChanged().data)).toBeNull()
  const refused = { ok: false, tag: 'noite', fault: 'Demais' }
  expect(tagOutcomeOf(refused)).toBe(refused)
})
