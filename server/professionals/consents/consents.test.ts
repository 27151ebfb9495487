import { consentVersions } from '@trampolim/marketplace/accounts/terms.ts'
import { insertReviewer } from '@trampolim/tests/fixtures/reviewers.ts'
import { selectionIn } from '@trampolim/tests/fixtures/selection/selection.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { jobForm } from '@trampolim/tests/samples/job-form.ts'
import { describe, expect, it } from 'vitest'
import { accountRoutes } from '../../accounts/routes.ts'
import { recruiterJobRoutes } from '../../jobs/routes.ts'
import type { Person } from '../../platform/http/caller/asking.ts'
import { invitationRoutes } from '../../recruiters/invitations/invitation-routes.ts'
import { consentRoutes } from './consent-routes.ts'

const { terms: version } = consentVersions

describe('accepting the terms again', async () => {
  const house = await testHouse()
  const { database } = house
  const { candidatesCalls, hiring, person } = selectionIn(house)
  const consents = (who: Person | null) => house.as(consentRoutes, who)
  const isDue = async (who: Person) => (await house.as(accountRoutes, who).session({})).termsDue

  async function accepted(who: Person, ...versions: string[]) {
    const rows = versions.map((each) => ({
      ...{ account_id: who.accountId, document: 'terms', version: each, accepted_at: house.now() },
    }))
    await database.insertInto('terms_acceptance').values(rows).execute()
  }

  it('is due for people who accepted another version, until they accept the present one', async () => {
    const { bruno } = await hiring()
    const ana = await person('Ana Souza')
    for (const who of [ana, bruno]) {
      expect(await isDue(who)).toBe(false)
      await accepted(who, '2025-01')
      expect(await isDue(who)).toBe(true)
      house.clock.pass(60)
      expect(await consents(who).acceptTerms({ version })).toEqual({ done: true })
      expect(await isDue(who)).toBe(false)
      expect(await consents(who).listConsents({})).toMatchObject([
        { document: 'terms', version, withdrawn: null, accepted: house.now().toISOString() },
        { document: 'terms', version: '2025-01', withdrawn: null },
      ])
    }
  })

  it('is for the present version only, and counts once for twenty at once', async () => {
    const ana = await person('Ana Souza')
    await accepted(ana, '2025-01')
    expect(await refusal(consents(ana).acceptTerms({ version: '2025-01' }))).toMatchObject({
      ...{ code: 'terms_outdated', status: 409 },
    })
    await Promise.all(Array.from({ length: 20 }, () => consents(ana).acceptTerms({ version })))
    expect(await consents(ana).listConsents({})).toHaveLength(2)
  })

  it('comes before applying, publishing and inviting', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await person('Ana Souza')
    for (const who of [ana, bruno]) await accepted(who, '2025-01')
    const acts = [
      () => candidatesCalls(ana).applyToJob({ jobId, cvType: 'professional' }),
      () => house.as(recruiterJobRoutes, bruno).createJob(jobForm()),
      () => house.as(invitationRoutes, bruno).inviteColleague({ email: 'lia@padaria.example' }),
    ]
    for (const act of acts) expect(await refusal(act())).toMatchObject({ code: 'terms_outdated', status: 409 })
    for (const who of [ana, bruno]) await consents(who).acceptTerms({ version })
    for (const act of acts) await act()
  })

  it('shows everybody only their own consents, and asks no reviewer', async () => {
    const ana = await person('Ana Souza')
    const davi = await person('Davi Pontes')
    await accepted(ana, version)
    const rita = await insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita Alves' })
    expect(await consents(ana).listConsents({})).toHaveLength(1)
    expect(await consents(davi).listConsents({})).toEqual([])
    expect(await isDue(rita)).toBe(false)
    for (const ask of [consents(null).listConsents({}), consents(null).acceptTerms({ version })])
      expect((await refusal(ask)).status).toBe(401)
  })
})
