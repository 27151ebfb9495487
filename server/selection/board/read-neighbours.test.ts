import { selectionIn } from '@trampolim/tests/fixtures/selection/selection.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'

describe('the neighbours of a candidate on the board', async () => {
  const house = await testHouse()
  const { calls, hiring, placed } = selectionIn(house)
  const step = 'curriculums'

  async function column() {
    const { bruno, jobId } = await hiring()
    const withScore = async (name: string, match_score: number) => {
      const each = await placed(jobId, name)
      await house.database.updateTable('candidacy').set({ match_score }).where('id', '=', each.processId).execute()
      return each
    }
    const ana = await withScore('Ana', 90)
    const bia = await withScore('Bia', 80)
    const caio = await withScore('Caio', 70)
    return { bruno, jobId, ana, bia, caio }
  }

  it('are those before and after them in the order of their column', async () => {
    const { bruno, jobId, ana, bia, caio } = await column()
    const at = ({ processId }: { processId: string }, asked: object = {}) =>
      calls(bruno).readNeighbours({ jobId, processId, step, ...asked })
    expect(await at(ana)).toEqual({ position: 1, total: 3, previous: null, next: bia.cvId })
    expect(await at(bia)).toEqual({ position: 2, total: 3, previous: ana.cvId, next: caio.cvId })
    expect(await at(caio)).toEqual({ position: 3, total: 3, previous: bia.cvId, next: null })
    expect(await at(caio, { fit: 75 })).toEqual({ position: 0, total: 2, previous: null, next: null })
    expect(await at(bia, { name: 'a', sort: 'name' })).toMatchObject({ position: 2, total: 3 })
  })

  it('are opened by their application where the curriculum was deleted', async () => {
    const { bruno, jobId, ana, bia } = await column()
    await house.database.deleteFrom('curriculum').where('id', '=', ana.cvId).execute()
    expect(await calls(bruno).readNeighbours({ jobId, processId: bia.processId, step })).toMatchObject({
      previous: ana.processId,
    })
    await calls(bruno).readCandidate({ jobId, cvId: ana.processId })
  })

  it('aren’t found by age where that isn’t allowed', async () => {
    const { bruno, jobId, ana } = await column()
    const asked = { jobId, processId: ana.processId, step, sort: 'age' } as const
    expect(await refusal(calls(bruno).readNeighbours(asked))).toMatchObject({ code: 'age_search_not_allowed' })
  })
})
