import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertJob, insertOrganization, insertRecruiter } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { recruiterJobRoutes } from '../../jobs/routes.ts'
import { organizationRoutes } from '../../organizations/routes.ts'
import type { Person } from '../../platform/http/caller/asking.ts'
import { handlers, listeners } from '../../services/background.ts'
import { invitationRoutes } from '../invitations/invitation-routes.ts'
import { recruiterRoutes } from '../routes.ts'
import { joiningRoutes } from './joining-routes.ts'

describe('removing a colleague', async () => {
  const house = await testHouse()
  const { database } = house
  const calls = (person: Person) => house.as({ ...invitationRoutes, ...joiningRoutes }, person)
  const lettersSent = async () => {
    await house.work({ listeners, handlers })
    return house.letters.map(({ to, subject }) => [to, subject]).toSorted()
  }

  async function bakery() {
    const organizationId = await insertOrganization(house)
    const [bruno, elisa, davi] = [
      await insertRecruiter(house, { organizationId, name: 'Bruno Lima' }),
      await insertRecruiter(house, { organizationId, name: 'Elisa Prado' }),
      await insertRecruiter(house, { organizationId, name: 'Davi Luz' }),
    ]
    return { organizationId, bruno, elisa, davi }
  }

  it('takes an approved member’s rights and invitations at once, leaves the jobs, and notifies everybody', async () => {
    const { organizationId, bruno, elisa, davi } = await bakery()
    const job = await insertJob(house, { organizationId, created_by: elisa.accountId })
    const waiting = { status: 'job:pending', first_approved_at: null, approved_at: null } as const
    await insertJob(house, { organizationId, created_by: elisa.accountId, ...waiting })
    await calls(elisa).inviteColleague({ email: 'comparsa@fora.example' })
    await lettersSent()
    house.letters.length = 0

    await calls(bruno).putOutMember({ accountId: elisa.accountId })
    expect((await refusal(house.as(organizationRoutes, elisa).readOrganization({}))).code).toBe(
      'organization_not_found',
    )
    expect((await refusal(house.as(recruiterJobRoutes, elisa).finishJob({ id: job }))).status).toBe(404)
    expect(await house.as(recruiterRoutes, elisa).readRecruiter({})).toMatchObject({ organizationId: null })
    expect((await house.as(organizationRoutes, bruno).readOrganization({})).jobs).toBe(2)
    expect(await calls(bruno).listInvitations({})).toEqual([])
    expect(await lettersSent()).toEqual(
      [
        [bruno.email, 'Elisa Prado não faz mais parte da empresa Padaria Aurora'],
        [davi.email, 'Elisa Prado não faz mais parte da empresa Padaria Aurora'],
        [elisa.email, 'Você não faz mais parte da empresa Padaria Aurora'],
      ].toSorted(),
    )
    const audit = await database.selectFrom('audit_entry').select(['action', 'actor_id', 'subject_id']).execute()
    expect(audit).toContainEqual({
      ...{ action: 'member-removed', actor_id: bruno.accountId, subject_id: elisa.accountId },
    })
    expect((await refusal(calls(bruno).putOutMember({ accountId: elisa.accountId }))).code).toBe('member_not_found')
  })

  it('allows the removed member to come back by an invitation, or to be confirmed by a reviewer elsewhere', async () => {
    const { bruno, elisa } = await bakery()
    await calls(bruno).putOutMember({ accountId: elisa.accountId })
    await calls(bruno).inviteColleague({ email: elisa.email })
    await lettersSent()
    const letter = house.letters.find(({ text }) => text.includes('/recruiter/invitation'))
    const token = /invitation\?token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
    await calls(elisa).acceptInvitation({ token })
    await calls(bruno).putOutMember({ accountId: elisa.accountId })
    const elsewhere = '11222333000181'
    await insertOrganization(house, { idcard: elsewhere })
    const { organizationForm } = await import('@trampolim/tests/samples/recruiter-form.ts')
    expect(await calls(elisa).chooseOrganization(organizationForm({ idcard: elsewhere }))).toEqual({
      organization: 'asked',
    })
    expect(await house.as(recruiterRoutes, elisa).readRecruiter({})).toMatchObject({
      ...{ status: 'pending', joining: { idcard: elsewhere } },
    })
  })

  it('can’t be done to oneself, by a stranger or by an unapproved member, and is limited', async () => {
    const { organizationId, bruno, elisa } = await bakery()
    const fresh = await insertRecruiter(house, { organizationId, status: 'created', first_approved_at: null })
    const stranger = await insertRecruiter(house, { organizationId: await insertOrganization(house) })
    const out = async (by: Person, of: Person) =>
      (await refusal(calls(by).putOutMember({ accountId: of.accountId }))).code
    expect(await out(bruno, bruno)).toBe('member_yourself')
    expect(await out(stranger, elisa)).toBe('member_not_found')
    expect(await out(fresh, elisa)).toBe('profile_not_approved')
    for (let n = 0; n < 5; n += 1) {
      const another = await insertRecruiter(house, { organizationId })
      await calls(bruno).putOutMember({ accountId: another.accountId })
    }
    expect(await out(bruno, elisa)).toBe('quota_reached')
  })

  it('removes only one of two members who remove each other at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { organizationId, bruno, elisa } = await bakery()
      const asked = await Promise.allSettled([
        calls(bruno).putOutMember({ accountId: elisa.accountId }),
        calls(elisa).putOutMember({ accountId: bruno.accountId }),
      ])
      expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const members = await database
        .selectFrom('recruiter')
        .select('account_id')
        .where('organization_id', '=', organizationId)
        .execute()
      expect(members).toHaveLength(2)
    }
  })
})
