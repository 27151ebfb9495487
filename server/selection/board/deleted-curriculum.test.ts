import { selectionIn } from '@trampolim/tests/fixtures/selection/selection.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { messageRoutes } from '../../messages/routes.ts'
import { recruiterHiringRoutes } from '../hiring/routes.ts'

describe('a candidate who deleted the curriculum with which they applied', async () => {
  const house = await testHouse()
  const { database } = house
  const { calls, hiring, placed } = selectionIn(house)

  /** A candidate in the selection who deleted their curriculum, so that the candidacy's id takes its place. */
  async function without(step: string) {
    const { bruno, jobId } = await hiring()
    const status = step === 'finalists' ? { status: 'candidate:finalist' } : {}
    const ana = await placed(jobId, 'Ana Souza', { candidacy: { step, ...status } })
    await database.deleteFrom('curriculum').where('id', '=', ana.cvId).execute()
    const { processId, accountId: candidateId } = ana
    return { bruno, jobId, processId, candidateId, at: { jobId, cvId: processId } }
  }

  it('is listed, read, marked as seen and made a favourite by the id of the candidacy', async () => {
    const { bruno, jobId, processId, at } = await without('curriculums')
    const { items } = await calls(bruno).listStep({ jobId, step: 'curriculums' })
    expect(items).toMatchObject([{ cvId: processId, processId, name: 'Ana Souza', liked: false }])
    await calls(bruno).markCandidateSeen(at)
    const liked = async () => (await calls(bruno).listStep({ jobId, step: 'curriculums', liked: true })).items.length
    expect(await liked()).toBe(0)
    await calls(bruno).likeCandidate({ ...at, status: true })
    await calls(bruno).likeCandidate({ ...at, status: true })
    expect(await liked()).toBe(1)
    expect(await calls(bruno).readCandidate(at)).toMatchObject({ viewed: true, liked: true, step: 'curriculums' })
    await calls(bruno).likeCandidate({ ...at, status: false })
    expect(await liked()).toBe(0)
  })

  it('is moved, discarded and taken back', async () => {
    const { bruno, jobId, processId, at } = await without('curriculums')
    const step = async () => (await calls(bruno).readCandidate(at)).step
    await calls(bruno).moveCandidate({ jobId, processId, from: 'curriculums', step: 'interviews' })
    expect(await step()).toBe('interviews')
    await calls(bruno).makeFinalist(at)
    expect(await step()).toBe('finalists')
    await calls(bruno).declassify({ ...at, processId, feedback: 'Obrigado.' })
    expect(await step()).toBe('discarded')
    await calls(bruno).undoMove({ jobId, processId })
    expect(await step()).toBe('finalists')
  })

  it('is written notes about and messages to', async () => {
    const { bruno, jobId, candidateId } = await without('interviews')
    const note = await calls(bruno).writeNote({ jobId, candidateId, text: 'Ligar.' })
    await calls(bruno).rewriteNoteOf({ jobId, candidateId, noteId: note.id, text: 'Ligar amanhã.' })
    expect((await calls(bruno).listNotes({ jobId, candidateId })).items).toMatchObject([{ text: 'Ligar amanhã.' }])
    await calls(bruno).deleteNote({ jobId, candidateId, noteId: note.id })
    const messages = house.as(messageRoutes, bruno)
    await messages.writeToCandidate({ jobId, candidateId, message: 'Oi, Ana!' })
    const { thread, items } = await messages.readThread({ jobId, candidateId })
    expect(items).toHaveLength(1)
    expect(thread).toMatchObject({ candidateId })
  })

  it('is sent a hiring message, which is canceled', async () => {
    const { bruno, at } = await without('finalists')
    const hires = house.as(recruiterHiringRoutes, bruno)
    await hires.sendHiringMessage({ ...at, message: 'Venha.', salary: 210_000, start: '2026-12-01' })
    expect(await calls(bruno).readCandidate(at)).toMatchObject({ hire: { status: 'pending' } })
    expect(await hires.cancelHiringMessage(at)).toEqual({ told: false })
  })
})
