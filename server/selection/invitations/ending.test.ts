import { invitationsIn } from '@trampolim/tests/fixtures/selection/invitations.ts'
import { day, told } from '@trampolim/tests/fixtures/selection/selection.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { deleteJobs } from '../../jobs/endings/delete-jobs.ts'

describe('invitations', async () => {
  const house = await testHouse()
  const { database } = house
  const { attend, candidates, candidatesCalls, cardOf, hiring, notified, person, recruiters, subjects, work } =
    invitationsIn(house)

  it('leave no trace when canceled within ten minutes, and are announced as canceled afterwards', async () => {
    const { bruno, elisa, jobId } = await hiring()
    const ana = await person()
    const first = await recruiters(bruno).invite({ jobId, cvId: ana.cvId })
    expect(await recruiters(elisa).cancelInvitation({ jobId, ...first })).toEqual({ told: false })
    await attend(told)
    expect(house.letters).toEqual([])
    expect(await cardOf(bruno, jobId)).toBeUndefined()
    const second = await recruiters(bruno).invite({ jobId, cvId: ana.cvId })
    await attend(told)
    expect(await recruiters(elisa).cancelInvitation({ jobId, ...second })).toEqual({ told: true })
    await attend()
    expect(subjects()).toEqual(['Convite: Vendedor de loja', 'Convite encerrado: Vendedor de loja'])
    expect(house.letters[1]?.text).toContain('A vaga continua aberta')
    expect((await candidates(ana).listInvitations({})).items).toMatchObject([{ entry: 'recruiter:invite:cancel' }])
    const late = await refusal(recruiters(elisa).cancelInvitation({ jobId, ...second }))
    expect(late.code).toBe('invitation_ended')
    const asked = { jobId, cvType: 'professional', inviteId: second.inviteId } as const
    expect((await refusal(candidatesCalls(ana).applyToJob(asked))).code).toBe('invitation_ended')
    const applied = await candidatesCalls(ana).applyToJob({ jobId, cvType: 'professional' })
    expect(applied).toMatchObject({ origin: 'applied', step: 'curriculums' })
  })

  it('end one by one', async () => {
    const { bruno, jobId } = await hiring()
    const [ana, davi] = [await person(), await person('Davi Rocha')]
    const ofDavi = async () => (await candidates(davi).listInvitations({})).items.map(({ status }) => status)
    const untold = await recruiters(bruno).invite({ jobId, cvId: ana.cvId })
    await recruiters(bruno).invite({ jobId, cvId: davi.cvId })
    await recruiters(bruno).cancelInvitation({ jobId, ...untold })
    const known = await recruiters(bruno).invite({ jobId, cvId: ana.cvId })
    await attend(told)
    expect(await ofDavi()).toEqual(['invite:pending'])
    await recruiters(bruno).cancelInvitation({ jobId, ...known })
    expect(await ofDavi()).toEqual(['invite:pending'])
  })

  it('remind on days three and six and end with the seventh, each once, however late the clock runs', async () => {
    const { bruno, jobId } = await hiring()
    const [ana, davi] = [await person(), await person('Davi Rocha')]
    await recruiters(bruno).inviteTogether({ jobId, cvIds: [ana.cvId, davi.cvId] })
    await attend(told)
    for (const passed of [3 * day, 0, 3 * day, 0, day]) await attend(passed)
    // The letter named the 17th, which lasts until midnight.
    expect(house.letters[0]?.text).toContain('vale até 17 de março')
    expect((await candidates(ana).listInvitations({})).items).toMatchObject([{ status: 'invite:pending' }])
    for (const passed of [day / 2, 0]) await attend(passed)
    const reminder = 'Seu convite espera resposta: Vendedor de loja'
    const each = ['Convite: Vendedor de loja', reminder, reminder, 'Convite encerrado: Vendedor de loja']
    expect(subjects()).toEqual(each.flatMap((subject) => [subject, subject]))
    expect((await candidates(ana).listInvitations({})).items).toMatchObject([
      { status: 'invite:canceled', entry: 'automation:invite:timeout', endCause: 'timeout', ends: null },
    ])
    const { inviteId } = await recruiters(bruno).invite({ jobId, cvId: ana.cvId })
    await attend(30 * day)
    expect((await candidates(ana).listInvitations({})).items[0]).toMatchObject({ inviteId, status: 'invite:pending' })
  })

  it('wait while the job is paused, and end with it', async () => {
    const { bruno, jobId } = await hiring()
    const [ana, davi] = [await person(), await person('Davi Rocha')]
    const setStatus = (status: string) => database.updateTable('job').set({ status }).where('id', '=', jobId).execute()
    await recruiters(bruno).invite({ jobId, cvId: ana.cvId })
    await attend(told)
    await setStatus('job:disabled')
    await attend(10 * day)
    expect((await candidates(ana).listInvitations({})).items).toMatchObject([
      { status: 'invite:pending', job: { standing: 'paused' }, ends: '2026-03-22T03:00:00.000Z' },
    ])
    await setStatus('job:approved')
    await recruiters(bruno).invite({ jobId, cvId: davi.cvId })
    await database
      .transaction()
      .execute((tx) => deleteJobs(tx, { jobIds: [jobId], actorId: bruno.accountId, now: house.now() }))
    // Without waiting for the next check of all invitations.
    await work()
    expect((await candidates(ana).listInvitations({})).items).toMatchObject([
      { job: null, jobName: 'Vendedor de loja', entry: 'automation:invite:timeout', endCause: 'jobDeleted' },
    ])
    // Letter and bell say alike that the company deleted it.
    expect(house.letters.at(-1)?.text).toContain('A empresa excluiu a vaga Vendedor de loja')
    expect(await notified(ana)).toContain('A empresa excluiu a vaga, e com ela terminou o convite: Vendedor de loja.')
    expect(await candidates(davi).listInvitations({})).toMatchObject({ total: 0 })
  })

  it('that outlived their seven days while the job was paused end with it once it is closed', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await person()
    const setStatus = (status: string) => database.updateTable('job').set({ status }).where('id', '=', jobId).execute()
    await recruiters(bruno).invite({ jobId, cvId: ana.cvId })
    await attend(told)
    await setStatus('job:disabled')
    await attend(10 * day)
    await setStatus('job:closed')
    await attend(2 * day)
    expect((await candidates(ana).listInvitations({})).items).toMatchObject([
      { job: { standing: 'closed' }, entry: 'automation:invite:timeout', endCause: 'jobEnded' },
    ])
    expect(house.letters.at(-1)?.text).toContain('foi encerrada, e com ela o seu convite')
  })
})
