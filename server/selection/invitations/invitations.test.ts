import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { names, selectionIn } from '@trampolim/tests/selection.ts'
import { insertCurriculum } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { deleteJobs } from '../../jobs/endings/delete-jobs.ts'
import { invitedJobRoutes } from '../../jobs/routes.ts'
import { letterHandlers } from '../../letters/background.ts'
import { notificationListeners } from '../../notifications/listeners.ts'
import { notificationRoutes } from '../../notifications/routes.ts'
import { enqueue } from '../../platform/background/enqueue.ts'
import type { Person } from '../../platform/http/caller/asking.ts'
import { selectionHandlers } from '../background.ts'
import { selectionListeners } from '../listeners.ts'
import { attendInvitationsWork } from './attend-invitations.ts'
import { invitationRoutes, recruiterInvitationRoutes } from './routes.ts'

const day = 86_400

describe('invitations', async () => {
  const house = await testHouse()
  const { database } = house
  const { calls, candidatesCalls, hiring, person, placed } = selectionIn(house)
  const recruiters = (who: Person) => house.as(recruiterInvitationRoutes, who)
  const candidates = (who: Person) => house.as({ ...invitationRoutes, ...invitedJobRoutes }, who)
  const attend = async (seconds = 0) => {
    house.clock.pass(seconds)
    await database.transaction().execute((tx) => enqueue(tx, attendInvitationsWork, { payload: {}, key: 'attend' }))
    await house.work({
      handlers: [...selectionHandlers, ...letterHandlers],
      listeners: [...selectionListeners, ...notificationListeners],
    })
  }
  const told = 600
  const subjects = () => house.letters.map(({ subject }) => subject)
  const notified = async (who: Person) => {
    const { items } = await house.as(notificationRoutes, who).listNotifications({})
    return items.flatMap(({ message }) => (message.type === 'notification' ? message.notification.text : []))
  }
  const cardOf = async (who: Person, jobId: string) => (await calls(who).listInvited({ jobId })).items[0]

  it('are announced after ten minutes, viewed, and accepted by applying: straight into the selective process', async () => {
    const { bruno, jobId } = await hiring({
      questionnaire: JSON.stringify([
        { id: 'q1', question: 'Tem CNH?', type: 'boolean', orderPriority: null },
        { id: 'q2', question: 'Por que nós?', type: 'text', orderPriority: null },
      ]),
    })
    const ana = await person()
    const { inviteId } = await recruiters(bruno).invite({ jobId, cvId: ana.cvId, preInterview: ['q1'] })
    expect(await candidates(ana).listInvitations({})).toMatchObject({ total: 0 })
    await attend(told - 1)
    expect(await candidates(ana).listInvitations({})).toMatchObject({ total: 0 })
    await attend(1)
    expect(subjects()).toEqual(['Convite: Vendedor de loja'])
    const { items } = await candidates(ana).listInvitations({})
    expect(items).toMatchObject([
      {
        inviteId,
        jobName: 'Vendedor de loja',
        status: 'invite:pending',
        entry: 'candidate:invite:new',
        questions: ['Tem CNH?'],
        job: { id: jobId, standing: 'open' },
        ends: '2026-03-18T03:00:00.000Z',
      },
    ])
    expect(await candidates(ana).countInvitations({})).toEqual({
      ...{ all: 1, open: 1 },
      first: { inviteId, jobName: 'Vendedor de loja', company: items[0]?.company, ends: items[0]?.ends },
    })
    await candidates(ana).markInvitationsViewed({})
    expect((await cardOf(bruno, jobId))?.invitation).toMatchObject({ entry: 'candidate:invite:pending:viewed' })
    const asked = { jobId, cvType: 'professional', type: 'invite', inviteId } as const
    expect(await candidatesCalls(ana).verifyApplication(asked)).toMatchObject({
      ready: false,
      tasks: [{ task: 'questionnaire_unanswered', questions: [{ id: 'q1' }] }],
    })
    const process = await candidatesCalls(ana).applyToJob({
      jobId,
      cvType: 'professional',
      inviteId,
      answers: [{ questionId: 'q1', answer: 'yes' }],
    })
    expect(process).toMatchObject({ origin: 'invited', step: 'selectiveProcess', history: [{ type: 'invited' }] })
    expect(await calls(bruno).countSelection({ jobId })).toMatchObject({ curriculums: 0, selectiveProcess: 1 })
    expect(await cardOf(bruno, jobId)).toMatchObject({
      step: 'selectiveProcess',
      invitation: { status: 'invite:confirmed', entry: 'candidate:invite:accept', ends: null },
    })
    await attend()
    expect(subjects().slice(1).toSorted()).toEqual([
      'Candidatura enviada: Vendedor de loja',
      'Convite aceito: Vendedor de loja',
    ])
    expect(house.letters.find(({ subject }) => subject.startsWith('Convite aceito'))?.text).toContain(
      `/recruiter/job/${jobId}/selective-process/cv-details/${ana.cvId}`,
    )
    expect((await refusal(candidates(ana).refuseInvitation({ inviteId }))).code).toBe('invitation_ended')
    expect(await notified(ana)).toEqual(['Você recebeu um convite: Vendedor de loja.'])
    expect(await notified(bruno)).toEqual(['Ana Souza aceitou o convite: Vendedor de loja.'])
  })

  it('are refused with a reason that the recruiter reads, and not made again', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await person('Ana Souza', { curriculum: { visibility: 'limited' } })
    const { inviteId } = await recruiters(bruno).invite({ jobId, cvId: ana.cvId })
    await attend(told)
    await candidates(ana).refuseInvitation({ inviteId, reason: 'salary' })
    expect(await cardOf(bruno, jobId)).toMatchObject({
      name: null,
      invitation: { status: 'invite:refused', entry: 'candidate:invite:reject', reason: 'salary' },
    })
    await attend()
    const letter = house.letters.find(({ subject }) => subject.startsWith('Convite recusado'))
    expect(letter?.text).toContain('A pessoa que você convidou recusou o convite')
    expect(letter?.text).toContain('Motivo: o salário.')
    expect(letter?.text).not.toContain('Ana')
    expect(await notified(bruno)).toEqual(['Alguém recusou o convite: Vendedor de loja.'])
    expect((await refusal(recruiters(bruno).invite({ jobId, cvId: ana.cvId }))).code).toBe('invitation_refused')
    expect((await refusal(candidates(ana).refuseInvitation({ inviteId }))).code).toBe('invitation_ended')
  })

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
    await attend()
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

  it('are offered first on the home page by open jobs, and not at all by others', async () => {
    const [one, other] = [await hiring(), await hiring()]
    const ana = await person()
    const setStatus = (jobId: string, changes: { status: string; taken_down_at?: Date | null }) =>
      database.updateTable('job').set(changes).where('id', '=', jobId).execute()
    const first = await recruiters(one.bruno).invite({ jobId: one.jobId, cvId: ana.cvId })
    await attend(told)
    const second = await recruiters(other.bruno).invite({ jobId: other.jobId, cvId: ana.cvId })
    await attend(told)
    const counted = () => candidates(ana).countInvitations({})
    expect(await counted()).toMatchObject({ open: 2, first })
    await setStatus(one.jobId, { status: 'job:blocked', taken_down_at: house.now() })
    expect(await counted()).toMatchObject({ open: 2, first: second })
    await setStatus(other.jobId, { status: 'job:disabled' })
    expect(await counted()).toEqual({ all: 2, open: 2, first: null })
    await setStatus(one.jobId, { status: 'job:approved', taken_down_at: null })
    expect(await counted()).toMatchObject({ open: 2, first })
  })

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

  it('are made once by two recruiters at the same moment, and accepted once', async () => {
    const { bruno, elisa, jobId } = await hiring()
    const ana = await person()
    const made = await Promise.allSettled(
      [bruno, elisa, bruno, elisa].map((who) => recruiters(who).invite({ jobId, cvId: ana.cvId })),
    )
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await attend(told)
    const [{ inviteId } = { inviteId: '' }] = (await candidates(ana).listInvitations({})).items
    const ended = await Promise.allSettled([
      candidatesCalls(ana).applyToJob({ jobId, cvType: 'professional', inviteId }),
      candidates(ana).refuseInvitation({ inviteId }),
      recruiters(bruno).cancelInvitation({ jobId, inviteId }),
    ])
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const codes = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))
    expect(codes).toEqual(['invitation_ended', 'invitation_ended'])
  })

  it('that were not announced yet are removed when their candidate applies', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await person()
    await recruiters(bruno).invite({ jobId, cvId: ana.cvId })
    const applied = await candidatesCalls(ana).applyToJob({ jobId, cvType: 'professional' })
    expect(applied).toMatchObject({ origin: 'applied', step: 'curriculums' })
    expect(await calls(bruno).listInvited({ jobId })).toMatchObject({ total: 0 })
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
    await database.updateTable('curriculum').set({ searching_job: false }).where('id', '=', ana.cvId).execute()
    expect(await calls(bruno).listInvited({ jobId })).toMatchObject({ items: [], total: 0 })
    expect(await candidates(ana).countInvitations({})).toMatchObject({ open: 1 })
    await insertCurriculum(house, { professionalId: davi.accountId, cv_type: 'internship' })
  })
})
