import { selectionIn } from '@trampolim/tests/fixtures/selection/selection.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import type { Person } from '../platform/http/caller/asking.ts'
import { messageRoutes } from './routes.ts'

describe('messages to several people at once', async () => {
  const house = await testHouse()
  const { database } = house
  const selection = selectionIn(house)
  const as = (who: Person | null) => house.as(messageRoutes, who)

  /** A job with two candidates in its selection. */
  const several = async (changes: Parameters<typeof selection.hiring>[0] = {}) => {
    const hired = await selection.hiring(changes)
    const ana = await selection.placed(hired.jobId, 'Ana Souza')
    const davi = await selection.placed(hired.jobId, 'Davi Reis')
    const { jobId } = hired
    const own = async (who: Person) =>
      (await as(who).readOwnThread({ jobId })).items.map(({ message }) => message.message)
    return { ...hired, ana, davi, own, candidacies: [ana.processId, davi.processId] }
  }

  it('reach each in a thread of their own, by their name', async () => {
    const { bruno, ana, davi, jobId, candidacies, own } = await several()
    await as(davi).writeToJob({ jobId, message: 'Bom dia!' })
    const message = 'Oi, {nome}! A vaga {vaga} na {empresa} segue aberta.'
    const answered = await as(bruno).writeToCandidates({
      jobId,
      candidacies: [...candidacies, ana.processId],
      message,
    })
    expect(answered).toEqual({ written: candidacies, refused: [] })
    expect(await own(ana)).toEqual(['Oi, Ana! A vaga Vendedor de loja na Padaria Aurora segue aberta.'])
    expect(await own(davi)).toEqual(['Bom dia!', 'Oi, Davi! A vaga Vendedor de loja na Padaria Aurora segue aberta.'])
    const sent = await database.selectFrom('event').select('payload').where('type', '=', 'message.sent').execute()
    expect(sent).toHaveLength(3)
  })

  it('reach nobody who was blocked', async () => {
    const { bruno, ana, davi, jobId, candidacies, own } = await several()
    await database.updateTable('candidacy').set({ hidden: true }).where('id', '=', davi.processId).execute()
    const answered = await as(bruno).writeToCandidates({ jobId, candidacies, message: 'Oi!' })
    expect(answered.written).toEqual([ana.processId])
    expect(await own(davi)).toEqual([])
  })

  it('change nothing when they are sent again, also for people who got another message meanwhile', async () => {
    const { bruno, elisa, ana, jobId, candidacies, own } = await several()
    const asked = { jobId, candidacies, message: 'Podem vir na sexta?', clientId: 'sexta-feira' }
    await as(bruno).writeToCandidates(asked)
    await as(elisa).writeToCandidate({ jobId, candidateId: ana.accountId, message: 'Às nove.' })
    expect(await as(bruno).writeToCandidates(asked)).toEqual({ written: candidacies, refused: [] })
    expect(await own(ana)).toEqual(['Podem vir na sexta?', 'Às nove.'])
    const other = await as(bruno).writeToCandidates({ ...asked, message: 'Podem vir no sábado?' })
    expect(other.refused.map(({ code }) => code)).toEqual(['message_changed', 'message_changed'])
  })

  it('name the people who can’t be written to, and reach the others', async () => {
    const { bruno, ana, davi, jobId, own } = await several()
    const elsewhere = await several()
    await database
      .updateTable('candidacy')
      .set({ step: 'discarded', discarded_by: 'candidate', discarded_at: house.now(), status: 'candidate:discarded' })
      .where('id', '=', davi.processId)
      .execute()
    const candidacies = [davi.processId, elsewhere.ana.processId, ana.processId]
    const { written, refused } = await as(bruno).writeToCandidates({ jobId, candidacies, message: 'Oi!' })
    expect(written).toEqual([ana.processId])
    expect(refused.map(({ processId, code }) => [processId, code])).toEqual([
      [davi.processId, 'thread_closed'],
      [elsewhere.ana.processId, 'process_not_found'],
    ])
    expect(await own(ana)).toEqual(['Oi!'])
    expect((await as(elsewhere.ana).listOwnThreads({})).total).toBe(0)
  })

  it('aren’t cut where a name makes them too long: whoever wrote them is told', async () => {
    const { bruno, ana, jobId, candidacies, own } = await several()
    const message = `${'a'.repeat(3990)} {vaga}`
    const { written, refused } = await as(bruno).writeToCandidates({ jobId, candidacies, message })
    expect(written).toEqual([])
    expect(refused.map(({ code }) => code)).toEqual(['message_too_long', 'message_too_long'])
    const shorter = await as(bruno).writeToCandidates({ jobId, candidacies, message: message.slice(20) })
    expect(shorter.written).toEqual(candidacies)
    expect(await own(ana)).toEqual([`${'a'.repeat(3970)} Vendedor de loja`])
  })

  it('name no hidden company, and contain no placeholder without a value', async () => {
    const { bruno, ana, jobId, candidacies, own } = await several({ hide_contracting_company_name: true })
    await as(bruno).writeToCandidates({ jobId, candidacies, message: 'A {empresa} agradece.' })
    expect(await own(ana)).toEqual(['A empresa agradece.'])
    const unknown = await refusal(as(bruno).writeToCandidates({ jobId, candidacies, message: 'Oi, {apelido}!' }))
    expect(unknown.fields).toHaveProperty('message')
  })

  it('go to a hundred people in a few statements, while others write to the same people', async () => {
    const { bruno, elisa, jobId, organizationId } = await selection.hiring()
    const people: Awaited<ReturnType<typeof selection.placed>>[] = []
    for (let at = 0; at < 100; at += 1) people.push(await selection.placed(jobId, `Pessoa ${at}`))
    const candidacies = people.map(({ processId }) => processId)
    const message = 'Oi, {nome}!'
    const [one, other] = await Promise.all([
      as(bruno).writeToCandidates({ jobId, candidacies, message }),
      as(elisa).writeToCandidates({ jobId, candidacies: candidacies.toReversed(), message }),
    ])
    expect([one.refused, other.refused]).toEqual([[], []])
    const threads = await database
      .selectFrom('message_thread')
      .select(['last_number', 'last_by_company'])
      .where('organization_id', '=', organizationId)
      .execute()
    expect(threads).toHaveLength(100)
    expect(threads.every((thread) => thread.last_number === 2 && thread.last_by_company === 2)).toBe(true)
  })
})
