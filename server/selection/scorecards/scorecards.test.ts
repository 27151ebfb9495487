import { selectionIn } from '@trampolim/tests/fixtures/selection/selection.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../platform/http/caller/asking.ts'
import { recruiterRoutes } from '../../recruiters/routes.ts'
import { scorecardRoutes } from './routes.ts'

describe('scorecards of a candidate', async () => {
  const house = await testHouse()
  const { hiring, placed } = selectionIn(house)
  const as = (who: Person) => house.as(scorecardRoutes, who)
  const scored = (criterion: string, score: number) => ({ criterion, score })

  async function met() {
    const languages = JSON.stringify([{ language: 'ingles', level: 2 }])
    const hired = await hiring({ languages })
    const { processId } = await placed(hired.jobId)
    return { ...hired, of: { jobId: hired.jobId, processId } }
  }

  it('come from the job, and show colleagues’ only after one’s own', async () => {
    const { bruno, elisa, of } = await met()
    const none = await as(bruno).readScorecards(of)
    expect(none).toEqual({ criteria: ['experience', 'language.ingles', 'interview'], own: null, others: [], total: 0 })
    const ratings = [scored('experience', 4), scored('language.ingles', 2)]
    await as(elisa).saveScorecard({ ...of, ratings, remark: ' Atendeu bem no teste. ' })
    expect(await as(bruno).readScorecards(of)).toMatchObject({ own: null, others: [], total: 1 })
    await as(bruno).saveScorecard({ ...of, ratings: [scored('experience', 3)] })
    expect(await as(bruno).readScorecards(of)).toMatchObject({
      own: { ratings: [scored('experience', 3)], remark: '' },
      others: [{ author: 'Elisa Prado', ratings, remark: 'Atendeu bem no teste.' }],
      total: 1,
    })
  })

  it('are changed and deleted by their author', async () => {
    const { bruno, elisa, of } = await met()
    await as(elisa).saveScorecard({ ...of, ratings: [scored('experience', 4)] })
    await as(bruno).saveScorecard({ ...of, ratings: [scored('experience', 3)] })
    house.clock.pass(60)
    await as(bruno).saveScorecard({ ...of, ratings: [scored('interview', 5)], remark: 'Chegou cedo.' })
    const changed = await as(bruno).readScorecards(of)
    expect(changed.own).toEqual({
      ratings: [scored('interview', 5)],
      remark: 'Chegou cedo.',
      modified: house.now().toISOString(),
    })
    await as(bruno).deleteScorecard(of)
    expect(await as(bruno).readScorecards(of)).toMatchObject({ own: null, others: [], total: 1 })
    expect((await as(elisa).readScorecards(of)).own).not.toBeNull()
  })

  it('take only the job’s criteria, scores from 1 to 5, and at least one', async () => {
    const { bruno, of } = await met()
    for (const ratings of [[], [scored('experience', 0)], [scored('experience', 6)], [scored('looks', 5)]]) {
      const refused = await refusal(as(bruno).saveScorecard({ ...of, ratings }))
      expect(refused).toMatchObject({ code: 'invalid_form', status: 422 })
    }
    expect((await as(bruno).readScorecards(of)).own).toBeNull()
  })

  it('can’t be read or written by others, or about others’ candidates', async () => {
    const { bruno, of } = await met()
    const other = await met()
    const ratings = [scored('experience', 4)]
    for (const asked of [of, { ...of, jobId: other.of.jobId }, { ...other.of, processId: of.processId }]) {
      expect((await refusal(as(other.bruno).saveScorecard({ ...asked, ratings }))).status).toBe(404)
      expect((await refusal(as(other.bruno).readScorecards(asked))).status).toBe(404)
    }
    await house.database.updateTable('candidacy').set({ hidden: true }).where('id', '=', of.processId).execute()
    expect((await refusal(as(bruno).saveScorecard({ ...of, ratings }))).code).toBe('process_not_found')
  })

  it('stay without a name when their author deletes the account', async () => {
    const { bruno, elisa, of } = await met()
    await as(elisa).saveScorecard({ ...of, ratings: [scored('experience', 4)] })
    await as(bruno).saveScorecard({ ...of, ratings: [scored('experience', 3)] })
    await house.as(recruiterRoutes, elisa).deleteRecruiter({})
    expect((await as(bruno).readScorecards(of)).others).toMatchObject([
      { author: '', ratings: [scored('experience', 4)] },
    ])
  })

  it('are reduced to one when a recruiter sends twenty at once', async () => {
    const { bruno, of } = await met()
    const all = Array.from({ length: 20 }, (_, at) =>
      as(bruno).saveScorecard({ ...of, ratings: [scored('experience', (at % 5) + 1)] }),
    )
    await Promise.all(all)
    expect(await house.database.selectFrom('scorecard').select('recruiter_id').execute()).toHaveLength(1)
  })
})
