import { handIn } from '@trampolim/tests/fixtures/reviewers.ts'
import { reviewingIn } from '@trampolim/tests/fixtures/reviewing.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { insertOrganization, insertProfessional, insertRecruiter } from '@trampolim/tests/world/builders.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { rememberApproved } from '../decisions/remember-approved.ts'

describe('the sheet of a review', async () => {
  const house = await testHouse()
  const { database } = house
  const { calls, jobInQueue, met, newJob } = reviewingIn(house)

  it('shows all fields in groups, and what changed since the last approval', async () => {
    const subjectId = await newJob({ status: 'job:approved', salary_from_cents: 210_000 })
    await database.transaction().execute((tx) => rememberApproved(tx, { subject: 'job', subjectId, now: house.now() }))
    await database
      .updateTable('job')
      .set({ status: 'job:pending', job_name: 'Vendedora de loja', minimum_experience: 3, salary_to_cents: null })
      .where('id', '=', subjectId)
      .execute()
    const id = await handIn(house, { subject: 'job', subjectId })
    const sheet = await calls().readReview({ id })
    expect(sheet).toMatchObject({ status: 'job:pending', again: true, obstacles: [], decisions: [] })
    expect(sheet.hints).toEqual(['more_than_six_months_experience'])
    const fields = sheet.groups.flatMap(({ fields }) => fields)
    expect(fields.filter(({ changed }) => changed).map(({ field, before }) => [field, before])).toEqual([
      ['jobName', 'Vendedor de loja'],
      ['salaryRange', { from: 210_000, to: 260_000 }],
      ['minimumExperience', 0],
    ])
    expect(fields.find(({ field }) => field === 'workPlaces')?.value).toMatchObject([
      { city: 'São Paulo', state: 'SP' },
    ])
    expect(sheet.groups.map(({ group }) => group).slice(0, 3)).toEqual(['job', 'description', 'salary'])
  })

  it('says its position in the queue, which unclaimed item comes next, and the company’s previous results', async () => {
    const { otto } = met
    const [one, two, three] = [await jobInQueue(), await jobInQueue(), await jobInQueue()]
    await calls(otto).claimReview({ id: two.id })
    expect(await calls().readReview({ id: one.id })).toMatchObject({
      place: { at: 1, of: 3 },
      next: { id: three.id, subject: 'job', company: 'Padaria Aurora' },
      jobsSoFar: { published: 0, closed: 0, rejected: 0, blocked: 0 },
    })
    expect((await calls().readReview({ id: three.id })).next?.id).toBe(one.id)
    expect((await calls(otto).readReview({ id: one.id })).next?.id).toBe(two.id)
    await calls().decideReview({ edition: 1, id: one.id, decision: 'approve' })
    expect(await calls().readReview({ id: one.id })).toMatchObject({
      place: null,
      next: { id: three.id },
      jobsSoFar: { published: 1 },
    })
  })

  it('marks changes word by word, also before a first approval, and locks nothing once decided', async () => {
    const { otto } = met
    const { id, subjectId } = await jobInQueue({ job_name: 'Vendedor bonito' })
    await calls().claimReview({ id })
    const blank = (await calls().readReview({ id })).groups.flatMap(({ fields }) => fields)
    expect(blank.find(({ field }) => field === 'additionalInfo')).toMatchObject({ value: null, changed: false })
    await calls().decideReview({
      edition: 1,
      id,
      decision: 'request_changes',
      changes: [
        { field: 'jobName', remark: 'Tire a aparência.' },
        { field: 'additionalInfo', remark: 'Diga se há folga.' },
      ],
    })
    const decided = await calls(otto).readReview({ id })
    expect(decided).toMatchObject({ decision: 'request_changes', claimed: null })
    await database
      .updateTable('job')
      .set({
        job_name: 'Vendedor de loja',
        content: sql`content || ${JSON.stringify({ additionalInfo: 'Folga aos domingos.' })}::jsonb`,
      })
      .where('id', '=', subjectId)
      .execute()
    const sheet = await calls().readReview({ id: await handIn(house, { subject: 'job', subjectId }) })
    expect(sheet).toMatchObject({ comparedWith: 'decided', again: false, decision: null })
    const changed = sheet.groups.flatMap(({ fields }) => fields).filter((each) => each.changed)
    expect(changed).toMatchObject([
      {
        field: 'jobName',
        before: 'Vendedor bonito',
        words: [
          { text: 'Vendedor ', kind: 'same' },
          { text: 'bonito', kind: 'removed' },
          { text: 'de loja', kind: 'added' },
        ],
      },
      { field: 'additionalInfo', value: 'Folga aos domingos.', before: null, words: null },
    ])
  })

  it('marks no change in a question of which only what reviewers don’t read changed', async () => {
    const question = { id: 'a', question: 'Por que esta vaga?', type: 'text' }
    const priority = { useOrderPriority: false, orderPriority: null }
    const subjectId = await newJob({
      status: 'job:approved',
      questionnaire: JSON.stringify([{ ...question, ...priority }]),
    })
    await database.transaction().execute((tx) => rememberApproved(tx, { subject: 'job', subjectId, now: house.now() }))
    const set = async (questions: object[]) => {
      await database
        .updateTable('job')
        .set({ status: 'job:pending', questionnaire: JSON.stringify(questions) })
        .where('id', '=', subjectId)
        .execute()
      const sheet = await calls().readReview({ id: await handIn(house, { subject: 'job', subjectId }) })
      return sheet.groups.flatMap(({ fields }) => fields).find(({ field }) => field === 'questionnaire')
    }
    const first = { ...question, expected: null, useOrderPriority: true, orderPriority: 1 }
    expect(await set([first])).toMatchObject({ changed: false, before: null })
    expect(await set([{ ...first, question: 'Por que nós?' }])).toMatchObject({ changed: true, before: [question] })
  })

  it('is linked from the search and the audit', async () => {
    const { id, subjectId } = await jobInQueue()
    expect(await calls().findSubjects({ name: 'Vendedor' })).toMatchObject([{ subjectId, reviewId: id }])
    await calls().decideReview({ edition: 1, id, decision: 'reject', reason: 'Cobra taxa.' })
    expect((await calls().auditLog({})).items).toMatchObject([{ subjectId, reviewId: id }])
    await database.deleteFrom('job').where('id', '=', subjectId).execute()
    expect((await calls().auditLog({})).items).toMatchObject([{ subjectId, reviewId: null }])
  })

  it('shows hints, and obstacles to an approval', async () => {
    const market = await insertOrganization(house, { status: 'created', company_name: 'Mercado Central', site: null })
    const carla = await insertRecruiter(house, { organizationId: market, status: 'created' })
    await database.updateTable('account').set({ email: 'carla@gmail.com' }).where('id', '=', carla.accountId).execute()
    const job = await jobInQueue({
      organization_id: market,
      created_by: carla.accountId,
      hide_contracting_company_name: true,
      content: { jobDescription: 'Venha para o Mercado Central!' },
      salary_type: 2,
      salary_from_cents: 90_000,
      salary_to_cents: null,
      legal_exception: JSON.stringify({ ground: 'age_by_law', explanation: 'Turno da noite.', ageOrderMin: 18 }),
    })
    const sheet = await calls().readReview({ id: job.id })
    expect(sheet.hints).toEqual(['below_minimum_wage', 'hidden_company_in_text', 'legal_exception_claimed'])
    expect(sheet.obstacles).toEqual(['organization_not_approved', 'recruiter_not_approved'])
    const recruiter = await handIn(house, { subject: 'recruiter', subjectId: carla.accountId })
    expect((await calls().readReview({ id: recruiter })).hints).toEqual(['free_mail'])
    const organization = await handIn(house, { subject: 'organization', subjectId: market })
    expect((await calls().readReview({ id: organization })).hints).toEqual(['no_site'])
  })

  it.each([
    { keywords: ['Padaria Aurora'] },
    { questionnaire: JSON.stringify([{ id: 'a', question: 'Conhece a Padaria Aurora?', type: 'text' }]) },
    { content: { jobDescription: 'Atender.', handicapExtraInfo: 'A Padaria Aurora tem rampas.' } },
    { content: { jobDescription: 'Atender.', salaryExtra: 'Pão da Padaria Aurora.' } },
    { content: { jobDescription: 'Atender.', workingHours: 'custom', workingHoursCustom: 'O da Padaria Aurora.' } },
  ])('hints at the name of a hidden company wherever anyone may read it: %o', async (changes) => {
    const { id } = await jobInQueue({ hide_contracting_company_name: true, ...changes })
    expect((await calls().readReview({ id })).hints).toContain('hidden_company_in_text')
  })

  it('hints at money that a question asks for', async () => {
    const question = { id: 'a', question: 'Aceita pagar a taxa de inscrição?', type: 'boolean' }
    const { id } = await jobInQueue({ questionnaire: JSON.stringify([question]) })
    expect((await calls().readReview({ id })).hints).toEqual(['asks_for_money'])
  })

  it('shows a candidate’s CPF', async () => {
    const ana = await insertProfessional(house, { status: 'created', cpf: '52998224725' })
    const sheet = await calls().readReview({
      id: await handIn(house, { subject: 'candidate', subjectId: ana.accountId }),
    })
    const person = sheet.groups.find(({ group }) => group === 'person')?.fields
    expect(person?.find(({ field }) => field === 'cpf')?.value).toBe('52998224725')
  })
})
