import type { JobDetails } from '@trampolim/contract/jobs.ts'
import { hasAmount } from '@trampolim/marketplace/jobs/salary.ts'
import { employmentTypeOf } from '@trampolim/marketplace/reference/contract-types.ts'
import { monthsAsked } from '@trampolim/marketplace/reference/experience.ts'
import type { Schooling } from '@trampolim/marketplace/reference/schooling.ts'
import { type StateCode, stateName } from '@trampolim/marketplace/reference/states.ts'
import { hoursText } from '../hours-text.ts'
import { experienceText, type Fact, type JobView } from '../job-view.ts'

/** The levels of schooling that Google's job search accepts. */
const credentialOf: Readonly<Partial<Record<Schooling, string>>> = {
  HIGH_SCHOOL_GENERAL: 'high school',
  TECHNICAL_COURSE: 'professional certificate',
  TECHNOLOGIST: 'associate degree',
  BACHELOR_NORMAL: 'bachelor degree',
  MBA: 'postgraduate degree',
  MASTER: 'postgraduate degree',
  DOCTOR: 'postgraduate degree',
  MASTER_DOCTOR: 'postgraduate degree',
}

const unitOf: Readonly<Record<number, string>> = { 4: 'HOUR', 5: 'DAY' }

/**
 * A job as schema.org's JobPosting, following the rules of Google's job search: exactly what the page shows, in its
 * words; for a hidden company or an agency's client only 'confidential'. Server only, as `jobView`.
 */
export function jobPosting(job: JobDetails, view: JobView, pageUrl: string): Record<string, unknown> {
  const remote = job.workType === 2
  // An agency that selects for another company isn't the hiring organisation.
  const employer = job.client ? null : job.company
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.jobName,
    description: descriptionOf(job, view),
    datePosted: job.published,
    validThrough: job.validThrough,
    employmentType: employmentTypeOf(job.contractType),
    directApply: true,
    url: pageUrl,
    identifier: { '@type': 'PropertyValue', name: employer ?? 'confidential', value: job.id },
    hiringOrganization: employer
      ? { '@type': 'Organization', name: employer, ...(job.aboutCompany.site && { sameAs: job.aboutCompany.site }) }
      : 'confidential',
    ...(remote ? fromHome(job) : jobLocation(job)),
    ...baseSalary(job),
    occupationalCategory: job.occupation.title,
    totalJobOpenings: job.workPlaces.reduce((sum, { qty }) => sum + qty, 0),
    workHours: hoursText(job),
    ...(view.benefits.length > 0 && { jobBenefits: view.benefits.join(', ') }),
    ...(view.requirements.length > 0 && { qualifications: sentences(view.requirements) }),
    ...educationRequirements(job),
    experienceRequirements: experienceRequirements(job),
  }
}

/**
 * Remote work: a place besides it would mean that the work may also be done there. Applicants must live in Brazil, or
 * in the states of its workplaces if it accepts nobody from other states.
 */
function fromHome({ workPlaces, allowRemoteOtherStates }: JobDetails) {
  const codes = allowRemoteOtherStates ? [] : [...new Set(workPlaces.map(({ state }) => state))]
  const places = codes.map((code) => ({ '@type': 'State', name: `${stateName(code as StateCode)}, Brasil` }))
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: places.length > 1 ? places : (places[0] ?? { '@type': 'Country', name: 'Brasil' }),
  }
}

/**
 * An object if there is one place. schema.org has no property for a district, so it becomes the place's name and never
 * its street.
 */
function jobLocation({ workPlaces }: JobDetails) {
  const places = workPlaces.map(({ city, state, district, zipCode }) => ({
    '@type': 'Place',
    ...(district && { name: district }),
    address: {
      '@type': 'PostalAddress',
      addressLocality: city,
      addressRegion: state,
      addressCountry: 'BR',
      ...(zipCode && { postalCode: zipCode.replace(/^(\d{5})-?(\d{3})$/, '$1-$2') }),
    },
  }))
  if (places.length === 0) return {}
  return { jobLocation: places.length === 1 ? places[0] : places }
}

/** The required levels of schooling that search engines accept. */
function educationRequirements({ schoolLevels, kindDetails }: JobDetails) {
  const { apprenticeSchooling } = kindDetails as { apprenticeSchooling?: Schooling | null }
  const asked = [
    ...schoolLevels.map(({ schooling }) => schooling),
    ...(apprenticeSchooling ? [apprenticeSchooling] : []),
  ]
  const known = [...new Set(asked.flatMap((level) => credentialOf[level] ?? []))].map((credentialCategory) => ({
    '@type': 'EducationalOccupationalCredential',
    credentialCategory,
  }))
  if (known.length === 0) return {}
  return { educationRequirements: known.length === 1 ? known[0] : known }
}

/** Months if experience is required; desired experience is only a sentence, since months would mean a requirement. */
function experienceRequirements(job: JobDetails) {
  if (job.minimumExperience === 0) return 'no requirements'
  if (job.experienceOnlyDesired) return experienceText(job)
  return {
    '@type': 'OccupationalExperienceRequirements',
    monthsOfExperience: monthsAsked(job.minimumExperience),
  }
}

const sentences = (facts: readonly Fact[]) => facts.map(({ name, value }) => `${name}: ${value}`).join('. ')

/** Only a salary that is public; amounts in reais. */
function baseSalary({ salary }: JobDetails) {
  if (salary.from === null || !hasAmount(salary.salaryType)) return {}
  const range =
    salary.to !== null && salary.to !== salary.from
      ? { minValue: salary.from / 100, maxValue: salary.to / 100 }
      : { value: salary.from / 100 }
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'BRL',
      value: { '@type': 'QuantitativeValue', ...range, unitText: unitOf[salary.salaryType] ?? 'MONTH' },
    },
  }
}

/** The complete text of the job's page, in its order, as HTML. */
export function descriptionOf({ jobDescription, responsibilities }: JobDetails, view: JobView): string {
  const { experience, pcdText, additional, client } = view
  const texts = [jobDescription, responsibilities, ...experience, pcdText, ...additional, ...(client?.text ?? [])]
  const paragraphs = [...new Set(texts)]
    .filter((text): text is string => Boolean(text))
    .map((text) => `<p>${escapeHtml(text)}</p>`)
  const facts = [...view.facts, ...view.requirements].filter(({ value }) => value !== '')
  const lists = [facts.map(({ name, value }) => `${name}: ${value}`), view.benefits]
    .filter((items) => items.length > 0)
    .map((items) => `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`)
  return [...paragraphs, ...lists].join('')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
