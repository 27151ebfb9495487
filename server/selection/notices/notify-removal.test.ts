import type { JobStatus } from '@trampolim/marketplace/jobs/status.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { insertReviewer } from '@trampolim/tests/reviewers.ts'
import {
  insertCandidacy,
  insertJob,
  insertOrganization,
  insertProfessional,
  insertRecruiter,
} from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { changeJobStatus } from '../../jobs/change-status.ts'
import { jobRoutes } from '../../jobs/routes.ts'
import { letterHandlers } from '../../letters/background.ts'
import { reviewRoutes } from '../../reviews/routes.ts'
import { selectionHandlers } from '../background.ts'
import { selectionRoutes } from '../candidate/routes.ts'
import { selectionListeners } from '../listeners.ts'
import { notifyRemoval } from './notify-removal.ts'

describe('the notification of a job that a reviewer took down', async () => {
  const house = await testHouse()
  const everything = { listeners: selectionListeners, handlers: [...selectionHandlers, ...letterHandlers] }

  async function blockedCompany() {
    const rita = await insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita Alves' })
    const organizationId = await insertOrganization(house)
    const bruno = await insertRecruiter(house, { organizationId })
    const jobId = await insertJob(house, { organizationId, created_by: bruno.accountId })
    const ana = await insertProfessional(house, { email: 'ana@exemplo.com.br' })
    const davi = await insertProfessional(house, { email: 'davi@exemplo.com.br' })
    await insertCandidacy(house, {
      ...{ jobId, professionalId: ana.accountId },
      ...{ step: 'finalists', status: 'candidate:finalist' },
    })
    await insertCandidacy(house, {
      ...{ jobId, professionalId: davi.accountId },
      ...{ step: 'discarded', discarded_by: 'candidate', discarded_from: 'curriculums', discarded_at: house.now() },
    })
    const block = { subject: 'organization', subjectId: organizationId, reason: 'Cobra por entrevistas.' } as const
    await house.as(reviewRoutes, rita).blockSubject(block)
    await house.work(everything)
    return { jobId, ana, bruno, rita }
  }

  it('is sent once to the people still in it, and their pages promise nothing more', async () => {
    const { jobId, ana } = await blockedCompany()
    expect(house.letters).toMatchObject([{ to: 'ana@exemplo.com.br', subject: 'Vaga fora do ar: Vendedor de loja' }])
    const { eventId } = await house.database
      .selectFrom('event_delivery')
      .select('event_id as eventId')
      .where('listener', '=', 'selection.removal-letter ')
      .executeTakeFirstOrThrow()
    await notifyRemoval(house, { eventId, jobId, news: 'removed', after: '' })
    await house.work(everything)
    expect(house.letters).toHaveLength(1)
    expect((await house.as(selectionRoutes, ana).listProcesses({})).items).toMatchObject([
      { step: 'finalists', jobStatus: 'job:blocked', standing: 'removed' },
    ])
    expect(await house.as(jobRoutes, ana).readJob({ id: jobId })).toMatchObject({ standing: 'removed', open: false })
  })

  it('is sent again when the job is back, to people who were in it before and still are', async () => {
    const { jobId, bruno, rita } = await blockedCompany()
    const lia = await insertProfessional(house, { email: 'lia@exemplo.com.br' })
    const obstacles = {
      ...{ email_not_validated: false, reason_required: false, changes_requested: false, claimed_by_another: false },
      ...{ organization_not_approved: false, recruiter_not_approved: false },
    }
    const become = (to: JobStatus, actor: 'recruiter' | 'reviewer') =>
      house.database.transaction().execute(async (tx) => {
        await changeJobStatus(tx, {
          jobId,
          to,
          actor,
          actorId: (actor === 'reviewer' ? rita : bruno).accountId,
          obstacles,
          now: house.now(),
        })
      })
    house.letters.length = 0
    house.clock.pass(60)
    await become('job:pending', 'recruiter')
    await house.work(everything)
    expect(house.letters).toEqual([])
    house.clock.pass(60)
    await become('job:approved', 'reviewer')
    house.clock.pass(1)
    await insertCandidacy(house, { jobId, professionalId: lia.accountId, applied_at: house.now() })
    await house.work(everything)
    expect(house.letters).toMatchObject([{ to: 'ana@exemplo.com.br', subject: 'Vaga de volta: Vendedor de loja' }])
    house.letters.length = 0
    await become('job:disabled', 'recruiter')
    await become('job:approved', 'recruiter')
    await house.work(everything)
    expect(house.letters).toEqual([])
  })
})
