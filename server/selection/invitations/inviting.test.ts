import { invitationsIn } from '@trampolim/tests/fixtures/selection/invitations.ts'
import { day, names, told } from '@trampolim/tests/fixtures/selection/selection.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertCurriculum } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { notificationRoutes } from '../../notifications/routes.ts'
import type { Person } from '../../platform/http/caller/asking.ts'

describe('invitations', async () => {
  const house = await testHouse()
  const { database } = house
  const { attend, calls, candidates, candidatesCalls, hiring, notified, person, placed, recruiters } =
    invitationsIn(house)

  it('name the people whom they could not reach', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await person()
    const placedOne = await placed(jobId, 'Elaine')
    const hidden = await person('Oculta', { curriculum: { visibility: 'hidden' } })
    const cvIds = [ana.cvId, placedOne.cvId, hidden.cvId, 'f'.repeat(24), ana.cvId]
    const answered = await recruiters(bruno).inviteTogether({ jobId, cvIds })
    expect(answered.invited).toEqual([ana.cvId])
    expect(answered.refused.map(({ cvId, code }) => [cvId, code])).toEqual([
      [placedOne.cvId, 'already_in_selection'],
      [hidden.cvId, 'curriculum_not_found'],
      ['f'.repeat(24), 'curriculum_not_found'],
    ])
    expect((await refusal(recruiters(bruno).invite({ jobId, cvId: ana.cvId }))).code).toBe('already_invited')
    expect(names(await calls(bruno).listInvited({ jobId }))).toEqual(['Ana Souza'])
  })

  it('are limited to a hundred a day for a job', async () => {
    const { bruno, jobId } = await hiring()
    const { accountId } = await person()
    const rows = Array.from({ length: 99 }, (_, at) => ({
      id: `${at}`.padStart(24, '0'),
      ...{ job_id: jobId, professional_id: accountId, cv_type: 'professional', status: 'invite:canceled' },
      ...{ source: 'search', question_ids: [], job_name: 'x', for_client: false, made_at: house.now() },
      ...{ told_at: house.now(), ended_at: house.now(), ended_by: 'recruiter' },
    }))
    await database.insertInto('invitation').values(rows).execute()
    const [davi, elaine] = [await person('Davi'), await person('Elaine')]
    const answered = await recruiters(bruno).inviteTogether({ jobId, cvIds: [davi.cvId, elaine.cvId] })
    expect(answered.refused).toMatchObject([{ cvId: elaine.cvId, code: 'too_many_invitations' }])
    house.clock.pass(day + 1)
    await recruiters(bruno).invite({ jobId, cvId: elaine.cvId })
  })

  it('are sent by letter to people who want such letters', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await person()
    const never = (who: Person, kind: 'invitation' | 'invitationAnswer') =>
      house.as(notificationRoutes, who).changePreferences({ preferences: [{ kind, inApp: true, mail: 'never' }] })
    await never(ana, 'invitation')
    await never(bruno, 'invitationAnswer')
    const { inviteId } = await recruiters(bruno).invite({ jobId, cvId: ana.cvId })
    await attend(told)
    await candidates(ana).refuseInvitation({ inviteId })
    await attend()
    expect(house.letters).toEqual([])
    expect(await notified(ana)).toHaveLength(1)
  })

  it('show nobody by a name that is hidden', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await person('Ana Souza', { curriculum: { visibility: 'limited' } })
    const davi = await person('Davi Rocha')
    await recruiters(bruno).inviteTogether({ jobId, cvIds: [ana.cvId, davi.cvId] })
    await placed(jobId, 'Caio Lima')
    const found = async (name: string) => names(await calls(bruno).listInvited({ jobId, name }))
    expect(await found('')).toHaveLength(2)
    expect(await found('souza')).toEqual([])
    expect(await found('rocha')).toEqual(['Davi Rocha'])
    expect(names(await calls(bruno).listInvited({ jobId, sort: 'name' }))).toEqual(['Davi Rocha', null])
  })

  it('tell nobody apart by a disability before they apply, unless they agreed to be found by it', async () => {
    const { bruno, jobId } = await hiring()
    const disabled = { is_handicap: true, pcd_data: JSON.stringify({ types: ['physical'] }) }
    const ana = await person('Ana Souza', disabled)
    const bia = await person('Bia Reis', { ...disabled, found_by_disability: true })
    await recruiters(bruno).inviteTogether({ jobId, cvIds: [ana.cvId, bia.cvId] })
    const found = async () => names(await calls(bruno).listInvited({ jobId, pcdOnly: true })).sort()
    expect(await found()).toEqual(['Bia Reis'])
    await attend(told)
    await candidatesCalls(ana).applyToJob({ jobId, cvType: 'professional' })
    expect(await found()).toEqual(['Ana Souza', 'Bia Reis'])
  })

  it('are removed for people who hide from recruiters, and reach nobody on behalf of another company’s job', async () => {
    const { bruno, jobId } = await hiring()
    const other = await hiring()
    const ana = await person()
    const { inviteId } = await recruiters(bruno).invite({ jobId, cvId: ana.cvId })
    const asked = { jobId: other.jobId, inviteId }
    expect((await refusal(recruiters(other.bruno).cancelInvitation(asked))).code).toBe('invitation_not_found')
    expect((await refusal(recruiters(other.bruno).cancelInvitation({ jobId, inviteId }))).code).toBe('job_not_found')
    expect((await refusal(recruiters(other.bruno).invite({ jobId, cvId: ana.cvId }))).code).toBe('job_not_found')
    await attend(told)
    const davi = await person('Davi')
    expect((await refusal(candidates(davi).refuseInvitation({ inviteId }))).code).toBe('invitation_not_found')
    const stolen = { jobId, cvType: 'professional', inviteId } as const
    expect((await refusal(candidatesCalls(davi).applyToJob(stolen))).code).toBe('invitation_not_found')
    for (const hiding of [
      { searching_job: true, visibility: 'hidden' },
      { searching_job: false, visibility: 'free' },
    ]) {
      await database.updateTable('curriculum').set(hiding).where('id', '=', ana.cvId).execute()
      expect(await calls(bruno).listInvited({ jobId })).toMatchObject({ items: [], total: 0 })
    }
    expect(await candidates(ana).countInvitations({})).toMatchObject({ open: 1 })
    await insertCurriculum(house, { professionalId: davi.accountId, cv_type: 'internship' })
  })
})
