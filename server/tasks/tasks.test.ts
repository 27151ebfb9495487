import type { ReviewSubject } from '@trampolim/marketplace/reviews/review.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { handIn, insertReviewer } from '@trampolim/tests/reviewers.ts'
import {
  insertJob,
  insertOrganization,
  insertProfessional,
  insertRecruiter,
  workPlace,
} from '@trampolim/tests/world/builders.ts'
import { cnpjOf } from '@trampolim/tests/world/ids.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../platform/http/caller/asking.ts'
import { newId } from '../platform/ids.ts'
import { reviewListeners } from '../reviews/listeners.ts'
import { reviewRoutes } from '../reviews/routes.ts'
import { taskRoutes } from './routes.ts'

describe('what a review asks to be corrected', async () => {
  const house = await testHouse()
  const { database } = house
  let rita: Person
  let organizationId: string
  let bruno: Person
  let elisa: Person
  let ana: Person

  beforeEach(async () => {
    rita = await insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita Alves' })
    organizationId = await insertOrganization(house, {
      idcard: cnpjOf(7),
      street: 'Avenida Paulista, 1000',
      district: 'Bela Vista',
    })
    bruno = await insertRecruiter(house, { organizationId, phone: '11987650001' })
    elisa = await insertRecruiter(house, { organizationId, phone: '11987650002' })
    ana = await insertProfessional(house, { cpf: '52998224725', status: 'created' })
  })

  const tasks = (person: Person | null) => house.as(taskRoutes, person)
  const newJob = (changes: object = {}) =>
    insertJob(house, {
      organizationId,
      created_by: bruno.accountId,
      status: 'job:created',
      work_places: JSON.stringify([workPlace({ zipCode: '01310100' })]),
      ...changes,
    })

  /** Hands a subject in and has it decided; returns its task's ids. */
  async function decided(subject: ReviewSubject, subjectId: string, decision: object) {
    const id = await handIn(house, { subject, subjectId })
    await house
      .as(reviewRoutes, rita)
      .decideReview({ edition: 1, id, decision: 'reject', reason: 'Falta clareza.', ...decision })
    house.clock.pass(60)
    return { processId: id, taskId: subjectId }
  }
  const asking = (...fields: string[]) => ({
    decision: 'request_changes',
    changes: fields.map((field) => ({ field, remark: 'Corrija, por favor.' })),
  })
  const queue = async () => {
    await house.work({ listeners: reviewListeners })
    return (await house.as(reviewRoutes, rita).reviewQueue({})).items
  }
  const jobOf = (id: string) => database.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  it('can be accessed only by its owner', async () => {
    const named = await decided('job', await newJob(), {})
    const profile = await decided(
      'recruiter',
      (await insertRecruiter(house, { organizationId, status: 'created' })).accountId,
      {},
    )
    const carla = await insertRecruiter(house, { organizationId: await insertOrganization(house) })
    expect(await tasks(carla).listRecruiterTasks({})).toEqual([])
    for (const [person, asked] of [
      [carla, named],
      [bruno, profile],
      [bruno, { ...named, taskId: newId(house.now()) }],
    ] as const) {
      expect(await refusal(tasks(person).readRecruiterTask(asked))).toMatchObject({
        code: 'task_not_found',
        status: 404,
      })
      const corrected = tasks(person).correctRecruiterTask({ ...asked, job: { jobSpecificType: 1 } })
      expect((await refusal(corrected)).status).toBe(404)
    }
    expect((await refusal(tasks(null).listRecruiterTasks({}))).status).toBe(401)
    expect((await refusal(tasks(ana).listRecruiterTasks({}))).status).toBe(403)
    expect((await refusal(tasks(bruno).listProfessionalTasks({}))).status).toBe(403)
    const other = await insertProfessional(house)
    const hers = await decided('candidate', ana.accountId, {})
    expect((await refusal(tasks(other).readProfessionalTask(hers))).status).toBe(404)
    expect(
      (await refusal(tasks(other).correctProfessionalTask({ ...hers, profile: { name: 'X Y', phones: [] } }))).status,
    ).toBe(404)
  })

  it('is listed for every recruiter of the organisation, latest first, with the reviewer’s words', async () => {
    const jobId = await newJob()
    const job = await decided('job', jobId, asking('jobName'))
    const company = await insertOrganization(house, { status: 'created' })
    const organization = await decided('organization', company, { reason: 'O CNPJ está baixado.' })
    await database
      .updateTable('recruiter')
      .set({ organization_id: company })
      .where('account_id', '=', elisa.accountId)
      .execute()
    expect(await tasks(bruno).listRecruiterTasks({})).toEqual([
      {
        ...job,
        taskType: 'review-job',
        name: 'Vendedor de loja',
        decision: 'request_changes',
        reason: 'Falta clareza.',
        changes: [{ field: 'jobName', remark: 'Corrija, por favor.' }],
        decided: '2026-03-10T15:00:00.000Z',
      },
    ])
    expect(await tasks(elisa).listRecruiterTasks({})).toMatchObject([
      { ...organization, taskType: 'review-organization', decision: 'reject', reason: 'O CNPJ está baixado.' },
    ])
  })

  it('is done once its owner has edited it elsewhere, or its status has changed', async () => {
    const first = await newJob()
    await decided('job', first, asking('jobName'))
    const second = await newJob()
    await decided('job', second, {})
    expect(await tasks(bruno).listRecruiterTasks({})).toHaveLength(2)
    await handIn(house, { subject: 'job', subjectId: first })
    await database.updateTable('job').set({ status: 'job:closed' }).where('id', '=', second).execute()
    expect(await tasks(bruno).listRecruiterTasks({})).toEqual([])
  })

  it('changes only the requested fields of a job, which returns to the queue', async () => {
    const jobId = await newJob()
    const named = await decided('job', jobId, asking('jobName', 'workPlaces.0.district'))
    const { job } = await tasks(elisa).readRecruiterTask(named)
    const sent = { ...job!, jobName: 'Vendedora de sapatos', jobDescription: 'Outra coisa.' }
    sent.workPlaces = [{ ...job!.workPlaces[0]!, district: 'Bela Vista' }]
    expect(await tasks(elisa).correctRecruiterTask({ ...named, job: sent })).toEqual({ done: true })
    expect(await jobOf(jobId)).toMatchObject({
      status: 'job:pending',
      job_name: 'Vendedora de sapatos',
      content: { jobDescription: 'Atender no balcão e cuidar da vitrine.' },
      work_places: [{ district: 'Bela Vista' }],
    })
    expect(await queue()).toMatchObject([{ subjectId: jobId, name: 'Vendedora de sapatos', claimed: null }])
    expect(await tasks(bruno).listRecruiterTasks({})).toEqual([])
    for (const again of [
      () => tasks(bruno).readRecruiterTask(named),
      () => tasks(elisa).correctRecruiterTask({ ...named, job: sent }),
    ])
      expect(await refusal(again())).toMatchObject({ code: 'task_done', status: 410 })
  })

  it('changes any field of a refused job, and reports faults by their path', async () => {
    const named = await decided('job', await newJob(), {})
    const { job } = await tasks(bruno).readRecruiterTask(named)
    const correct = (given: object) => tasks(bruno).correctRecruiterTask({ ...named, job: { ...job!, ...given } })
    const refused = await refusal(correct({ jobName: ' ', salaryRange: { from: 100, to: 200 } }))
    expect(refused).toMatchObject({ code: 'invalid_form', status: 422 })
    expect(refused.fields['job.jobName']).toMatchObject({ code: 'required' })
    expect(Object.values(refused.fields).map(({ code }) => code)).toContain('wrong_salary')
    expect(await refusal(correct({}))).toMatchObject({ code: 'nothing_changed' })
    expect((await refusal(tasks(bruno).correctRecruiterTask(named))).fields).toHaveProperty('job')
    await correct({ jobDescription: 'Atender com calma no balcão.', doNotShowSalary: true })
    expect(await jobOf(named.taskId)).toMatchObject({ status: 'job:pending', do_not_show_salary: true })
  })

  it('requires a verified e-mail, and is refused to a blocked recruiter except for their own profile', async () => {
    const named = await decided('job', await newJob({ first_approved_at: null }), {})
    const { job } = await tasks(bruno).readRecruiterTask(named)
    const correct = () => tasks(bruno).correctRecruiterTask({ ...named, job: { ...job!, jobName: 'Vendedora' } })
    await database.updateTable('account').set({ email_validated_at: null }).where('id', '=', bruno.accountId).execute()
    expect(await refusal(correct())).toMatchObject({ code: 'email_not_validated', status: 409 })
    const block = { subject: 'recruiter', subjectId: bruno.accountId, reason: 'Confirme seu nome.' } as const
    await house.as(reviewRoutes, rita).blockSubject(block)
    expect(await refusal(correct())).toMatchObject({ code: 'profile_blocked' })
    const own = (await tasks(bruno).listRecruiterTasks({})).find(({ taskType }) => taskType === 'review-profile')!
    const { profile } = await tasks(bruno).readRecruiterTask(own)
    expect(profile).toEqual({ name: 'Bruno Lima', phones: [{ phone: '11987650001', isWhatsApp: false }] })
    const named2 = { processId: own.processId, taskId: own.taskId }
    const taken = { ...named2, profile: { name: 'Bruno Souza Lima', phones: [{ phone: '11987650002' }] } }
    expect((await refusal(tasks(bruno).correctRecruiterTask(taken))).fields).toMatchObject({
      'profile.phones.0.phone': { code: 'phone_taken' },
    })
    const wrong = { ...named2, profile: { name: '', phones: [] } }
    expect((await refusal(tasks(bruno).correctRecruiterTask(wrong))).fields).toMatchObject({
      'profile.name': { code: 'required' },
      'profile.phones': { code: 'phone_required' },
    })
    await tasks(bruno).correctRecruiterTask({ ...named2, profile: { ...profile!, name: 'Bruno Souza Lima' } })
    expect(await queue()).toMatchObject([{ subject: 'recruiter', name: 'Bruno Souza Lima' }])
  })

  it('of a colleague’s job or the organisation is refused to an unapproved newcomer', async () => {
    const unapproved = { status: 'created', first_approved_at: null }
    const marta = await insertRecruiter(house, { organizationId, phone: '11987650003', ...unapproved })
    const ofJob = await decided('job', await newJob(), {})
    const { job } = await tasks(marta).readRecruiterTask(ofJob)
    const correction = { ...ofJob, job: { ...job!, jobName: 'Vendedora' } }
    expect((await refusal(tasks(marta).correctRecruiterTask(correction))).code).toBe('profile_not_approved')
    await database.updateTable('organization').set({ status: 'pending' }).where('id', '=', organizationId).execute()
    const named = await decided('organization', organizationId, asking('description'))
    const { organization } = await tasks(marta).readRecruiterTask(named)
    const edit = { ...named, organization: { ...organization!, description: 'Outra coisa.' } }
    expect((await refusal(tasks(marta).correctRecruiterTask(edit))).code).toBe('profile_not_approved')
  })

  it('changes an organisation, while others still see the approved version', async () => {
    await house.as(reviewRoutes, rita).blockSubject({
      subject: 'organization',
      subjectId: organizationId,
      reason: 'O nome não confere.',
    })
    const [task] = await tasks(elisa).listRecruiterTasks({})
    const named = { processId: task!.processId, taskId: task!.taskId }
    const { organization } = await tasks(elisa).readRecruiterTask(named)
    expect(organization).toMatchObject({ companyName: 'Padaria Aurora', idcard: cnpjOf(7) })
    const correct = (given: object) =>
      tasks(elisa).correctRecruiterTask({ ...named, organization: { ...organization!, ...given } })
    expect((await refusal(correct({ zipCode: '20040002' }))).fields).toHaveProperty(['organization.zipCode'])
    expect((await refusal(correct({}))).code).toBe('nothing_changed')
    await correct({ companyName: 'Aurora Pães', idcard: cnpjOf(8) })
    const stored = await database
      .selectFrom('organization')
      .selectAll()
      .where('id', '=', organizationId)
      .executeTakeFirstOrThrow()
    expect(stored).toMatchObject({ status: 'pending', company_name: 'Aurora Pães', idcard: cnpjOf(7) })
    const shown = await database
      .selectFrom('shown_organization')
      .select('company_name')
      .where('id', '=', organizationId)
      .executeTakeFirstOrThrow()
    expect(shown.company_name).toBe('Padaria Aurora')
    expect(await queue()).toMatchObject([{ subject: 'organization', name: 'Aurora Pães' }])
  })

  it('lets a blocked candidate correct everything and be a candidate again', async () => {
    const { taskId, processId } = await decided('candidate', ana.accountId, {
      decision: 'block',
      reason: 'O CPF é de outra pessoa.',
    })
    const blocked = { ...ana, role: 'user:inactive' as const }
    expect(await tasks(blocked).listProfessionalTasks({})).toMatchObject([
      { taskType: 'review-profile', processId, taskId, reason: 'O CPF é de outra pessoa.', changes: [] },
    ])
    const { profile } = await tasks(blocked).readProfessionalTask({ processId, taskId })
    expect(profile).toMatchObject({ name: 'Ana Souza', cpf: '52998224725', birthDate: '1994-05-17', gender: 2 })
    const correct = (given: object) =>
      tasks(blocked).correctProfessionalTask({ processId, taskId, profile: { ...profile!, ...given } })
    const refused = await refusal(
      correct({ cpf: '111.111.111-11', birthDate: '2020-01-01', name: 'A', zipCode: '1', street: '' }),
    )
    expect(Object.fromEntries(Object.entries(refused.fields).map(([field, { code }]) => [field, code]))).toEqual({
      'profile.name': 'invalid_name',
      'profile.cpf': 'invalid_cpf',
      'profile.birthDate': 'under_age',
      'profile.zipCode': 'invalid_zip_code',
      'profile.street': 'required',
    })
    await insertProfessional(house, { cpf: '11144477735' })
    expect((await refusal(correct({ cpf: '111.444.777-35' }))).fields).toMatchObject({
      'profile.cpf': { code: 'cpf_taken' },
    })
    expect((await refusal(correct({}))).code).toBe('nothing_changed')
    await correct({ cpf: '390.533.447-05', birthDate: '1994-06-17', phones: [{ phone: '(11) 91234-5678' }] })
    expect(
      await database
        .selectFrom('professional')
        .selectAll()
        .where('account_id', '=', ana.accountId)
        .executeTakeFirstOrThrow(),
    ).toMatchObject({
      status: 'pending',
      cpf: '39053344705',
      birth_date: '1994-06-17',
      phones: [{ phone: '11912345678', verified: false }],
    })
    const [waiting] = await queue()
    await house.as(reviewRoutes, rita).decideReview({ edition: 1, id: waiting!.id, decision: 'approve' })
    const { role } = await database
      .selectFrom('account')
      .select('role')
      .where('id', '=', ana.accountId)
      .executeTakeFirstOrThrow()
    expect(role).toBe('user:professional')
  })

  it('allows a candidate to change only the requested fields', async () => {
    const named = await decided('candidate', ana.accountId, asking('name'))
    const { profile } = await tasks(ana).readProfessionalTask(named)
    await tasks(ana).correctProfessionalTask({
      ...named,
      profile: { ...profile!, name: 'Ana Lima', birthDate: '1999-01-01' },
    })
    expect(await database.selectFrom('professional').select(['name', 'birth_date']).executeTakeFirstOrThrow()).toEqual({
      name: 'Ana Lima',
      birth_date: '1994-05-17',
    })
  })

  it('is corrected once by two recruiters at the same moment', async () => {
    const named = await decided('job', await newJob(), {})
    const { job } = await tasks(bruno).readRecruiterTask(named)
    const both = await Promise.allSettled(
      [bruno, elisa].map((person, at) =>
        tasks(person).correctRecruiterTask({ ...named, job: { ...job!, jobName: `Vendedora ${at}` } }),
      ),
    )
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(both.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))).toEqual(['task_done'])
    expect(await queue()).toHaveLength(1)
  })
})
