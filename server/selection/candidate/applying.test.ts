import { answers, applyingIn, questionnaire } from '@trampolim/tests/fixtures/selection/applying.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertProfessional } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { letterHandlers } from '../../letters/background.ts'
import { selectionListeners } from '../listeners.ts'

describe('a selection', async () => {
  const house = await testHouse()
  const { database } = house
  const { apply, asRecruiter, calls, candidate, counters, openJob } = applyingIn(house)

  it('is entered by applying, with the candidacy, its history, its counter and a letter', async () => {
    const jobId = await openJob({ questionnaire })
    const ana = await candidate({ email: 'ana@exemplo.com.br' })
    const process = await apply(ana, jobId, { answers })
    expect(process).toMatchObject({
      jobId,
      jobName: 'Vendedor de loja',
      company: 'Padaria Aurora',
      jobStatus: 'job:approved',
      origin: 'applied',
      step: 'curriculums',
      status: null,
      withdrawn: false,
      applied: '2026-03-10T15:00:00.000Z',
      history: [{ type: 'applied', step: 'curriculums', happened: '2026-03-10T15:00:00.000Z' }],
    })
    expect(await counters(jobId)).toEqual({ curriculums: 1 })
    const candidacy = await database.selectFrom('candidacy').selectAll().executeTakeFirstOrThrow()
    expect(candidacy.answers).toEqual([
      { questionId: 'q1', question: 'Pode começar logo?', type: 'boolean', answer: 'yes' },
      { questionId: 'q2', question: 'Por que esta vaga?', type: 'text', answer: 'Moro perto.' },
    ])
    await house.work({ handlers: letterHandlers, listeners: selectionListeners })
    expect(house.letters).toHaveLength(1)
    expect(house.letters[0]).toMatchObject({ to: 'ana@exemplo.com.br' })
    expect(house.letters[0]?.text).toContain('Padaria Aurora')
  })

  it('is entered once by twenty simultaneous applications', async () => {
    const jobId = await openJob()
    const ana = await candidate()
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => apply(ana, jobId)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const codes = all.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))
    expect(new Set(codes)).toEqual(new Set(['already_applied']))
    expect(await counters(jobId)).toEqual({ curriculums: 1 })
    expect(await database.selectFrom('candidacy_history').select('id').execute()).toHaveLength(1)
  })

  it('counts twenty simultaneous candidates correctly', async () => {
    const jobId = await openJob()
    const people = await Promise.all(Array.from({ length: 20 }, () => candidate()))
    await Promise.all(people.map((person) => apply(person, jobId)))
    expect(await counters(jobId)).toEqual({ curriculums: 20 })
  })

  it('is closed to applications after a pause, even simultaneous ones', async () => {
    const jobId = await openJob()
    const ana = await candidate()
    let applied: Promise<unknown> = Promise.resolve()
    await database.transaction().execute(async (tx) => {
      await tx.updateTable('job').set({ status: 'job:disabled' }).where('id', '=', jobId).execute()
      applied = refusal(apply(ana, jobId))
      await expect(Promise.race([applied, new Promise((done) => setImmediate(done, 'waits'))])).resolves.toBe('waits')
    })
    expect(await applied).toMatchObject({ code: 'job_not_open', status: 409 })
    expect(await database.selectFrom('candidacy').select('id').execute()).toEqual([])
  })

  it.each([
    ['job_not_open', { job: { status: 'job:closed' } }],
    ['job_not_open', { job: { status: 'job:disabled' } }],
    ['job_not_found', { job: { status: 'job:created', first_approved_at: null } }],
    ['under_age_for_kind', { person: { birth_date: '2010-03-11' } }],
    [
      'under_age_for_kind',
      { job: { job_specific_type: 2 }, person: { birth_date: '2010-03-11' }, cvType: 'internship' },
    ],
    [
      'over_age_for_kind',
      { job: { job_specific_type: 3 }, person: { birth_date: '2001-03-10' }, cvType: 'apprentice' },
    ],
    ['curriculum_missing', { cvType: 'internship' }],
    ['questionnaire_unanswered', { job: { questionnaire } }],
    ['medical_report_required', { job: { only_handicap: true } }],
  ] as const)(
    'refuses with %s: %o',
    async (code, {
      job = {},
      person = {},
      cvType = 'professional',
    }: {
      job?: object
      person?: object
      cvType?: 'professional' | 'internship' | 'apprentice'
    }) => {
      const jobId = await openJob(job)
      const ana = await candidate(person)
      expect((await refusal(calls(ana).applyToJob({ jobId, cvType }))).code).toBe(code)
      const verified = calls(ana).verifyApplication({ jobId, cvType })
      const task = ['curriculum_missing', 'questionnaire_unanswered', 'medical_report_required'].includes(code)
      if (task) expect(await verified).toMatchObject({ ready: false, tasks: [{ task: code }] })
      else expect((await refusal(verified)).code).toBe(code)
      expect(await database.selectFrom('candidacy').select('id').execute()).toEqual([])
    },
  )

  it('accepts apprentices with disabilities of any age, and everybody on their birthday', async () => {
    const apprentice = await openJob({ job_specific_type: 3 })
    const ana = await candidate({ birth_date: '1980-01-01', is_handicap: true })
    await calls(ana).applyToJob({ jobId: apprentice, cvType: 'apprentice' })
    await apply(await candidate({ birth_date: '2010-03-10' }), await openJob())
  })

  it('requires the curriculum of its kind, and answers of the right type', async () => {
    const jobId = await openJob({ questionnaire })
    const nobody = await insertProfessional(house)
    expect((await refusal(apply(nobody, jobId, { answers }))).code).toBe('curriculum_missing')
    const ana = await candidate()
    const wrong = [{ questionId: 'q1', answer: 'talvez' }, answers[0]]
    const refused = await refusal(apply(ana, jobId, { answers: wrong }))
    expect(refused).toMatchObject({ code: 'questionnaire_unanswered', status: 422 })
    expect(Object.keys(refused.fields)).toEqual(['answers.q1'])
    const { tasks } = await calls(ana).verifyApplication({ jobId, cvType: 'professional' })
    expect(tasks[0]?.questions?.map(({ id }) => id)).toEqual(['q1', 'q2'])
    const ready = await calls(ana).verifyApplication({ jobId: await openJob(), cvType: 'professional' })
    expect(ready).toEqual({ ready: true, tasks: [], inviteId: null })
  })

  it('refuses the application of a blocked profile', async () => {
    const blocked = await candidate({ status: 'blocked' })
    expect((await refusal(apply(blocked, await openJob()))).code).toBe('candidate_not_active')
  })

  it('is not entered again after the recruiter discarded', async () => {
    const jobId = await openJob()
    const ana = await candidate()
    const { processId } = await apply(ana, jobId)
    await asRecruiter(processId, 'discarded')
    house.clock.pass(25 * 3600)
    expect((await refusal(apply(ana, jobId))).code).toBe('already_applied')
  })
})
