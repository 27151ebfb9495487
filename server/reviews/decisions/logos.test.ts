import { reviewingIn } from '@trampolim/tests/fixtures/reviewing.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { organizationRoutes } from '../../organizations/routes.ts'
import { newId } from '../../platform/ids.ts'
import { taskRoutes } from '../../tasks/routes.ts'
import { reviewListeners } from '../listeners.ts'

describe('a decision of a reviewer on only a new logo', async () => {
  const house = await testHouse()
  const { database } = house
  const { calls, letters, met } = reviewingIn(house)

  async function logoInQueue() {
    const { bruno } = met
    const id = newId(house.now())
    const file = { purpose: 'logo', storage_key: `${id}${id}`, original_name: 'logo.png', content_type: 'image/png' }
    const moments = { created_at: house.now(), uploaded_at: house.now() }
    await database
      .insertInto('stored_file')
      .values({ id, owner_id: bruno.accountId, state: 'clear', ...file, ...moments })
      .execute()
    await house.as(organizationRoutes, bruno).setLogo({ image: id })
    await house.work({ listeners: reviewListeners })
    return id
  }
  const organization = () =>
    database
      .selectFrom('organization')
      .select(['status', 'logo_file_id as logo', 'shown'])
      .where('id', '=', met.organizationId)
      .executeTakeFirstOrThrow()
  const waiting = async () => (await calls().reviewQueue({})).items

  it('shows both logos, locks nothing, and publishes the new one once it is approved', async () => {
    const { bruno } = met
    const image = await logoInQueue()
    const [round] = await waiting()
    const sheet = await calls().claimReview({ id: round?.id ?? '' })
    expect(sheet).toMatchObject({
      status: 'approved',
      logo: { now: expect.stringContaining(image), before: null, alone: true },
    })
    const asked = { decision: 'request_changes' as const, changes: [{ field: 'description', remark: 'Conte mais.' }] }
    expect((await refusal(calls().decideReview({ edition: 1, id: sheet.id, ...asked }))).code).toBe('move_not_allowed')
    await calls().decideReview({ edition: 1, id: sheet.id, decision: 'approve' })
    expect(await organization()).toEqual({ status: 'approved', logo: image, shown: null })
    expect(await letters()).toMatchObject([{ to: bruno.email, subject: 'Logotipo aprovado: Padaria Aurora' }])
    expect(await waiting()).toEqual([])
  })

  it('reverts a refused one, with the company approved and without a task', async () => {
    const { bruno } = met
    await logoInQueue()
    const [round] = await waiting()
    const id = round?.id ?? ''
    expect((await refusal(calls().decideReview({ edition: 1, id, decision: 'reject' }))).code).toBe('reason_required')
    await calls().decideReview({ edition: 1, id, decision: 'reject', reason: 'É o logotipo de outra empresa.' })
    expect(await organization()).toEqual({ status: 'approved', logo: null, shown: null })
    expect(await letters()).toMatchObject([{ subject: 'Logotipo não aprovado: Padaria Aurora' }])
    await database.updateTable('organization').set({ status: 'rejected' }).execute()
    expect(await house.as(taskRoutes, bruno).listRecruiterTasks({})).toEqual([])
  })

  it('is dropped from the queue when the logo is removed', async () => {
    const { bruno } = met
    await logoInQueue()
    await house.as(organizationRoutes, bruno).removeLogo({})
    await house.work({ listeners: reviewListeners })
    expect(await waiting()).toEqual([])
  })
})
