import { testHouse } from '@trampolim/tests/house.ts'
import { insertReviewer } from '@trampolim/tests/reviewers.ts'
import {
  insertJob,
  insertOrganization,
  insertPlace,
  insertProfessional,
  insertRecruiter,
} from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { jobRoutes } from '../jobs/routes.ts'
import { letterHandlers } from '../letters/background.ts'
import { reviewRoutes } from '../reviews/routes.ts'
import { selectionHandlers } from './background.ts'
import { selectionListeners } from './listeners.ts'
import { selectionRoutes } from './routes.ts'
import { tellRemoval } from './tell-removal.ts'

describe('what candidates hear of a job that a reviewer took down', async () => {
  const house = await testHouse()
  const everything = { listeners: selectionListeners, handlers: [...selectionHandlers, ...letterHandlers] }

  async function blockedCompany() {
    const rita = await insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita Alves' })
    const organizationId = await insertOrganization(house)
    const bruno = await insertRecruiter(house, { organizationId })
    const jobId = await insertJob(house, { organizationId, created_by: bruno.accountId })
    const ana = await insertProfessional(house, { email: 'ana@exemplo.com.br' })
    const davi = await insertProfessional(house, { email: 'davi@exemplo.com.br' })
    await insertPlace(house, {
      ...{ jobId, professionalId: ana.accountId },
      ...{ step: 'finalists', status: 'candidate:finalist' },
    })
    await insertPlace(house, {
      ...{ jobId, professionalId: davi.accountId },
      ...{ step: 'discarded', discarded_by: 'candidate', discarded_from: 'curriculums', discarded_at: house.now() },
    })
    const block = { subject: 'organization', subjectId: organizationId, reason: 'Cobra por entrevistas.' } as const
    await house.as(reviewRoutes, rita).blockSubject(block)
    await house.work(everything)
    return { jobId, ana }
  }

  it('comes once to who is still in it, and their pages promise nothing more', async () => {
    const { jobId, ana } = await blockedCompany()
    expect(house.letters).toMatchObject([{ to: 'ana@exemplo.com.br', subject: 'Vaga fora do ar: Vendedor de loja' }])
    const { eventId } = await house.database
      .selectFrom('event_delivery')
      .select('event_id as eventId')
      .where('listener', '=', 'selection.removal-letter ')
      .executeTakeFirstOrThrow()
    await tellRemoval(house, { eventId, jobId, after: '' })
    await house.work(everything)
    expect(house.letters).toHaveLength(1)
    expect((await house.as(selectionRoutes, ana).listProcesses({})).items).toMatchObject([
      { step: 'finalists', jobStatus: 'job:blocked', standing: 'removed' },
    ])
    expect(await house.as(jobRoutes, ana).readJob({ id: jobId })).toMatchObject({ standing: 'removed', open: false })
  })
})
