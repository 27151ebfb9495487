import { handIn } from '@trampolim/tests/fixtures/reviewers.ts'
import { tasksIn } from '@trampolim/tests/fixtures/tasks.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertOrganization, insertProfessional, insertRecruiter } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { organizationRoutes } from '../organizations/routes.ts'
import { newId } from '../platform/ids.ts'
import { reviewRoutes } from '../reviews/routes.ts'

describe('what a review asks to be corrected', async () => {
  const house = await testHouse()
  const { database } = house
  const { asking, decided, met, newJob, queue, tasks } = tasksIn(house)

  it('can be accessed only by its owner', async () => {
    const { ana, bruno, organizationId } = met
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
    const { bruno, elisa } = met
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

  it('of a profile is told to colleagues, until it is corrected', async () => {
    const { bruno, organizationId } = met
    const elisa = await insertRecruiter(house, { organizationId, status: 'created', phone: '11987650003' })
    const toCorrect = async () =>
      (await house.as(organizationRoutes, bruno).readOrganization({})).recruiters.filter((each) => each.toCorrect)
    expect(await toCorrect()).toEqual([])
    const task = await decided('recruiter', elisa.accountId, asking('name'))
    expect(await toCorrect()).toMatchObject([{ accountId: elisa.accountId, status: 'pending' }])
    const { profile } = await tasks(elisa).readRecruiterTask(task)
    await tasks(elisa).correctRecruiterTask({ ...task, profile: { ...profile!, name: 'Elisa Prado Lima' } })
    expect(await toCorrect()).toEqual([])
  })

  it('is done once its owner has edited it elsewhere, or its status has changed', async () => {
    const { bruno } = met
    const first = await newJob()
    await decided('job', first, asking('jobName'))
    const second = await newJob()
    await decided('job', second, {})
    expect(await tasks(bruno).listRecruiterTasks({})).toHaveLength(2)
    await handIn(house, { subject: 'job', subjectId: first })
    await database.updateTable('job').set({ status: 'job:closed' }).where('id', '=', second).execute()
    expect(await tasks(bruno).listRecruiterTasks({})).toEqual([])
  })

  it('requires a verified e-mail, and is refused to a blocked recruiter except for their own profile', async () => {
    const { bruno, rita } = met
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
    const { organizationId } = met
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
})
