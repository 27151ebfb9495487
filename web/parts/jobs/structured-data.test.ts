import type { JobDetails } from '@trampolim/contract/jobs.ts'
import { expect, it } from 'vitest'
import { jobPosting } from './structured-data.ts'

const job = {
  id: 'a'.repeat(24),
  jobName: 'Vendedor de loja',
  company: 'Padaria Aurora',
  aboutCompany: { site: 'https://aurora.example', description: null, employeeNumber: null, branchOfActivity: null },
  jobDescription: 'Atender no balcão & no salão.',
  responsibilities: null,
  experiences: null,
  additionalInfo: null,
  published: '2026-11-01T12:00:00.000Z',
  validThrough: '2026-12-16T12:00:00.000Z',
  contractType: 1,
  workType: 1,
  salary: { salaryType: 1, from: 210_000, to: 260_000, commission: null, alt: null },
  workPlaces: [{ city: 'São Paulo', state: 'SP', district: 'Sé', cityState: 3_550_308, qty: 1, zipCode: '01001000' }],
} as unknown as JobDetails
const page = 'https://trampolim.test/jobs/x'

it('tells what search engines ask for', () => {
  expect(jobPosting(job, page)).toMatchObject({
    '@type': 'JobPosting',
    title: 'Vendedor de loja',
    description: '<p>Atender no balcão &amp; no salão.</p>',
    employmentType: 'FULL_TIME',
    validThrough: job.validThrough,
    baseSalary: { currency: 'BRL', value: { minValue: 2100, maxValue: 2600, unitText: 'MONTH' } },
    jobLocation: [{ address: { addressLocality: 'São Paulo', addressRegion: 'SP', addressCountry: 'BR' } }],
  })
})

it('tells nothing of a company that hides, and no salary that is not shown', () => {
  const posting = jobPosting(
    { ...job, company: null, salary: { salaryType: 7, from: null, to: null, commission: null, alt: null } },
    page,
  )
  expect(posting.hiringOrganization).toBe('confidential')
  expect(JSON.stringify(posting)).not.toMatch(/aurora/i)
  expect(posting).not.toHaveProperty('baseSalary')
})

it('never passes an agency off as the company that hires', () => {
  const posting = jobPosting({ ...job, client: { description: 'Uma rede.', branchOfActivity: null } }, page)
  expect(posting.hiringOrganization).toBe('confidential')
  expect(JSON.stringify(posting)).not.toMatch(/aurora/i)
})

it('says that a remote job is done from home, in Brazil', () => {
  expect(jobPosting({ ...job, workType: 2 }, page)).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { name: 'Brasil' },
  })
})
