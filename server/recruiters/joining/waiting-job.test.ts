import { consentVersions } from '@trampolim/marketplace/accounts/terms.ts'
import { joiningIn } from '@trampolim/tests/fixtures/joining.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { organizationForm } from '@trampolim/tests/samples/recruiter-form.ts'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../platform/http/caller/asking.ts'
import { consentRoutes } from '../../professionals/consents/consent-routes.ts'

describe('joining a registered organisation', async () => {
  const house = await testHouse()
  const { bakery, joining, linkTo, open, profileOf, register, work } = joiningIn(house)

  describe('with a job that waits, by somebody who has yet to accept the present terms,', () => {
    const acceptedBefore = (person: Person) =>
      house.database
        .updateTable('terms_acceptance')
        .set({ version: '2025-01' })
        .where('account_id', '=', person.accountId)
        .execute()
    const jobs = () => house.database.selectFrom('job').select(['created_by', 'status']).execute()
    const accept = async (person: Person) => {
      await house.as(consentRoutes, person).acceptTerms({ version: consentVersions.terms })
      await work()
    }

    it('is refused where they join themselves, and possible once they accepted', async () => {
      const { organizationId } = await bakery()
      const { marta } = await register()
      const id = linkTo(marta.email)
      await acceptedBefore(marta)
      expect(await refusal(open(marta, id))).toMatchObject({ code: 'terms_outdated', status: 409 })
      await accept(marta)
      expect(await jobs()).toEqual([])
      await open(marta, id)
      expect(await profileOf(marta)).toMatchObject({ organizationId, waitingJob: null })
      expect(await jobs()).toHaveLength(1)
    })

    it('is refused when they register another organisation', async () => {
      await bakery()
      const { marta } = await register()
      await joining(marta).withdrawJoining({})
      await acceptedBefore(marta)
      const choice = () => joining(marta).chooseOrganization(organizationForm({ idcard: '12.abc.345/01de-35' }))
      expect((await refusal(choice())).code).toBe('terms_outdated')
      await accept(marta)
      await choice()
      expect(await jobs()).toHaveLength(1)
    })

    it('leaves the job waiting where others decide, and hands it in when they accept, once', async () => {
      const { organizationId, bruno } = await bakery()
      const { marta } = await register('marta@gmail.com')
      await acceptedBefore(marta)
      house.letters.length = 0
      await joining(bruno).answerJoinRequest({ accountId: marta.accountId, accept: true })
      expect(await profileOf(marta)).toMatchObject({ organizationId, waitingJob: 'Vendedora de loja' })
      expect(await jobs()).toEqual([])
      await work()
      expect(house.letters.find(({ to }) => to === marta.email)?.text).toContain('assim que você aceitar')
      for (let n = 0; n < 3; n += 1) await accept(marta)
      expect(await jobs()).toEqual([{ created_by: marta.accountId, status: 'job:created' }])
      expect((await profileOf(marta)).waitingJob).toBeNull()
    })

    it('leaves the job of somebody who is blocked meanwhile', async () => {
      const { bruno } = await bakery()
      const { marta } = await register('marta@gmail.com')
      await acceptedBefore(marta)
      await joining(bruno).answerJoinRequest({ accountId: marta.accountId, accept: true })
      await house.database
        .updateTable('recruiter')
        .set({ status: 'blocked' })
        .where('account_id', '=', marta.accountId)
        .execute()
      await accept(marta)
      expect(await jobs()).toEqual([])
      expect((await profileOf(marta)).waitingJob).toBe('Vendedora de loja')
    })
  })
})
