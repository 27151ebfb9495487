import { tasksIn } from '@trampolim/tests/fixtures/tasks.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertProfessional } from '@trampolim/tests/world/builders.ts'
import { cnpjOf } from '@trampolim/tests/world/ids.ts'
import { describe, expect, it } from 'vitest'
import { reviewRoutes } from '../reviews/routes.ts'

describe('what a review asks to be corrected', async () => {
  const house = await testHouse()
  const { database } = house
  const { asking, decided, jobOf, met, newJob, queue, tasks } = tasksIn(house)

  it('changes only the requested fields of a job, which returns to the queue', async () => {
    const { bruno, elisa } = met
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
    const { bruno } = met
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

  it('changes an organisation, while others still see the approved version', async () => {
    const { elisa, organizationId, rita } = met
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
    const { ana, rita } = met
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

  describe('handed in again unchanged', () => {
    const again = {
      job: async () => ({ person: met.bruno, subjectId: await newJob(), part: 'job' }) as const,
      organization: async () => {
        const { elisa: person, organizationId: subjectId } = met
        await database.updateTable('organization').set({ status: 'created' }).where('id', '=', subjectId).execute()
        return { person, subjectId, part: 'organization' } as const
      },
      recruiter: async () => {
        const { bruno: person } = met
        const own = database.updateTable('recruiter').where('account_id', '=', person.accountId)
        await own.set({ status: 'created' }).execute()
        return { person, subjectId: person.accountId, part: 'profile' } as const
      },
      candidate: async () => ({ person: met.ana, subjectId: met.ana.accountId, part: 'profile' }) as const,
    }
    const handIn = async (subject: keyof typeof again, decision: 'block' | 'reject') => {
      const { person, subjectId, part } = await again[subject]()
      const named = await decided(subject, subjectId, { decision, reason: 'Outra pessoa com o mesmo nome.' })
      if (subject === 'candidate') {
        const own = tasks(decision === 'block' ? { ...person, role: 'user:inactive' as const } : person)
        const read = await own.readProfessionalTask(named)
        return own.correctProfessionalTask({ ...named, profile: read.profile! })
      }
      const read = await tasks(person).readRecruiterTask(named)
      return tasks(person).correctRecruiterTask({ ...named, [part]: read[part] })
    }

    it.each(Object.keys(again) as (keyof typeof again)[])('returns a blocked %s to the queue', async (subject) => {
      expect(await handIn(subject, 'block')).toEqual({ done: true })
      expect(await queue()).toMatchObject([{ subject }])
    })

    it.each(Object.keys(again) as (keyof typeof again)[])('is refused for a rejected %s', async (subject) => {
      expect((await refusal(handIn(subject, 'reject'))).code).toBe('nothing_changed')
      expect(await queue()).toEqual([])
    })
  })

  it('allows a candidate to change only the requested fields', async () => {
    const { ana } = met
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
    const { bruno, elisa } = met
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
