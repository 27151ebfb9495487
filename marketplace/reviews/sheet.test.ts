import { describe, expect, it } from 'vitest'
import { hintsOfJob, hintsOfOrganization, hintsOfRecruiter } from './hints.ts'
import { reviewSubjects } from './review.ts'
import { correctedFields, groupsOf, mayBeAskedFor } from './sheet.ts'

describe('a sheet', () => {
  it.each(reviewSubjects)('of a %s has each field once', (subject) => {
    const fields = groupsOf(subject).flatMap(([, names]) => names)
    expect(new Set(fields).size).toBe(fields.length)
    expect(fields.length).toBeGreaterThan(0)
  })

  it.each([
    ['job', 'jobName', true],
    ['job', 'workPlaces.0.zipCode', true],
    ['job', 'status', false],
    ['job', 'companyName', false],
    ['job', '', false],
    ['organization', 'companyName', true],
    ['organization', 'idcard', false],
    ['recruiter', 'email', false],
    ['recruiter', 'joining', false],
    ['candidate', 'cpf', true],
  ] as const)('of a %s allows requesting a change of %o: %o', (subject, field, may) => {
    expect(mayBeAskedFor(subject, field)).toBe(may)
  })
})

describe('a correction', () => {
  const given = { jobName: 'Padeira', salaryType: 2, salary: 200_000, jobDescription: 'Pães.', keywords: [] }

  it('is reduced to the requested fields, with the fields that belong to them', () => {
    expect(correctedFields(given, { subject: 'job', changes: [{ field: 'jobName' }] })).toEqual({ jobName: 'Padeira' })
    expect(correctedFields(given, { subject: 'job', changes: [{ field: 'salary' }] })).toEqual({
      salaryType: 2,
      salary: 200_000,
    })
    expect(correctedFields(given, { subject: 'job', changes: [{ field: 'workPlaces.1.qty' }] })).toEqual({})
  })

  it('is complete if no field was named', () => {
    expect(correctedFields(given, { subject: 'job', changes: [] })).toBe(given)
  })
})

describe('hints', () => {
  const job = {
    minimumExperience: 1,
    salary: { salaryType: 2, from: 200_000 },
    kind: 1,
    hours: { workingHours: 'monday-friday', workingHoursStart: '08:00', workingHoursEnd: '16:48' },
    contractType: 1,
    cbo: '848310',
    hideContractingCompanyName: false,
    texts: ['Na Padaria Aurora'],
    companyNames: ['Padaria Aurora'],
    asksForGenderOrAge: false,
  } as const

  const apprenticeship = { kind: 3, contractType: 7, hours: { ...job.hours, workingHoursEnd: '12:00' } } as const

  it.each([
    [{}, []],
    [{ minimumExperience: 2 }, ['more_than_six_months_experience']],
    [{ salary: { salaryType: 2, from: 150_000 } }, ['below_minimum_wage']],
    [{ salary: { salaryType: 7 } }, []],
    [{ ...apprenticeship, salary: { salaryType: 2, from: 74_000 } }, []],
    [{ ...apprenticeship, salary: { salaryType: 2, from: 73_000 } }, ['below_minimum_wage']],
    [{ ...apprenticeship, hours: job.hours }, ['long_hours']],
    [{ kind: 2, contractType: 8 }, ['long_hours']],
    [{ hideContractingCompanyName: true }, ['hidden_company_in_text']],
    [{ hideContractingCompanyName: true, texts: ['Em empresa da região'] }, []],
    [{ cbo: '512105' }, ['domestic_work']],
    [{ texts: ['Atender clientes', 'Taxa de inscrição de R$ 30'] }, ['asks_for_money']],
    [{ asksForGenderOrAge: true }, ['legal_exception_claimed']],
  ] as const)('of a job with %o are %o', (changes, hints) => {
    expect(hintsOfJob({ ...job, ...changes }, { year: 2026 })).toEqual(hints)
  })

  it.each([
    ['ana@gmail.com', 'https://aurora.example', ['free_mail']],
    ['ana@aurora.example', 'https://aurora.example', []],
    ['ana@outra.example', 'https://aurora.example', ['not_of_the_site']],
    ['ana@outra.example', null, []],
  ] as const)('of a recruiter with %s for %s are %o', (email, site, hints) => {
    expect(hintsOfRecruiter({ email, site, joins: false, declined: false, hasWaitingJob: false })).toEqual(hints)
    const joining = hintsOfRecruiter({ email, site, joins: true, declined: true, hasWaitingJob: true })
    expect(joining).toEqual([...hints, 'joins_organization', 'declined_by_organization', 'publishes_waiting_job'])
    const left = hintsOfRecruiter({ email, site, joins: false, declined: true, hasWaitingJob: true })
    expect(left).toEqual([...hints, 'declined_by_organization'])
  })

  it('of an organisation name what is missing', () => {
    expect(hintsOfOrganization({ companyName: ' ', site: null })).toEqual(['no_company_name', 'no_site'])
    expect(hintsOfOrganization({ companyName: 'Aurora', site: 'aurora.example' })).toEqual([])
  })
})
