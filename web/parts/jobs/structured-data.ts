import type { JobDetails } from '@trampolim/contract/jobs.ts'
import { hasAmount } from '@trampolim/marketplace/jobs/salary.ts'
import { employmentTypeOf } from '@trampolim/marketplace/reference/contract-types.ts'

const unitOf: Readonly<Record<number, string>> = { 4: 'HOUR', 5: 'DAY' }

/**
 * A job as schema.org's JobPosting, by the rules of Google's job search: nothing in it that the page doesn't show,
 * and of a company that hides its name, or an agency's client, only 'confidential'.
 */
export function jobPosting(job: JobDetails, pageUrl: string): Record<string, unknown> {
  const remote = job.workType === 2
  // Whoever only selects for another company isn't the one that hires.
  const employer = job.client ? null : job.company
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.jobName,
    description: descriptionOf(job),
    datePosted: job.published,
    validThrough: job.validThrough,
    employmentType: employmentTypeOf(job.contractType),
    directApply: true,
    url: pageUrl,
    identifier: { '@type': 'PropertyValue', name: employer ?? 'confidential', value: job.id },
    hiringOrganization: employer
      ? { '@type': 'Organization', name: employer, ...(job.aboutCompany.site && { sameAs: job.aboutCompany.site }) }
      : 'confidential',
    jobLocation: job.workPlaces.map(({ city, state, district, zipCode }) => ({
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: city,
        addressRegion: state,
        addressCountry: 'BR',
        ...(district && { streetAddress: district }),
        ...(zipCode && { postalCode: zipCode }),
      },
    })),
    ...(remote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Brasil' },
    }),
    ...baseSalary(job),
  }
}

/** Only a salary that is shown; amounts in reais. */
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

function descriptionOf({ jobDescription, responsibilities, experiences, additionalInfo }: JobDetails): string {
  const texts = new Set([jobDescription, responsibilities, experiences, additionalInfo])
  return [...texts]
    .filter((text): text is string => Boolean(text))
    .map((text) => `<p>${escapeHtml(text)}</p>`)
    .join('')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
