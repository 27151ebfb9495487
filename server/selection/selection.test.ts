import { refusal, testHouse } from '@trampolim/tests/house.ts'
import {
  insertCurriculum,
  insertJob,
  insertOrganization,
  insertProfessional,
  insertRecruiter,
} from '@trampolim/tests/world/builders.ts'
import type { Insertable } from 'kysely'
import { describe, expect, it } from 'vitest'
import { fileHandlers } from '../files/background.ts'
import { newStorageKey } from '../files/sign-file-url.ts'
import { deleteJobs } from '../jobs/endings/delete-jobs.ts'
import { letterHandlers } from '../letters/background.ts'
import type { Tables } from '../platform/database/connect.ts'
import { record } from '../platform/events/record.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { newId } from '../platform/ids.ts'
import { selectionRoutes } from './candidate/routes.ts'
import { selectionListeners } from './listeners.ts'
import { moveCandidacy } from './move-candidacy.ts'
import { notifyMoves } from './notices/notify-candidate.ts'
import { eraseEndedReports } from './reports/erase-reports.ts'

const questionnaire = JSON.stringify([
  { id: 'q1', question: 'Pode começar logo?', type: 'boolean', useOrderPriority: false, orderPriority: null },
  { id: 'q2', question: 'Por que esta vaga?', type: 'text', useOrderPriority: false, orderPriority: null },
])
const answers = [
  { questionId: 'q2', answer: 'Moro perto.' },
  { questionId: 'q1', answer: 'yes' },
  { questionId: 'qx', answer: 'não perguntado' },
]

describe('a selection', async () => {
  const house = await testHouse()
  const { database } = house
  const calls = (person: Person | null) => house.as(selectionRoutes, person)

  async function openJob(changes: Partial<Insertable<Tables['job']>> = {}) {
    return insertJob(house, { organizationId: await insertOrganization(house), ...changes })
  }
  async function candidate(changes: Parameters<typeof insertProfessional>[1] = {}) {
    const person = await insertProfessional(house, changes)
    for (const cv_type of ['professional', 'internship', 'apprentice'] as const) {
      await insertCurriculum(house, { professionalId: person.accountId, cv_type })
    }
    return person
  }
  async function uploadedReport({ accountId }: Person) {
    const id = newId(house.now())
    const storageKey = newStorageKey()
    await house.storage.write(storageKey, Buffer.from('%PDF'))
    await database
      .insertInto('stored_file')
      .values({
        id,
        purpose: 'medical-report',
        owner_id: accountId,
        storage_key: storageKey,
        original_name: 'laudo.pdf',
        content_type: 'application/pdf',
        byte_size: 4,
        created_at: house.now(),
        uploaded_at: house.now(),
      })
      .execute()
    return id
  }
  const apply = (person: Person, jobId: string, more: object = {}) =>
    calls(person).applyToJob({ jobId, cvType: 'professional', ...more })
  const asRecruiter = (candidacyId: string, to: Parameters<typeof moveCandidacy>[1]['to']) =>
    database
      .transaction()
      .execute((tx) => moveCandidacy(tx, { candidacyId, to, actor: 'recruiter', actorId: null, now: house.now() }))
  const counters = async (jobId: string) =>
    Object.fromEntries(
      (await database.selectFrom('selection_counter').select(['step', 'count']).where('job_id', '=', jobId).execute())
        .filter(({ step, count }) => count > 0 && step !== 'unseen')
        .map(({ step, count }) => [step, count]),
    )

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

  it('keeps a medical report only with consent, only of its owner, and erases it at a withdrawal', async () => {
    const jobId = await openJob({ only_handicap: true })
    const ana = await candidate()
    const medicalReport = await uploadedReport(ana)
    const without = await refusal(apply(ana, jobId, { medicalReport }))
    expect(without).toMatchObject({ code: 'medical_report_consent_required', status: 422 })
    const foreign = await uploadedReport(await candidate())
    const wrong = await refusal(apply(ana, jobId, { medicalReport: foreign, medicalReportConsent: true }))
    expect(wrong).toMatchObject({ code: 'file_not_found', status: 404 })
    const { processId } = await apply(ana, jobId, { medicalReport, medicalReportConsent: true })
    const consents = await database.selectFrom('terms_acceptance').select(['account_id', 'document']).execute()
    expect(consents).toEqual([{ account_id: ana.accountId, document: 'medical-report' }])
    const kept = await database
      .selectFrom('stored_file')
      .select('storage_key')
      .where('id', '=', medicalReport)
      .executeTakeFirstOrThrow()
    expect(await house.storage.read(kept.storage_key)).not.toBeNull()
    await calls(ana).withdraw({ id: processId })
    await house.work({ handlers: fileHandlers })
    expect(await house.storage.read(kept.storage_key)).toBeNull()
    const files = await database.selectFrom('stored_file').select('id').where('id', '=', medicalReport).execute()
    expect(files).toEqual([])
  })

  it('drops a medical report in which a virus was found, and keeps the application', async () => {
    const jobId = await openJob({ only_handicap: true })
    const ana = await candidate()
    const medicalReport = await uploadedReport(ana)
    await database.updateTable('stored_file').set({ state: 'waiting' }).execute()
    await apply(ana, jobId, { medicalReport, medicalReportConsent: true })
    await database.updateTable('stored_file').set({ state: 'infected' }).execute()
    const payload = {
      fileId: medicalReport,
      purpose: 'medical-report',
      ownerId: ana.accountId,
      infected: true,
    } as const
    await database.transaction().execute((tx) => record(tx, { type: 'file.checked', payload, now: house.now() }))
    await house.work({ listeners: selectionListeners, handlers: fileHandlers })
    const candidacies = await database.selectFrom('candidacy').select(['step', 'medical_report_id']).execute()
    expect(candidacies).toEqual([{ step: 'curriculums', medical_report_id: null }])
    expect(await database.selectFrom('stored_file').select('id').execute()).toEqual([])
  })

  it('erases medical reports 90 days after the job closed', async () => {
    const jobId = await openJob({ only_handicap: true })
    const ana = await candidate()
    await apply(ana, jobId, { medicalReport: await uploadedReport(ana), medicalReportConsent: true })
    const kept = async () => {
      await eraseEndedReports(house)
      await house.work({ handlers: fileHandlers })
      return (await database.selectFrom('stored_file').select('id').execute()).length
    }
    house.clock.pass(200 * 86_400)
    expect(await kept()).toBe(1)
    await database.updateTable('job').set({ status: 'job:closed', closed_at: house.now() }).execute()
    house.clock.pass(90 * 86_400)
    expect(await kept()).toBe(1)
    house.clock.pass(1)
    expect(await kept()).toBe(0)
  })

  it('does not store a medical report that the job does not require', async () => {
    const ana = await candidate()
    const medicalReport = await uploadedReport(ana)
    await apply(ana, await openJob(), { medicalReport, medicalReportConsent: true })
    const candidacy = await database.selectFrom('candidacy').select('medical_report_id').executeTakeFirstOrThrow()
    expect(candidacy.medical_report_id).toBeNull()
    expect(await database.selectFrom('terms_acceptance').selectAll().execute()).toEqual([])
  })

  it('is left once, and entered again with the same candidacy while the job is open', async () => {
    const jobId = await openJob()
    const ana = await candidate()
    const { processId } = await apply(ana, jobId)
    house.clock.pass(60)
    const twice = await Promise.allSettled([1, 2].map(() => calls(ana).withdraw({ id: processId })))
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await refusal(calls(ana).withdraw({ id: processId }))).toMatchObject({
      code: 'move_not_allowed',
      status: 409,
    })
    expect((await calls(ana).listProcesses({})).items[0]).toMatchObject({ step: 'discarded', withdrawn: true })
    expect(await counters(jobId)).toEqual({ discarded: 1 })
    house.clock.pass(60)
    const again = await Promise.allSettled(Array.from({ length: 5 }, () => apply(ana, jobId)))
    expect(again.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const codes = again.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))
    expect(new Set(codes)).toEqual(new Set(['already_applied']))
    const { items } = await calls(ana).listProcesses({})
    expect(items[0]).toMatchObject({ processId, step: 'curriculums', withdrawn: false })
    expect(items[0]?.history.map(({ type }) => type)).toEqual(['applied', 'withdrawn', 'applied_again'])
    expect(await counters(jobId)).toEqual({ curriculums: 1 })
    await calls(ana).withdraw({ id: processId })
    await database.updateTable('job').set({ status: 'job:closed' }).execute()
    expect((await refusal(apply(ana, jobId))).code).toBe('job_not_open')
  })

  it('is not entered again after the recruiter discarded', async () => {
    const jobId = await openJob()
    const ana = await candidate()
    const { processId } = await apply(ana, jobId)
    await asRecruiter(processId, 'discarded')
    house.clock.pass(25 * 3600)
    expect((await refusal(apply(ana, jobId))).code).toBe('already_applied')
  })

  it('hides a recruiter’s discard for 24 hours, and for good if it is undone', async () => {
    const jobId = await openJob()
    const ana = await candidate()
    const { processId } = await apply(ana, jobId)
    house.clock.pass(60)
    await asRecruiter(processId, 'selectiveProcess')
    house.clock.pass(10 * 60)
    const before = await calls(ana).listProcesses({})
    await asRecruiter(processId, 'discarded')
    expect(await calls(ana).listProcesses({})).toEqual(before)
    expect(await calls(ana).countProcesses({})).toMatchObject({ selectiveProcess: 1, discarded: 0 })
    expect((await calls(ana).listProcessesOfContext({ context: 'discarded' })).total).toBe(0)
    expect((await calls(ana).listCandidated({})).total).toBe(1)
    house.clock.pass(60)
    await asRecruiter(processId, 'selectiveProcess')
    expect(await calls(ana).listProcesses({})).toEqual(before)
    house.clock.pass(60)
    await asRecruiter(processId, 'discarded')
    house.clock.pass(24 * 3600 - 1)
    expect(await calls(ana).listProcesses({})).toEqual(before)
    house.clock.pass(1)
    const { items } = await calls(ana).listProcesses({})
    expect(items[0]).toMatchObject({ step: 'discarded', status: 'candidate:discarded', withdrawn: false })
    expect(items[0]?.history.map(({ type }) => type)).toEqual(['applied', 'moved', 'discarded'])
    expect((await calls(ana).listCandidated({})).total).toBe(0)
    await expect(asRecruiter(processId, 'selectiveProcess')).rejects.toMatchObject({ code: 'undo_too_late' })
  })

  it('may be left during a hidden discard, which then stays hidden', async () => {
    const jobId = await openJob()
    const ana = await candidate()
    const { processId } = await apply(ana, jobId)
    await asRecruiter(processId, 'discarded')
    house.clock.pass(60)
    expect(await calls(ana).withdraw({ id: processId })).toEqual({ done: true })
    const { items } = await calls(ana).listProcesses({})
    expect(items[0]).toMatchObject({ withdrawn: true })
    expect(items[0]?.history.map(({ type }) => type)).toEqual(['applied', 'withdrawn'])
    expect(await counters(jobId)).toEqual({ discarded: 1 })
  })

  it('moves only as the rules allow', async () => {
    const jobId = await openJob()
    const { processId } = await apply(await candidate(), jobId)
    await asRecruiter(processId, 'interviews')
    house.clock.pass(10 * 60)
    await expect(asRecruiter(processId, 'curriculums')).rejects.toMatchObject({ code: 'move_not_allowed' })
    await asRecruiter(processId, 'finalists')
    expect(await counters(jobId)).toEqual({ finalists: 1 })
    const { status } = await database.selectFrom('candidacy').select('status').executeTakeFirstOrThrow()
    expect(status).toBe('candidate:finalist')
    await expect(asRecruiter(newId(house.now()), 'finalists')).rejects.toMatchObject({ code: 'process_not_found' })
    const types = await database.selectFrom('event').select('type').orderBy('id').execute()
    expect(types.map(({ type }) => type)).toEqual(['selection.applied', 'selection.moved', 'selection.moved'])
  })

  it('says in letters that the company selects for a client, also after the job was deleted', async () => {
    const jobId = await openJob({ content: { sameAsOwnCompany: false } })
    const ana = await candidate({ email: 'ana@exemplo.com.br' })
    const { processId: id } = await apply(ana, jobId, { answers })
    await house.work({ handlers: letterHandlers, listeners: selectionListeners })
    await asRecruiter(id, 'finalists')
    house.clock.pass(11 * 60)
    await notifyMoves(house)
    await database.transaction().execute((tx) => deleteJobs(tx, { jobIds: [jobId], actorId: id, now: house.now() }))
    await house.work({ handlers: letterHandlers, listeners: selectionListeners })
    expect(house.letters).toHaveLength(3)
    for (const { text } of house.letters) expect(text).toContain('em seleção de Padaria Aurora para outra empresa')
  })

  it('is listed in pages and orders, and stays when its job is deleted', async () => {
    const ana = await candidate()
    const names = ['Caixa', 'Água', 'Balconista']
    for (const job_name of names) {
      await apply(ana, await openJob({ job_name, hide_contracting_company_name: job_name === 'Caixa' }))
      house.clock.pass(60)
    }
    const list = async (asked: Parameters<ReturnType<typeof calls>['listProcesses']>[0]) =>
      (await calls(ana).listProcesses(asked)).items.map(({ jobName }) => jobName)
    expect(await list({})).toEqual(['Balconista', 'Água', 'Caixa'])
    expect(await list({ sortField: 'jobName', sort: 'asc' })).toEqual(['Água', 'Balconista', 'Caixa'])
    expect(await list({ sort: 'asc', sortField: 'applied', page: 2, perPage: 2 })).toEqual(['Balconista'])
    expect(await list({ limit: 1 })).toEqual(['Balconista'])
    const page = await calls(ana).listProcesses({ page: 9, perPage: 2 })
    expect(page).toEqual({ items: [], page: 9, size: 2, total: 3 })
    await database.deleteFrom('job').where('job_name', '=', 'Caixa').execute()
    const kept = (await calls(ana).listProcesses({})).items[2]
    expect(kept).toMatchObject({ jobId: null, jobName: 'Caixa', company: null, jobStatus: null })
    expect(await calls(ana).countProcessesOfContext({ ctx: 'curriculums' })).toEqual({ count: 3 })
  })

  it('belongs only to its candidate', async () => {
    const jobId = await openJob()
    const [ana, davi] = [await candidate(), await candidate()]
    const { processId } = await apply(ana, jobId)
    const foreign = await refusal(calls(davi).withdraw({ id: processId }))
    expect(foreign).toMatchObject({ code: 'process_not_found', status: 404 })
    expect((await calls(davi).listProcesses({})).total).toBe(0)
    expect((await calls(davi).countProcesses({})).curriculums).toBe(0)
    const bruno = await insertRecruiter(house, { organizationId: await insertOrganization(house) })
    const asked = (person: Person | null) => [
      () => calls(person).listProcesses({}),
      () => calls(person).countProcesses({}),
      () => calls(person).applyToJob({ jobId, cvType: 'professional' as const }),
      () => calls(person).verifyApplication({ jobId, cvType: 'professional' as const }),
      () => calls(person).withdraw({ id: processId }),
    ]
    for (const ask of asked(bruno))
      expect(await refusal(ask())).toMatchObject({ code: 'role_not_allowed', status: 403 })
    for (const ask of asked(null)) expect(await refusal(ask())).toMatchObject({ code: 'sign_in_required', status: 401 })
  })
})
