import { selectionIn } from '@trampolim/tests/fixtures/selection/selection.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertRecruiter } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { notificationListeners } from '../../notifications/listeners.ts'
import { notificationRoutes } from '../../notifications/routes.ts'
import type { Person } from '../../platform/http/caller/asking.ts'
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
    const other = { jobId, candidateId: (await placed(jobId, 'Bia Reis')).accountId }
    await calls(elisa).writeNote({ ...other, text: 'De outra pessoa.' })
    expect((await calls(elisa).listNotes(other)).items).toMatchObject([{ text: 'De outra pessoa.' }])
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

  describe('that mention colleagues', () => {
    const work = () => house.work({ listeners: notificationListeners })
    const told = (who: Person) => house.as(notificationRoutes, who).listNotifications({})

    it('notify them, once, and list who was notified', async () => {
      const { bruno, elisa, jobId } = await hiring()
      const ana = await placed(jobId)
      const candidateId = ana.accountId
      const { colleagues } = await calls(bruno).listNotes({ jobId, candidateId })
      expect(colleagues).toEqual([{ accountId: elisa.accountId, name: 'Elisa Prado' }])
      const mentions = [elisa.accountId, elisa.accountId]
      const note = await calls(bruno).writeNote({ jobId, candidateId, text: 'O que acha?', mentions })
      expect(note.mentioned).toEqual(['Elisa Prado'])
      await work()
      await work()
      const { items } = await told(elisa)
      expect(items).toHaveLength(1)
      expect(items[0]).toMatchObject({
        message: { notification: { text: 'Citaram você em uma anotação sobre Ana Souza: Vendedor de loja.' } },
        leadsTo: `/recruiter/job/${jobId}/selective-process/cv-details/${ana.cvId}?tab=notes`,
      })
      expect((await told(bruno)).items).toEqual([])
    })

    it('name nobody who left the company', async () => {
      const { bruno, elisa, jobId } = await hiring()
      const { accountId: candidateId } = await placed(jobId)
      await calls(bruno).writeNote({ jobId, candidateId, text: 'O que acha?', mentions: [elisa.accountId] })
      const away = { organization_id: (await hiring()).organizationId }
      await house.database.updateTable('recruiter').set(away).where('account_id', '=', elisa.accountId).execute()
      expect(await calls(bruno).listNotes({ jobId, candidateId })).toMatchObject({
        ...{ colleagues: [], items: [{ text: 'O que acha?', mentioned: [] }] },
      })
    })

    it('notify nobody who was blocked meanwhile', async () => {
      const { bruno, elisa, jobId } = await hiring()
      const { accountId: candidateId } = await placed(jobId)
      await calls(bruno).writeNote({ jobId, candidateId, text: 'O que acha?', mentions: [elisa.accountId] })
      const blocking = house.database.updateTable('recruiter').set({ status: 'blocked' })
      await blocking.where('account_id', '=', elisa.accountId).execute()
      await work()
      expect((await told(elisa)).items).toEqual([])
    })

    it('notify nobody of a candidate who was blocked meanwhile', async () => {
      const { bruno, elisa, jobId } = await hiring()
      const { accountId: candidateId } = await placed(jobId)
      await calls(bruno).writeNote({ jobId, candidateId, text: 'O que acha?', mentions: [elisa.accountId] })
      await house.database.updateTable('candidacy').set({ hidden: true }).execute()
      await work()
      expect((await told(elisa)).items).toEqual([])
    })

    it('name only colleagues who may select', async () => {
      const { bruno, jobId, organizationId } = await hiring()
      const { accountId: candidateId } = await placed(jobId)
      const blocked = await insertRecruiter(house, { organizationId, status: 'blocked' })
      const stranger = await hiring()
      for (const other of [blocked, stranger.elisa, bruno, { accountId: newId(house.now()) }]) {
        const asked = { jobId, candidateId, text: 'Oi', mentions: [other.accountId] }
        expect(await refusal(calls(bruno).writeNote(asked))).toMatchObject({ code: 'member_not_found', status: 404 })
      }
      expect((await calls(bruno).listNotes({ jobId, candidateId })).total).toBe(0)
    })
  })
})
