import type { JobStatus } from '@trampolim/marketplace/jobs/status.ts'
import { insertReviewer } from '@trampolim/tests/fixtures/reviewers.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import {
  insertCandidacy,
  insertCurriculum,
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
import { recruiterSelectionRoutes } from '../board/routes.ts'
import { selectionRoutes } from '../candidate/routes.ts'
import { selectionListeners } from '../listeners.ts'
import { notifyMoves } from './notify-candidate.ts'
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

  const obstacles = {
    ...{ email_not_validated: false, reason_required: false, changes_requested: false, claimed_by_another: false },
    ...{ organization_not_approved: false, recruiter_not_approved: false },
  }
  type Becoming = { jobId: string; to: JobStatus; actor: 'recruiter' | 'reviewer'; by: { accountId: string } }
  async function change({ jobId, to, actor, by }: Becoming) {
    await house.database
      .transaction()
      .execute((tx) => changeJobStatus(tx, { jobId, to, actor, actorId: by.accountId, obstacles, now: house.now() }))
  }
  /** Changes the job's status, and lets what follows from it happen. */
  async function become(becoming: Becoming) {
    await change(becoming)
    await house.work(everything)
  }

  it('is sent once although a correction of the job is refused, and again only after the job was back', async () => {
    const { jobId, bruno, rita } = await blockedCompany()
    const after = async (seconds: number, to: JobStatus, actor: 'recruiter' | 'reviewer') => {
      house.clock.pass(seconds)
      await become({ jobId, to, actor, by: actor === 'reviewer' ? rita : bruno })
      return house.letters.splice(0).map(({ subject }) => subject)
    }
    house.letters.length = 0
    expect(await after(60, 'job:pending', 'recruiter')).toEqual([])
    expect(await after(60, 'job:blocked', 'reviewer')).toEqual([])
    expect(await after(60, 'job:pending', 'recruiter')).toEqual([])
    expect(await after(60, 'job:rejected', 'reviewer')).toEqual([])
    expect(await after(60, 'job:blocked', 'reviewer')).toEqual([])
    expect(await after(60, 'job:pending', 'recruiter')).toEqual([])
    expect(await after(60, 'job:approved', 'reviewer')).toEqual(['Vaga de volta: Vendedor de loja'])
    expect(await after(60, 'job:blocked', 'reviewer')).toEqual(['Vaga fora do ar: Vendedor de loja'])
  })

  it('is sent to somebody whose discard isn’t announced, which they learn of once the job is back', async () => {
    // The queue also uses the database's clock, of which the test's clock is far ahead.
    house.clock.set(new Date('2100-03-10T15:00:00.000Z'))
    const rita = await insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita Alves' })
    const organizationId = await insertOrganization(house)
    const bruno = await insertRecruiter(house, { organizationId })
    const jobId = await insertJob(house, { organizationId, created_by: bruno.accountId })
    const [ana, lia] = [
      await insertProfessional(house, { email: 'ana@exemplo.com.br' }),
      await insertProfessional(house, { email: 'lia@exemplo.com.br' }),
    ]
    const add = async ({ accountId: professionalId }: { accountId: string }) => ({
      cvId: await insertCurriculum(house, { professionalId }),
      processId: await insertCandidacy(house, { jobId, professionalId, step: 'interviews' }),
    })
    const [ofAna, ofLia] = [await add(ana), await add(lia)]
    const discard = (who: typeof ofAna) => house.as(recruiterSelectionRoutes, bruno).declassify({ jobId, ...who })
    const lettersTo = ({ email }: { email: string }) =>
      house.letters.filter(({ to }) => to === email).map(({ subject }) => subject)
    const own = (who: typeof ana) => house.as(selectionRoutes, who)
    const stepOf = async (who: typeof ana) => (await own(who).listProcesses({})).items[0]?.step
    const pass = async (hours: number) => {
      house.clock.pass(hours * 3600)
      await notifyMoves(house)
      await house.work(everything)
    }
    await discard(ofLia)
    await pass(24)
    expect(lettersTo(lia)).toEqual(['Resposta sobre a vaga Vendedor de loja'])
    await discard(ofAna)
    await pass(1)
    await become({ jobId, to: 'job:blocked', actor: 'reviewer', by: rita })
    expect(lettersTo(ana)).toEqual(['Vaga fora do ar: Vendedor de loja'])
    expect(lettersTo(lia)).toHaveLength(1)
    await pass(48)
    expect(await stepOf(ana)).toBe('interviews')
    expect((await own(ana).listProcesses({})).items[0]).toMatchObject({
      standing: 'removed',
      history: [{ type: 'applied' }],
    })
    expect(await own(ana).countProcesses({})).toMatchObject({ interviews: 1, discarded: 0 })
    expect((await own(ana).listProcessesOfContext({ context: 'discarded' })).items).toEqual([])
    expect(lettersTo(ana)).toHaveLength(1)
    await become({ jobId, to: 'job:pending', actor: 'recruiter', by: bruno })
    expect(await stepOf(ana)).toBe('interviews')
    await become({ jobId, to: 'job:approved', actor: 'reviewer', by: rita })
    await pass(0)
    expect(await stepOf(ana)).toBe('discarded')
    expect(lettersTo(ana)).toEqual(['Vaga fora do ar: Vendedor de loja', 'Resposta sobre a vaga Vendedor de loja'])
  })

  it('leaves it to somebody whose discard waits to withdraw first', async () => {
    house.clock.set(new Date('2100-03-10T15:00:00.000Z'))
    const organizationId = await insertOrganization(house)
    const bruno = await insertRecruiter(house, { organizationId })
    const jobId = await insertJob(house, { organizationId })
    const ana = await insertProfessional(house, { email: 'ana@exemplo.com.br' })
    const cvId = await insertCurriculum(house, { professionalId: ana.accountId })
    const processId = await insertCandidacy(house, { jobId, professionalId: ana.accountId, step: 'interviews' })
    await house.as(recruiterSelectionRoutes, bruno).declassify({ jobId, cvId, processId })
    await house.database.updateTable('job').set({ status: 'job:blocked' }).where('id', '=', jobId).execute()
    house.clock.pass(48 * 3600)
    await house.as(selectionRoutes, ana).withdraw({ id: processId })
    expect((await house.as(selectionRoutes, ana).listProcesses({})).items).toMatchObject([
      { withdrawn: true, history: [{ type: 'applied' }, { type: 'withdrawn' }] },
    ])
  })

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
    const become = (to: JobStatus, actor: 'recruiter' | 'reviewer') =>
      change({ jobId, to, actor, by: actor === 'reviewer' ? rita : bruno })
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
