import { insertReviewer } from '@trampolim/tests/fixtures/reviewers.ts'
import { names, selectionIn } from '@trampolim/tests/fixtures/selection/selection.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { organizationForm } from '@trampolim/tests/samples/recruiter-form.ts'
import { describe, expect, it } from 'vitest'
import { jobRoutes } from '../jobs/routes.ts'
import { letterHandlers } from '../letters/background.ts'
import { messageRoutes } from '../messages/routes.ts'
import { reviewListeners } from '../reviews/listeners.ts'
import { reviewRoutes } from '../reviews/routes.ts'
import { taskRoutes } from '../tasks/routes.ts'
import { organizationRoutes } from './routes.ts'

describe('a company of which an edit was refused', async () => {
  const house = await testHouse()
  const { calls, hiring, placed } = selectionIn(house)
  const work = () => house.work({ listeners: reviewListeners, handlers: letterHandlers })

  async function refusedEdit({ blocked = false } = {}) {
    const rita = house.as(reviewRoutes, await insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita' }))
    const { bruno, jobId, organizationId } = await hiring()
    await house.database.updateTable('organization').set({ idcard: '11222333000181' }).execute()
    const ana = await placed(jobId)
    const company = house.as(organizationRoutes, bruno)
    const edit = organizationForm({ companyName: 'Banco do Povo', description: 'Empréstimo sem consulta.' })
    if (blocked) {
      await rita.blockSubject({ subject: 'organization', subjectId: organizationId, reason: 'Golpe.' })
      const [task] = await house.as(taskRoutes, bruno).listRecruiterTasks({})
      house.clock.pass(60)
      const { processId = '', taskId = '' } = task ?? {}
      await house.as(taskRoutes, bruno).correctRecruiterTask({ processId, taskId, organization: edit })
    } else await company.updateOrganization(edit)
    await work()
    house.letters.length = 0
    const round = (await rita.reviewQueue({ subject: 'organization' })).items[0]?.id ?? ''
    await rita.decideReview({ id: round, edition: 1, decision: 'reject', reason: 'Não é um banco.' })
    await work()
    return { rita, bruno, ana, jobId, organizationId, company }
  }

  it('keeps what was approved: its jobs, its page, and its recruiters’ work with the candidates', async () => {
    const { bruno, ana, jobId, organizationId, company } = await refusedEdit()
    expect(await company.readOrganization({})).toMatchObject({
      ...{ status: 'rejected', statusReason: 'Não é um banco.', inForce: true, companyName: 'Banco do Povo' },
    })
    expect(names(await calls(bruno).listStep({ jobId, step: 'curriculums', list: 'candidated' }))).toEqual([
      'Ana Souza',
    ])
    await house.as(messageRoutes, bruno).writeToCandidate({ jobId, candidateId: ana.accountId, message: 'Oi, Ana!' })
    expect(await house.as(jobRoutes, ana).readJob({ id: jobId })).toMatchObject({
      ...{ open: true, company: 'Padaria Aurora', aboutCompany: { organizationId } },
    })
    const page = house.as(organizationRoutes).readPublicOrganization({ id: organizationId })
    expect(await page).toMatchObject({ name: 'Padaria Aurora', description: 'Pão quente desde 1987.' })
  })

  it('reads why, that the rest holds, and corrects it', async () => {
    const { rita, bruno, company } = await refusedEdit()
    const letter = house.letters.find(({ to }) => to === bruno.email)
    expect(letter?.subject).toBe('Dados da empresa não aprovados: Banco do Povo')
    expect(letter?.text).toContain('Não é um banco.')
    expect(letter?.text).toContain('O que já estava aprovado continua valendo')
    const [task] = await house.as(taskRoutes, bruno).listRecruiterTasks({})
    const { processId = '', taskId = '' } = task ?? {}
    house.clock.pass(60)
    const organization = organizationForm({ companyName: 'Padaria do Povo' })
    await house.as(taskRoutes, bruno).correctRecruiterTask({ processId, taskId, organization })
    await work()
    const round = (await rita.reviewQueue({ subject: 'organization' })).items[0]?.id ?? ''
    await rita.decideReview({ id: round, edition: 1, decision: 'approve' })
    expect(await company.readOrganization({})).toMatchObject({ status: 'approved', companyName: 'Padaria do Povo' })
  })

  it('can be blocked, which ends all of that', async () => {
    const { rita, bruno, jobId, organizationId, company } = await refusedEdit()
    await rita.blockSubject({ subject: 'organization', subjectId: organizationId, reason: 'Golpe.' })
    expect(await company.readOrganization({})).toMatchObject({ status: 'blocked', inForce: false })
    expect((await refusal(house.as(jobRoutes).readJob({ id: jobId }))).code).toBe('job_removed')
    const list = calls(bruno).listStep({ jobId, step: 'curriculums', list: 'candidated' })
    expect((await refusal(list)).code).toBe('job_not_found')
  })

  it('keeps nothing if it was the correction of a block', async () => {
    const { bruno, jobId, organizationId, company } = await refusedEdit({ blocked: true })
    expect(await company.readOrganization({})).toMatchObject({ status: 'rejected', inForce: false })
    const list = calls(bruno).listStep({ jobId, step: 'curriculums', list: 'candidated' })
    expect((await refusal(list)).code).toBe('organization_not_approved')
    const page = house.as(organizationRoutes).readPublicOrganization({ id: organizationId })
    expect((await refusal(page)).code).toBe('organization_not_found')
    expect(house.letters.find(({ to }) => to === bruno.email)?.text).not.toContain('O que já estava aprovado')
  })
})
