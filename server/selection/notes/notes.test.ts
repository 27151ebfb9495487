import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { selectionIn } from '@trampolim/tests/selection.ts'
import { describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'

describe('the recruiter’s selection', async () => {
  const house = await testHouse()
  const { calls, hiring, person, placed } = selectionIn(house)

  it('takes notes that colleagues read and only their author changes', async () => {
    const { bruno, elisa, jobId } = await hiring()
    const candidateId = (await placed(jobId)).accountId
    const note = await calls(bruno).writeNote({ jobId, candidateId, text: ' Gostei. ' })
    expect(note).toMatchObject({ text: 'Gostei.', author: 'Bruno Lima', you: true })
    house.clock.pass(60)
    const noteId = note.id
    await calls(elisa).writeNote({ jobId, candidateId, text: 'Ligar amanhã.' })
    const list = await calls(elisa).listNotes({ jobId, candidateId })
    expect(list).toMatchObject({
      total: 2,
      items: [
        { text: 'Ligar amanhã.', you: true },
        { text: 'Gostei.', you: false },
      ],
    })
    expect((await calls(elisa).readNote({ jobId, id: noteId })).text).toBe('Gostei.')
    const changed = await calls(bruno).rewriteNoteOf({ jobId, candidateId, noteId, text: 'Gostei muito.' })
    expect(changed).toMatchObject({ text: 'Gostei muito.', created: note.created })
    expect(changed.modified > note.modified).toBe(true)
    expect((await calls(bruno).rewriteNote({ jobId, id: noteId, text: 'Sim.' })).text).toBe('Sim.')
    for (const asked of [
      () => calls(elisa).rewriteNote({ jobId, id: noteId, text: 'Não.' }),
      () => calls(elisa).rewriteNoteOf({ jobId, candidateId, noteId, text: 'Não.' }),
      () => calls(elisa).deleteNote({ jobId, candidateId, noteId }),
      () => calls(bruno).deleteNote({ jobId, candidateId: newId(house.now()), noteId }),
    ]) {
      expect(await refusal(asked())).toMatchObject({ code: 'note_not_found', status: 404 })
    }
    expect((await calls(bruno).readNote({ jobId, id: noteId })).text).toBe('Sim.')
    await calls(bruno).deleteNote({ jobId, candidateId, noteId })
    expect((await refusal(calls(bruno).readNote({ jobId, id: noteId }))).code).toBe('note_not_found')
    const nobody = (await person()).accountId
    const lost = await refusal(calls(bruno).writeNote({ jobId, candidateId: nobody, text: 'Oi' }))
    expect(lost).toMatchObject({ code: 'process_not_found', status: 404 })
    expect((await refusal(calls(bruno).writeNote({ jobId, candidateId, text: '  ' }))).fields).toHaveProperty('text')
  })
})
