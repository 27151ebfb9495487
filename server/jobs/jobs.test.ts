import { withoutIds } from '@trampolim/tests/checks/without-ids.ts'
import { insertReviewer } from '@trampolim/tests/fixtures/reviewers.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import {
  campinas,
  insertCandidacy,
  insertJob,
  insertOrganization,
  insertProfessional,
  insertRecruiter,
  workPlace,
} from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import type { Person } from '../platform/http/caller/asking.ts'
import { newId } from '../platform/ids.ts'
import { jobRoutes } from './routes.ts'

describe('a job', async () => {
  const house = await testHouse()
  const calls = (person: Person | null = null) => house.as(jobRoutes, person)

  it('is read by anyone, with all its sections', async () => {
    const organizationId = await insertOrganization(house)
    const id = await insertJob(house, {
      organizationId,
      minimum_experience: 3,
      questionnaire: JSON.stringify([
        { id: 'b', question: 'Por quê?', type: 'text', useOrderPriority: true, orderPriority: 2 },
        { id: 'a', question: 'Pode começar logo?', type: 'boolean', useOrderPriority: true, orderPriority: 1 },
      ]),
      work_places: JSON.stringify([workPlace(), workPlace({ cityState: campinas, district: 'Centro', qty: 3 })]),
    })
    const job = await calls().readJob({ id })
    expect(job).toMatchObject({
      id,
      open: true,
      company: 'Padaria Aurora',
      occupation: { cbo: '521110', title: 'Vendedor de comércio varejista' },
      aboutCompany: { site: 'https://aurora.example', employeeNumber: 50, description: 'Pão quente desde 1987.' },
      workPlaces: [
        { city: 'São Paulo', state: 'SP', district: 'Sé', qty: 1, zipCode: '01001000' },
        { city: 'Campinas', state: 'SP', district: 'Centro', qty: 3 },
      ],
      salary: { salaryType: 1, from: 210_000, to: 260_000 },
      experienceOnlyDesired: true,
      validThrough: '2026-04-24T15:00:00.000Z',
      viewer: null,
    })
    expect(job.questionnaire.map((question) => question.id)).toEqual(['a', 'b'])
    expect(JSON.stringify(job)).not.toMatch(/latitude|longitude/)
    const extended = '2026-06-08T15:00:00.000Z'
    await house.database
      .updateTable('job')
      .set({ closes_at: new Date(extended) })
      .where('id', '=', id)
      .execute()
    expect((await calls().readJob({ id })).validThrough).toBe(extended)
  })

  it.each([
    ['www.aurora.example', 'https://www.aurora.example'],
    ['javascript:alert(1)<!--@aurora.example', null],
    ['https://banco.example@aurora.example', null],
  ])('links to the site %s only by %s', async (site, shown) => {
    const id = await insertJob(house, { organizationId: await insertOrganization(house, { site }) })
    expect((await calls().readJob({ id })).aboutCompany.site).toBe(shown)
  })

  it.each([
    ['approved', true],
    ['blocked', false],
    ['rejected', false],
  ] as const)('leads from a job of an organisation that is %s to its page: %s', async (status, leads) => {
    const organizationId = await insertOrganization(house, { status })
    const id = await insertJob(house, { organizationId })
    expect((await calls().readJob({ id })).aboutCompany.organizationId).toBe(leads ? organizationId : null)
    await house.database.updateTable('job').set({ status: 'job:blocked', taken_down_at: house.now() }).execute()
    const bruno = await insertRecruiter(house, { organizationId })
    expect((await calls(bruno).readJob({ id })).aboutCompany.organizationId).toBeNull()
  })

  it('distinguishes an agency’s data from its client’s', async () => {
    const organizationId = await insertOrganization(house)
    const ofClient = { sameAsOwnCompany: false, companyDescription: 'Uma rede de farmácias.' }
    const id = await insertJob(house, { organizationId, content: { ...ofClient, companyAreaContracting: 'saude' } })
    const { company, aboutCompany, client } = await calls().readJob({ id })
    expect([company, client]).toEqual([
      'Padaria Aurora',
      { description: 'Uma rede de farmácias.', branchOfActivity: 'saude' },
    ])
    expect(aboutCompany).toMatchObject({ description: 'Pão quente desde 1987.', site: 'https://aurora.example' })
    expect(aboutCompany.branchOfActivity).not.toBe('saude')
    const own = await insertJob(house, { organizationId })
    expect((await calls().readJob({ id: own })).client).toBeNull()
  })

  it('reveals no hidden company, no hidden salary and nothing that is never published', async () => {
    const organizationId = await insertOrganization(house, {
      company_name: 'Segredo SA',
      site: 'https://segredo.example',
    })
    const secrets = { genderOrder: 2, ageOrderMin: 18, ageOrderMax: 30 }
    const id = await insertJob(house, {
      organizationId,
      hide_contracting_company_name: true,
      do_not_show_salary: true,
      job_specific_type: 3,
      contract_type: 7,
      legal_exception: JSON.stringify({ ground: 'x', ...secrets }),
      content: {
        ...{ salaryExtra: 'bônus de R$ 777', sameAsOwnCompany: false },
        companyDescription: 'O Segredo é a alma do negócio.',
        ...{ apprenticeSchooling: 'HIGH_SCHOOL_GENERAL', ...secrets },
      },
      work_places: JSON.stringify([workPlace({ zipCode: '04538133', district: 'Vila Oculta' })]),
    })
    const job = await calls().readJob({ id })
    expect(job).toMatchObject({
      company: null,
      logo: null,
      aboutCompany: { description: null, site: null, employeeNumber: null, branchOfActivity: null },
      client: { description: null, branchOfActivity: null },
      salary: { salaryType: 1, from: null, to: null, commission: null, alt: null },
      salaryExtra: null,
      kindDetails: { apprenticeSchooling: 'HIGH_SCHOOL_GENERAL' },
    })
    expect(withoutIds(job)).not.toMatch(/segredo|aurora|genderOrder|ageOrder|legal|210000|777|04538|oculta/i)
    const ana = await insertProfessional(house)
    await calls(ana).likeJob({ id })
    const liked = await calls(ana).likedJobs({})
    expect(withoutIds(liked)).not.toMatch(/segredo|aurora|210000|oculta/i)
    expect(liked.items).toMatchObject([
      { distance: null, sameCity: true, place: { city: 'São Paulo', district: null } },
    ])
    expect((await calls(ana).readJob({ id })).viewer).toMatchObject({ distance: null, sameCity: true })
  })

  it.each([
    ['job:closed', 'job_gone', 410, 'closed'],
    ['job:blocked', 'job_removed', 404, 'removed'],
  ] as const)('that was open and is %s is only there for those who applied', async (status, code, answer, standing) => {
    const organizationId = await insertOrganization(house)
    const id = await insertJob(house, { organizationId, status })
    const [ana, davi] = [await insertProfessional(house), await insertProfessional(house)]
    await insertCandidacy(house, { jobId: id, professionalId: ana.accountId })
    expect(await refusal(calls().readJob({ id }))).toMatchObject({ code, status: answer })
    expect((await refusal(calls(davi).readJob({ id }))).code).toBe(code)
    expect((await refusal(calls(davi).likeJob({ id }))).code).toBe('job_not_found')
    expect(await calls(ana).readJob({ id })).toMatchObject({ open: false, standing, viewer: { applied: true } })
  })

  it.each([
    ['job:disabled', 'paused'],
    ['job:created', 'in_review'],
    ['job:pending', 'in_review'],
    ['job:validating', 'in_review'],
    ['job:rejected', 'edit_refused'],
  ] as const)('that was open and is %s says so to anyone, who may add it to favourites', async (status, standing) => {
    const organizationId = await insertOrganization(house)
    const id = await insertJob(house, { organizationId, status })
    const ana = await insertProfessional(house)
    expect(await calls().readJob({ id })).toMatchObject({ open: false, standing })
    await calls(ana).likeJob({ id })
    expect((await calls(ana).likedJobs({})).items).toMatchObject([{ id, open: false, standing }])
  })

  it('is read by reviewers in every status', async () => {
    const rita = await insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita Alves' })
    const organizationId = await insertOrganization(house)
    const id = await insertJob(house, { organizationId, status: 'job:created', first_approved_at: null })
    const blocked = await insertJob(house, { organizationId, status: 'job:blocked' })
    expect(await calls(rita).readJob({ id })).toMatchObject({ id, open: false, viewer: null, own: null })
    expect(await calls(rita).readJob({ id: blocked })).toMatchObject({ standing: 'removed' })
  })

  it('that was never open, or never existed, is not found', async () => {
    const organizationId = await insertOrganization(house)
    const id = await insertJob(house, { organizationId, status: 'job:created', first_approved_at: null })
    for (const unknown of [id, newId(house.now())]) {
      expect(await refusal(calls().readJob({ id: unknown }))).toMatchObject({ code: 'job_not_found', status: 404 })
    }
    expect(await refusal(calls().readJob({ id: 'x' }))).toMatchObject({
      code: 'invalid_form',
      status: 422,
      fields: { id: { code: 'invalid_id' } },
    })
  })

  it('shows a professional its distance and their relation to it', async () => {
    const organizationId = await insertOrganization(house)
    const id = await insertJob(house, { organizationId })
    const ana = await insertProfessional(house)
    expect((await calls(ana).readJob({ id })).viewer).toEqual({
      liked: false,
      discarded: false,
      processId: null,
      applied: false,
      hasReceipt: false,
      distance: 2.5,
      sameCity: true,
      match: null,
    })
    const near = await insertProfessional(house, { exact_position: false, municipality_id: campinas })
    await calls(near).likeJob({ id })
    await calls(near).discardJob({ id, status: true })
    const processId = await insertCandidacy(house, {
      jobId: id,
      professionalId: near.accountId,
      step: 'discarded',
      discarded_by: 'candidate',
      discarded_from: 'curriculums',
      discarded_at: house.now(),
    })
    expect((await calls(near).readJob({ id })).viewer).toEqual({
      liked: true,
      discarded: true,
      processId,
      applied: false,
      hasReceipt: false,
      distance: null,
      sameCity: false,
      match: null,
    })
    const bruno = await insertRecruiter(house, { organizationId })
    expect((await calls(bruno).readJob({ id })).viewer).toBeNull()
  })
})
