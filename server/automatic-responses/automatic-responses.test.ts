import { selectionIn } from '@trampolim/tests/fixtures/selection/selection.ts'
import { tellMovesIn } from '@trampolim/tests/fixtures/selection/told-moves.ts'
import { codeOf, refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertJob } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { messageRoutes } from '../messages/routes.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { automaticResponseRoutes } from './routes.ts'

const day = 86_400
const text = 'Oi, {nome}! Seguimos com a vaga {vaga} na {empresa}.'

describe('automatic responses', async () => {
  const house = await testHouse()
  const { database } = house
  const { calls, hiring, placed } = selectionIn(house)
  const responses = (who: Person) => house.as(automaticResponseRoutes, who)
  const work = tellMovesIn(house)
  const read = async (who: Person) => {
    const { items } = await house.as(messageRoutes, who).listOwnThreads({})
    return items.flatMap(({ last }) => (last ? [[last.message.message, last.automatic]] : []))
  }

  it('are sent with the announcement of a move, as a message and in its letter, and never before it', async () => {
    const { bruno, jobId } = await hiring()
    await responses(bruno).createAutomaticResponse({ occasion: 'moved', text })
    const ana = await placed(jobId)
    await calls(bruno).moveCandidate({ jobId, processId: ana.processId, from: 'curriculums', step: 'selectiveProcess' })
    await work(599)
    expect(await read(ana)).toEqual([])
    await work(1)
    const words = 'Oi, Ana! Seguimos com a vaga Vendedor de loja na Padaria Aurora.'
    expect(await read(ana)).toEqual([[words, true]])
    expect(house.letters).toHaveLength(1)
    expect(house.letters[0]?.text).toContain(words)
    // The letter contains the response, so no letter about an unread message follows, and recruiters aren't shown a
    // thread that nobody began.
    await work(2 * 3600)
    expect(house.letters).toHaveLength(1)
    expect((await house.as(messageRoutes, bruno).listThreads({})).items).toEqual([])
    await house.as(messageRoutes, ana).writeToJob({ jobId, message: 'Obrigada!' })
    expect((await house.as(messageRoutes, bruno).listThreads({})).items).toMatchObject([{ unread: 1 }])
  })

  it('are the company’s, not those of who wrote them, once that recruiter has left it', async () => {
    const { bruno, elisa, jobId, organizationId } = await hiring()
    await responses(bruno).createAutomaticResponse({ occasion: 'moved', text })
    const ana = await placed(jobId)
    await database
      .updateTable('recruiter')
      .set({ organization_id: null })
      .where('account_id', '=', bruno.accountId)
      .execute()
    await calls(elisa).moveCandidate({ jobId, processId: ana.processId, from: 'curriculums', step: 'selectiveProcess' })
    await work(600)
    expect(await read(ana)).toHaveLength(1)
    const messages = await database.selectFrom('message').select(['author_id', 'author_name']).execute()
    expect(messages).toEqual([{ author_id: organizationId, author_name: '' }])
  })

  it('answer an application, a discard without feedback, and no step back', async () => {
    const { bruno, jobId } = await hiring()
    for (const occasion of ['applied', 'moved', 'discarded'] as const) {
      await responses(bruno).createAutomaticResponse({
        occasion,
        text: `${occasion}: obrigado por participar, {nome}.`,
      })
    }
    const [ana, bia, caio] = [await placed(jobId), await placed(jobId, 'Bia Reis'), await placed(jobId, 'Caio Sá')]
    await calls(bruno).declassify({ jobId, cvId: ana.cvId, processId: ana.processId })
    await calls(bruno).declassify({ jobId, cvId: bia.cvId, processId: bia.processId, feedback: 'Faltou experiência.' })
    await calls(bruno).moveCandidate({ jobId, processId: caio.processId, from: 'curriculums', step: 'interviews' })
    await work(600)
    await calls(bruno).moveCandidate({ jobId, processId: caio.processId, from: 'interviews', step: 'selectiveProcess' })
    await work(day)
    expect(await read(ana)).toEqual([['discarded: obrigado por participar, Ana.', true]])
    expect(await read(bia)).toEqual([])
    expect(await read(caio)).toEqual([['moved: obrigado por participar, Caio.', true]])
  })

  it('aren’t sent for a company that was blocked meanwhile, nor for a job that was taken down', async () => {
    for (const table of ['organization', 'job'] as const) {
      const { bruno, jobId } = await hiring()
      await responses(bruno).createAutomaticResponse({ occasion: 'discarded', text: 'Fale comigo no aplicativo.' })
      const ana = await placed(jobId)
      await calls(bruno).declassify({ jobId, cvId: ana.cvId, processId: ana.processId })
      if (table === 'organization') await database.updateTable(table).set({ status: 'blocked' }).execute()
      else await database.updateTable(table).set({ taken_down_at: house.now() }).execute()
      await work(day)
      expect(await database.selectFrom('message').select('text').execute()).toEqual([])
    }
  })

  it('never name a company that its job hides', async () => {
    const { bruno, jobId } = await hiring()
    await responses(bruno).createAutomaticResponse({ occasion: 'moved', text: 'Somos a Padaria Aurora, {nome}.' })
    await database.updateTable('job').set({ hide_contracting_company_name: true }).where('id', '=', jobId).execute()
    const move = (processId: string) =>
      calls(bruno).moveCandidate({ jobId, processId, from: 'curriculums', step: 'selectiveProcess' })
    const ana = await placed(jobId)
    await move(ana.processId)
    await work(600)
    expect(await read(ana)).toEqual([])
    await responses(bruno).createAutomaticResponse({ occasion: 'moved', jobIds: [jobId], text })
    const bia = await placed(jobId, 'Bia Reis')
    await move(bia.processId)
    await work(600)
    expect(await read(bia)).toEqual([['Oi, Bia! Seguimos com a vaga Vendedor de loja na empresa.', true]])
  })

  it('belong to the organisation: changed by one person at a time, one for each event of a job, never used for other jobs', async () => {
    const { bruno, elisa, jobId } = await hiring()
    const general = await responses(bruno).createAutomaticResponse({ occasion: 'ended', text })
    expect(await codeOf(responses(bruno).createAutomaticResponse({ occasion: 'ended', text }))).toBe('response_exists')
    const own = await responses(bruno).createAutomaticResponse({ occasion: 'ended', jobIds: [jobId], text })
    expect(own).toMatchObject({ forAll: false, jobs: [{ jobId, jobName: 'Vendedor de loja' }], writer: 'Bruno Lima' })
    const again = { occasion: 'ended' as const, jobIds: [jobId], text }
    expect(await codeOf(responses(bruno).createAutomaticResponse(again))).toBe('response_exists')
    const other = await insertJob(house, { organizationId: (await hiring()).organizationId })
    expect(await codeOf(responses(bruno).createAutomaticResponse({ ...again, jobIds: [other] }))).toBe('job_not_found')
    const refused = await refusal(
      responses(bruno).createAutomaticResponse({ occasion: 'moved', text: 'Oi, {apelido}, tudo bem?' }),
    )
    expect(refused).toMatchObject({ code: 'invalid_form', fields: { text: { code: 'unknown_placeholder' } } })

    house.clock.pass(60)
    const { changed: basedOn } = general
    const changed = { id: general.id, occasion: 'ended', text: `${text} Até logo!`, basedOn } as const
    expect(await responses(elisa).changeAutomaticResponse(changed)).toMatchObject({ writer: 'Elisa Prado' })
    expect(await codeOf(responses(bruno).changeAutomaticResponse(changed))).toBe('response_changed')
    expect(await responses(bruno).listAutomaticResponses({})).toHaveLength(2)
    await responses(bruno).deleteAutomaticResponse({ id: own.id })
    expect(await codeOf(responses(bruno).readAutomaticResponse({ id: own.id }))).toBe('response_not_found')
  })
})
