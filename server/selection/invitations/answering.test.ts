import { invitationsIn } from '@trampolim/tests/fixtures/selection/invitations.ts'
import { told } from '@trampolim/tests/fixtures/selection/selection.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'

describe('invitations', async () => {
  const house = await testHouse()
  const { database } = house
  const { attend, calls, candidates, candidatesCalls, cardOf, hiring, notified, person, recruiters, subjects } =
    invitationsIn(house)

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

  it('show the questions that a reviewer has read, and not those of an edit that waits', async () => {
    const question = { id: 'q1', question: 'Tem CNH?', type: 'boolean', orderPriority: null }
    const { bruno, jobId } = await hiring({ questionnaire: JSON.stringify([question]) })
    const ana = await person()
    await recruiters(bruno).invite({ jobId, cvId: ana.cvId })
    await attend(told)
    const edit = JSON.stringify([{ ...question, question: 'Aceita pagar pelo uniforme?' }])
    const shown = JSON.stringify({ questionnaire: [question] })
    const edited = { status: 'job:pending', questionnaire: edit, shown }
    await database.updateTable('job').set(edited).where('id', '=', jobId).execute()
    expect((await candidates(ana).listInvitations({})).items).toMatchObject([{ questions: ['Tem CNH?'] }])
    subjects()
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
    expect(letter?.text).toContain('Motivo: o valor oferecido.')
    expect(letter?.text).not.toContain('Ana')
    expect(await notified(bruno)).toEqual(['Alguém recusou o convite: Vendedor de loja.'])
    expect((await refusal(recruiters(bruno).invite({ jobId, cvId: ana.cvId }))).code).toBe('invitation_refused')
    expect((await refusal(candidates(ana).refuseInvitation({ inviteId }))).code).toBe('invitation_ended')
    await candidates(ana).markInvitationsViewed({})
    expect(await cardOf(bruno, jobId)).toMatchObject({ invitation: { status: 'invite:refused' } })
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
})
