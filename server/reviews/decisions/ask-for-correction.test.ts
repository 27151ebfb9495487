import { reviewingIn } from '@trampolim/tests/fixtures/reviewing.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertProfessional } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { professionalRoutes } from '../../professionals/routes.ts'
import { taskRoutes } from '../../tasks/routes.ts'

describe('a correction of an approved profile', async () => {
  const house = await testHouse()
  const { calls, inQueue, letters } = reviewingIn(house)
  const changes = [{ field: 'cpf', remark: 'O CPF é de outra pessoa. Confira o seu.' }]

  it('is asked of a candidate, who makes it, and goes on being approved meanwhile', async () => {
    const ana = await insertProfessional(house, { status: 'approved', cpf: '52998224725' })
    await calls().askForCorrection({ subjectId: ana.accountId, changes })
    const letter = (await letters()).find(({ to }) => to === ana.email)
    expect(letter?.text).toContain('O CPF é de outra pessoa.')
    const own = house.as(professionalRoutes, ana)
    expect(await own.readProfessional({})).toMatchObject({ status: 'pending', approved: true })
    const tasks = house.as(taskRoutes, ana)
    const [task] = await tasks.listProfessionalTasks({})
    expect(task).toMatchObject({ taskType: 'review-profile', decision: 'request_changes', changes })
    const { processId, taskId } = task!
    const { profile } = await tasks.readProfessionalTask({ processId, taskId })
    await tasks.correctProfessionalTask({ processId, taskId, profile: { ...profile!, cpf: '111.444.777-35' } })
    const id = await inQueue('candidate', ana.accountId)
    const { edition } = await calls().claimReview({ id })
    await calls().decideReview({ id, edition, decision: 'approve' })
    expect(await own.readProfessional({})).toMatchObject({ status: 'approved', cpf: '11144477735' })
  })

  it('names a field that can be changed, and concerns what is approved and in no queue', async () => {
    const ana = await insertProfessional(house, { status: 'approved' })
    const ask = async (subjectId: string, asked = changes) =>
      (await refusal(calls().askForCorrection({ subjectId, changes: asked }))).code
    expect(await ask(ana.accountId, [])).toBe('no_change_requested')
    expect(await ask(ana.accountId, [{ field: 'email', remark: 'Outro.' }])).toBe('invalid_form')
    expect(await ask('0'.repeat(24))).toBe('review_not_found')
    for (const status of ['created', 'rejected', 'blocked'] as const) {
      const other = await insertProfessional(house, { status })
      expect(await ask(other.accountId), status).toBe('move_not_allowed')
    }
    await calls().askForCorrection({ subjectId: ana.accountId, changes })
    expect(await ask(ana.accountId), 'asked again').toBe('move_not_allowed')
  })

  it('is asked once by two reviewers at the same time', async () => {
    const ana = await insertProfessional(house, { status: 'approved' })
    const asked = await Promise.allSettled(
      Array.from({ length: 10 }, () => calls().askForCorrection({ subjectId: ana.accountId, changes })),
    )
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
