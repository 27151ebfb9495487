import { insertProof } from '@trampolim/tests/fixtures/accounts/proofs.ts'
import { insertReviewer } from '@trampolim/tests/fixtures/reviewers.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { recruiterForm } from '@trampolim/tests/samples/recruiter-form.ts'
import { describe, expect, it } from 'vitest'
import { personOfToken } from '../../accounts/sessions/person-of-token.ts'
import { jobRoutes, recruiterJobRoutes } from '../../jobs/routes.ts'
import { recruiterRoutes } from '../../recruiters/routes.ts'
import { handlers, listeners } from '../../services/background.ts'
import { taskRoutes } from '../../tasks/routes.ts'
import { reviewRoutes } from '../routes.ts'

describe('the path of a first job', async () => {
  const house = await testHouse()
  const { database } = house
  const work = () => house.work({ listeners, handlers })

  async function registerMarta() {
    const email = 'marta@bomdia.example'
    const now = house.now()
    const verificationId = await insertProof(house, { channel: 'email', destination: email })
    const phoneVerificationId = await insertProof(house, { channel: 'phone', destination: '11987654321' })
    const { token, jobId } = await house
      .as(recruiterRoutes)
      .registerRecruiter(recruiterForm({ verificationId, phoneVerificationId, email }))
    return { marta: (await personOfToken(database, token, now))!, jobId: jobId! }
  }

  it.each([
    ['reject', 'both', 'Seu perfil e sua empresa foram aprovados: falta só a vaga.'],
    ['reject', 'recruiter', 'Seu perfil foi aprovado.'],
    ['block', 'organization', 'Sua empresa foi aprovada.'],
  ] as const)('that ends with %s tells of what was approved meanwhile: %s', async (decision, approved, sentence) => {
    const rita = house.as(reviewRoutes, await insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita' }))
    const { marta } = await registerMarta()
    await work()
    const { items } = await rita.reviewQueue({})
    for (const subject of approved === 'both' ? (['organization', 'recruiter'] as const) : [approved]) {
      house.clock.pass(60)
      await rita.decideReview({
        edition: 1,
        id: items.find((each) => each.subject === subject)!.id,
        decision: 'approve',
      })
      await work()
    }
    const letters = () => house.letters.filter(({ to }) => to === marta.email)
    const before = letters().length
    house.clock.pass(60)
    await rita.decideReview({
      edition: 1,
      id: items.find(({ subject }) => subject === 'job')!.id,
      decision,
      reason: 'Cobra taxa.',
    })
    await work()
    expect(letters().slice(before)).toHaveLength(1)
    expect(letters().at(-1)?.text).toContain(sentence)
    expect(letters().filter(({ subject }) => /^Empresa aprovada|^Seu perfil foi aprovado/.test(subject))).toEqual([])
  })

  it('doesn’t withhold that a company that was open before is approved again', async () => {
    const rita = house.as(reviewRoutes, await insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita' }))
    const { marta } = await registerMarta()
    await work()
    const { items } = await rita.reviewQueue({})
    const before = { first_approved_at: new Date('2025-01-10T12:00:00Z'), taken_down_at: house.now() }
    await database
      .updateTable('organization')
      .set(before)
      .where('company_name', '=', items.find(({ subject }) => subject === 'organization')!.name)
      .execute()
    house.clock.pass(60)
    const id = items.find(({ subject }) => subject === 'organization')!.id
    await rita.decideReview({ edition: 1, id, decision: 'approve' })
    await work()
    const subjects = house.letters.filter(({ to }) => to === marta.email).map(({ subject }) => subject)
    expect(subjects).toContainEqual(expect.stringMatching(/^Empresa aprovada/))
  })

  it('that was refused before doesn’t change the letters about other approvals', async () => {
    const rita = house.as(reviewRoutes, await insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita' }))
    const { marta } = await registerMarta()
    await work()
    const { items } = await rita.reviewQueue({})
    const roundOf = (subject: string) => items.find((each) => each.subject === subject)?.id ?? ''
    await rita.decideReview({ edition: 1, id: roundOf('job'), decision: 'reject', reason: 'Cobra taxa.' })
    house.clock.pass(60)
    await rita.decideReview({ edition: 1, id: roundOf('organization'), decision: 'approve' })
    await rita.decideReview({ edition: 1, id: roundOf('recruiter'), decision: 'approve' })
    await work()
    const sent = house.letters.filter(({ to }) => to === marta.email)
    expect(sent.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Empresa aprovada/), 'Seu perfil foi aprovado']),
    )
    expect(sent.filter(({ text }) => text.includes('falta só a vaga'))).toEqual([])
  })

  it.each(['deleted', 'ended'] as const)(
    'that is %s before its decision leaves the approvals letters of their own',
    async (end) => {
      const rita = house.as(
        reviewRoutes,
        await insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita' }),
      )
      const { marta, jobId } = await registerMarta()
      await work()
      const { items } = await rita.reviewQueue({})
      for (const subject of ['organization', 'recruiter']) {
        house.clock.pass(60)
        await rita.decideReview({
          edition: 1,
          id: items.find((each) => each.subject === subject)?.id ?? '',
          decision: 'approve',
        })
        await work()
      }
      const letters = () => house.letters.filter(({ to }) => to === marta.email).map(({ subject }) => subject)
      const before = letters().length
      house.clock.pass(60)
      const jobs = house.as(recruiterJobRoutes, marta)
      await (end === 'deleted' ? jobs.deleteJob({ id: jobId }) : jobs.finishJob({ id: jobId }))
      await work()
      await work()
      expect(letters().slice(before).sort()).toEqual([
        expect.stringMatching(/^Empresa aprovada/),
        'Seu perfil foi aprovado',
      ])
    },
  )

  it('that was refused and then deleted announces an approval once', async () => {
    const rita = house.as(reviewRoutes, await insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita' }))
    const { marta, jobId } = await registerMarta()
    await work()
    const { items } = await rita.reviewQueue({})
    const roundOf = (subject: string) => items.find((each) => each.subject === subject)?.id ?? ''
    await rita.decideReview({ edition: 1, id: roundOf('recruiter'), decision: 'approve' })
    await work()
    house.clock.pass(60)
    await rita.decideReview({ edition: 1, id: roundOf('job'), decision: 'reject', reason: 'Cobra taxa.' })
    await work()
    const letters = () => house.letters.filter(({ to }) => to === marta.email)
    const before = letters().length
    expect(letters().at(-1)?.text).toContain('Seu perfil foi aprovado.')
    house.clock.pass(60)
    await house.as(recruiterJobRoutes, marta).deleteJob({ id: jobId })
    await work()
    expect(letters()).toHaveLength(before)
  })

  it('goes from registration through a correction to being open, with a letter at each decision', async () => {
    const rita = house.as(reviewRoutes, await insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita' }))
    const { marta, jobId } = await registerMarta()
    await work()
    const { items, counts } = await rita.reviewQueue({})
    expect(counts).toEqual({ job: 1, organization: 1, recruiter: 1, candidate: 0 })
    const roundOf = (subject: string) => items.find((each) => each.subject === subject)?.id ?? ''
    const early = rita.decideReview({ edition: 1, id: roundOf('job'), decision: 'approve' })
    expect((await refusal(early)).code).toBe('organization_not_approved')
    await rita.decideReview({ edition: 1, id: roundOf('organization'), decision: 'approve' })
    await rita.decideReview({ edition: 1, id: roundOf('recruiter'), decision: 'approve' })
    house.clock.pass(60)
    const changes = [{ field: 'jobName', remark: 'Diga para qual loja.' }]
    await rita.decideReview({ edition: 1, id: roundOf('job'), decision: 'request_changes', changes })
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
    await rita.decideReview({ edition: 1, id: again[0]!.id, decision: 'approve' })
    await work()

    expect(await house.as(jobRoutes).readJob({ id: jobId })).toMatchObject({
      open: true,
      jobName: 'Vendedora na Paulista',
    })
    const sent = house.letters.filter(({ to }) => to === marta.email).map(({ subject }) => subject)
    expect(sent.slice(-2)).toEqual([
      expect.stringMatching(/^Falta pouco para publicar/),
      'Vaga aprovada: Vendedora na Paulista',
    ])
    expect(sent.filter((subject) => /^Empresa aprovada|^Seu perfil foi aprovado/.test(subject))).toEqual([])
    expect(house.letters.at(-1)?.text).toContain('Está tudo aprovado: seu perfil, sua empresa e a vaga')
  })
})
