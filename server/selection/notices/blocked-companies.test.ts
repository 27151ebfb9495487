import { selectionIn } from '@trampolim/tests/fixtures/selection/selection.ts'
import { tellMovesIn } from '@trampolim/tests/fixtures/selection/told-moves.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { insertJob } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { automaticResponseRoutes } from '../../automatic-responses/routes.ts'
import { recruiterJobRoutes } from '../../jobs/routes.ts'
import { messageRoutes } from '../../messages/routes.ts'

const day = 86_400

describe('a company that is blocked after a job of it ended', async () => {
  const house = await testHouse()
  const { database } = house
  const { calls, hiring, placed } = selectionIn(house)
  const work = tellMovesIn(house)

  it('says nothing more to its candidates, who are told only that they were discarded', async () => {
    const { bruno, jobId, organizationId } = await hiring()
    await house
      .as(automaticResponseRoutes, bruno)
      .createAutomaticResponse({ occasion: 'discarded', text: 'Fale comigo no aplicativo ao lado.' })
    const [ana, bia, caio] = [await placed(jobId, 'Ana'), await placed(jobId, 'Bia'), await placed(jobId, 'Caio')]
    await calls(bruno).declassify({ jobId, cvId: ana.cvId, processId: ana.processId })
    await house.as(recruiterJobRoutes, bruno).finishJob({
      id: jobId,
      others: [
        { processId: bia.processId, outcome: 'notHired', feedback: 'Pague a taxa do curso.' },
        { processId: caio.processId, outcome: 'kept', feedback: '' },
      ],
    })
    await work()
    const blocked = { status: 'blocked', taken_down_at: house.now() } as const
    await database.updateTable('organization').set(blocked).where('id', '=', organizationId).execute()
    await work(day)
    expect(house.letters.map(({ subject }) => subject)).toEqual(Array(3).fill('Resposta sobre a vaga Vendedor de loja'))
    for (const { text, html } of house.letters) {
      expect(text + html).not.toMatch(/aplicativo ao lado|Pague a taxa|guardou/)
    }
    // Nobody is kept without having been told, also once the company is approved again.
    await database.updateTable('organization').set({ status: 'approved' }).where('id', '=', organizationId).execute()
    const elsewhere = await insertJob(house, { organizationId })
    const kept = await calls(bruno).listStep({ jobId: elsewhere, step: 'curriculums', list: 'kept' })
    expect(kept.items).toEqual([])
    for (const who of [ana, bia, caio]) {
      expect((await house.as(messageRoutes, who).listOwnThreads({})).items).toEqual([])
    }
  })
})
