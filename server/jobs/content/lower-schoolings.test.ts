import { testHouse } from '@trampolim/tests/house.ts'
import { insertJob, insertOrganization } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { lowerSchoolings } from './lower-schoolings.ts'

describe('the schooling of jobs that were stored with the highest of several levels', async () => {
  const house = await testHouse()
  const levels = (...codes: string[]) => ({ schoolLevels: codes.map((schooling) => ({ schooling })) })
  const several = levels('BACHELOR_NORMAL', 'TECHNICAL_COURSE')
  const insert = async (job: Partial<Parameters<typeof insertJob>[1]>) =>
    insertJob(house, { organizationId: await insertOrganization(house), ...job })
  const schoolingOf = async (id: string) => {
    const { schooling, shown } = await house.database
      .selectFrom('job')
      .select(['schooling', 'shown'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { schooling, shown: (shown as { schooling?: string } | null)?.schooling }
  }

  it('becomes the lowest, also in what is shown of a job under review, and search and scores learn of it', async () => {
    const id = await insert({
      schooling: 'BACHELOR_NORMAL',
      content: several as never,
      shown: JSON.stringify({ schooling: 'MASTER', content: levels('MASTER', 'MBA') }),
    })
    await house.database.deleteFrom('event').execute()
    await lowerSchoolings(house)
    expect(await schoolingOf(id)).toEqual({ schooling: 'TECHNICAL_COURSE', shown: 'MBA' })
    const events = await house.database.selectFrom('event').select(['type', 'payload']).execute()
    expect(events).toEqual([{ type: 'job.changed', payload: { jobId: id } }])
    await lowerSchoolings(house)
    expect(await house.database.selectFrom('event').select('id').execute()).toHaveLength(1)
  })

  it.each([
    ['a single level', { schooling: 'MBA', content: levels('MBA') }],
    [
      'an apprenticeship’s own',
      { schooling: 'HIGH_SCHOOL_GENERAL', content: { ...several, apprenticeSchooling: 'HIGH_SCHOOL_GENERAL' } },
    ],
    ['none', { schooling: null, content: levels() }],
  ])('stays as it is: %s', async (_, { schooling, content }) => {
    const id = await insert({ schooling, content: content as never })
    await lowerSchoolings(house)
    expect((await schoolingOf(id)).schooling).toBe(schooling)
  })
})
