import { hiringIn, terms } from '@trampolim/tests/fixtures/selection/hiring.ts'
import { day, told } from '@trampolim/tests/fixtures/selection/selection.ts'
import { codeOf, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { deleteJobs } from '../../jobs/endings/delete-jobs.ts'

describe('hiring messages', async () => {
  const house = await testHouse()
  const { database } = house
  const { attend, candidates, candidatesCalls, cardOf, finalist, hiring, notified, processOf, recruiters, subjects } =
    hiringIn(house)

  it('remind, and end without an answer with the seventh day or the first day of work', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await finalist(jobId)
    const bia = await finalist(jobId, 'Bia Reis')
    const today = house.now().toISOString().slice(0, 10)
    await recruiters(bruno).sendHiringMessage({ jobId, cvId: ana.cvId, ...terms, start: '2026-12-01' })
    const { hireId } = await recruiters(bruno).sendHiringMessage({ jobId, cvId: bia.cvId, ...terms, start: today })
    await attend(told)
    await attend(2 * day)
    expect(await processOf(bia)).toMatchObject({ hire: { status: 'expired' }, status: 'candidate:finalist' })
    const late = candidates(bia).answerHiringMessage({ id: bia.processId, hireId, answer: 'accepted' })
    expect(await codeOf(late)).toBe('hire_ended')
    await attend(day)
    await attend(3 * day)
    await attend(day)
    // The letter named the 17th, which lasts until midnight.
    expect(house.letters.find(({ to }) => to === ana.email)?.text).toContain('responda até 17 de março')
    expect(await processOf(ana)).toMatchObject({ hire: { status: 'pending', ends: '2026-03-18T03:00:00.000Z' } })
    await attend(day / 2)
    expect(await notified(ana)).toEqual([
      'Uma mensagem de contratação venceu sem resposta: Vendedor de loja.',
      'Lembramos você de uma mensagem de contratação que não vale mais: Vendedor de loja.',
      'Lembramos você de uma mensagem de contratação que não vale mais: Vendedor de loja.',
      'A empresa enviou uma mensagem de contratação, que não vale mais: Vendedor de loja.',
    ])
    expect(await notified(bruno)).toContain('Ana Souza não respondeu à mensagem de contratação: Vendedor de loja.')
    expect(await cardOf(bruno, { jobId, cvId: ana.cvId })).toMatchObject({ mayHire: true, hire: { status: 'expired' } })
  })

  it('reach a person who deleted the curriculum, and end if the person leaves or the job is deleted', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await finalist(jobId)
    await database.deleteFrom('curriculum').where('id', '=', ana.cvId).execute()
    const at = { jobId, cvId: ana.processId }
    const first = await recruiters(bruno).sendHiringMessage({ ...at, ...terms, start: '2026-12-01' })
    expect(await recruiters(bruno).cancelHiringMessage(at)).toEqual({ told: false })
    const { hireId } = await recruiters(bruno).sendHiringMessage({ ...at, ...terms, start: '2026-12-01' })
    expect(hireId).not.toBe(first.hireId)
    await attend(told)
    expect(await cardOf(bruno, at)).toMatchObject({ hire: { status: 'pending' } })
    await candidatesCalls(ana).withdraw({ id: ana.processId })
    await attend()
    const statuses = () => database.selectFrom('hiring_message').select('status').orderBy('made_at', 'desc').execute()
    expect((await statuses())[0]).toEqual({ status: 'rejected' })
    expect(await notified(bruno)).toEqual([
      'Ana Souza desistiu da vaga, e a contratação não vale mais: Vendedor de loja.',
    ])
    const [bia, caio] = [await finalist(jobId, 'Bia Reis'), await finalist(jobId, 'Caio Lima')]
    const toCaio = { jobId, cvId: caio.cvId, ...terms, start: '2026-12-01' }
    const { hireId: caiosId } = await recruiters(bruno).sendHiringMessage(toCaio)
    await attend(told)
    await candidates(caio).answerHiringMessage({ id: caio.processId, hireId: caiosId, answer: 'accepted' })
    const toBia = { jobId, cvId: bia.cvId, ...terms, start: '2026-12-01' }
    const { hireId: biasId } = await recruiters(bruno).sendHiringMessage(toBia)
    await attend(told)
    house.letters.length = 0
    await database
      .transaction()
      .execute((tx) => deleteJobs(tx, { jobIds: [jobId], actorId: bruno.accountId, now: house.now() }))
    await attend()
    expect((await statuses())[0]).toEqual({ status: 'canceled' })
    const late = candidates(bia).answerHiringMessage({ id: bia.processId, hireId: biasId, answer: 'accepted' })
    expect(await codeOf(late)).toBe('hire_ended')
    const back = candidates(caio).answerHiringMessage({ id: caio.processId, hireId: caiosId, answer: 'canceled' })
    expect(await codeOf(back)).toBe('hire_ended')
    expect(await processOf(bia)).toMatchObject({
      ...{ step: 'discarded', standing: null, hire: { hireId: biasId, status: 'canceled', endedBy: 'automation' } },
    })
    expect(await codeOf(candidatesCalls(caio).withdraw({ id: caio.processId }))).toBe('move_not_allowed')
    expect(await processOf(caio)).toMatchObject({ step: 'finalists', hire: { status: 'accepted' } })
    // She rejected hers as she withdrew.
    expect(await processOf(ana)).toMatchObject({ step: 'discarded', hire: null })
    const letterTo = (email: string) => house.letters.find(({ to }) => to === email)?.text
    expect(letterTo(bia.email)).toContain('a mensagem de contratação que você recebeu não vale mais')
    expect(letterTo(caio.email)).toContain('Isso não muda a sua contratação')
    expect(letterTo(caio.email)).toContain('/selective-process')
  })

  it('that were accepted are canceled if the person withdraws, which recruiters are told', async () => {
    const { bruno, elisa, jobId } = await hiring()
    const ana = await finalist(jobId)
    const at = { jobId, cvId: ana.cvId }
    const { hireId } = await recruiters(bruno).sendHiringMessage({ ...at, ...terms })
    await attend(told)
    await candidates(ana).answerHiringMessage({ id: ana.processId, hireId, answer: 'accepted' })
    await attend()
    await candidatesCalls(ana).withdraw({ id: ana.processId })
    await attend()
    const canceled = 'Ana Souza desistiu da vaga, e a contratação não vale mais: Vendedor de loja.'
    for (const who of [bruno, elisa]) expect((await notified(who))[0]).toBe(canceled)
    expect(subjects().at(-1)).toBe('Contratação cancelada pelo candidato: Vendedor de loja')
    const row = await database
      .selectFrom('hiring_message')
      .select(['status', 'ended_by as by'])
      .where('id', '=', hireId)
      .executeTakeFirst()
    expect(row).toEqual({ status: 'canceled', by: 'candidate' })
    await attend()
    expect((await notified(bruno)).filter((text) => text === canceled)).toHaveLength(1)
  })

  it('that never were told end with a withdrawal of which nobody is told', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await finalist(jobId)
    await recruiters(bruno).sendHiringMessage({ jobId, cvId: ana.cvId, ...terms })
    await candidatesCalls(ana).withdraw({ id: ana.processId })
    await attend(told)
    expect([await notified(bruno), await notified(ana)]).toEqual([[], []])
    expect(await database.selectFrom('hiring_message').select('id').execute()).toEqual([])
  })
})
