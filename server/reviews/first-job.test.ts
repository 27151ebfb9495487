import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { recruiterForm } from '@trampolim/tests/recruiter-form.ts'
import { insertReviewer } from '@trampolim/tests/reviewers.ts'
import { describe, expect, it } from 'vitest'
import { personOfToken } from '../accounts/person-of-token.ts'
import { jobRoutes } from '../jobs/routes.ts'
import { newId } from '../platform/ids.ts'
import { recruiterRoutes } from '../recruiters/routes.ts'
import { handlers, listeners } from '../services/background.ts'
import { taskRoutes } from '../tasks/routes.ts'
import { reviewRoutes } from './routes.ts'

describe('the way of a first job', async () => {
  const house = await testHouse()
  const { database } = house
  const work = () => house.work({ listeners, handlers })

  async function registerMarta() {
    const id = newId(house.now())
    const now = house.now()
    const code = { channel: 'email', destination: 'marta@bomdia.example', code_hash: Buffer.alloc(32) }
    await database
      .insertInto('verification')
      .values({ id, ...code, created_at: now, expires_at: now, verified_at: now })
      .execute()
    const { token, jobId } = await house
      .as(recruiterRoutes)
      .registerRecruiter(recruiterForm({ verificationId: id, email: 'marta@bomdia.example' }))
    return { marta: (await personOfToken(database, token, now))!, jobId: jobId! }
  }

  it('goes from a registration over a correction to being open, with a letter at each turn', async () => {
    const rita = house.as(reviewRoutes, await insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita' }))
    const { marta, jobId } = await registerMarta()
    await work()
    const { items, counts } = await rita.reviewQueue({})
    expect(counts).toEqual({ job: 1, organization: 1, recruiter: 1, candidate: 0 })
    const roundOf = (subject: string) => items.find((each) => each.subject === subject)?.id ?? ''
    const early = rita.decideReview({ id: roundOf('job'), decision: 'approve' })
    expect((await refusal(early)).code).toBe('organization_not_approved')
    await rita.decideReview({ id: roundOf('organization'), decision: 'approve' })
    await rita.decideReview({ id: roundOf('recruiter'), decision: 'approve' })
    house.clock.pass(60)
    const changes = [{ field: 'jobName', remark: 'Diga para qual loja.' }]
    await rita.decideReview({ id: roundOf('job'), decision: 'request_changes', changes })
    house.clock.pass(60)
    await work()

    const tasks = house.as(taskRoutes, marta)
    const [task] = await tasks.listRecruiterTasks({})
    const named = { processId: task!.processId, taskId: task!.taskId }
    const { job } = await tasks.readRecruiterTask(named)
    await tasks.correctRecruiterTask({ ...named, job: { ...job!, jobName: 'Vendedora na Paulista' } })
    await work()
    const again = (await rita.reviewQueue({})).items
    expect(again.map(({ name }) => name)).toEqual(['Vendedora na Paulista'])
    await rita.claimReview({ id: again[0]!.id })
    await rita.decideReview({ id: again[0]!.id, decision: 'approve' })
    await work()

    expect(await house.as(jobRoutes).readJob({ id: jobId })).toMatchObject({
      open: true,
      jobName: 'Vendedora na Paulista',
    })
    const told = house.letters.filter(({ to }) => to === marta.email).map(({ subject }) => subject)
    expect(told.slice(-2)).toEqual([
      expect.stringMatching(/^Falta pouco para publicar/),
      'Vaga aprovada: Vendedora na Paulista',
    ])
    expect(told.filter((subject) => /^Empresa aprovada|^Seu perfil foi aprovado/.test(subject))).toEqual([])
    expect(house.letters.at(-1)?.text).toContain('Está tudo aprovado: seu perfil, sua empresa e a vaga')
  })
})
