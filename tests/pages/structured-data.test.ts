import { expect, it } from 'vitest'
import { structuredDataFaults } from '../checks/structured-data.ts'

const posting = {
  '@context': 'https://schema.org/',
  '@type': 'JobPosting',
  title: 'Padeiro',
  description: '<p>Fazer pão.</p>',
  datePosted: '2026-11-01T12:00:00.000Z',
  validThrough: '2026-12-16T12:00:00.000Z',
  hiringOrganization: { '@type': 'Organization', name: 'Padaria Aurora' },
  employmentType: 'FULL_TIME',
  identifier: { '@type': 'PropertyValue', name: 'Padaria Aurora', value: '1' },
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: 'Campinas', addressRegion: 'SP', addressCountry: 'BR' },
  },
}
/** As a page contains it. */
const asSent = (data: object): object => JSON.parse(JSON.stringify(data))
const remote = { ...posting, jobLocation: undefined, jobLocationType: 'TELECOMMUTE' }

it.each<[string, object, string[]]>([
  ['nothing', posting, []],
  ['no title', asSent({ ...posting, title: undefined }), ['title is missing']],
  ['another vocabulary', { ...posting, '@context': 'https://example.org' }, ['its @context isn’t schema.org']],
  [
    'a script in its description',
    { ...posting, description: '<script>1</script>' },
    ['description is wrong: "<script>1</script>"'],
  ],
  ['a bare ampersand', { ...posting, description: '<p>A & B</p>' }, ['description is wrong: "<p>A & B</p>"']],
  ['a date without a time zone', { ...posting, datePosted: '2026-11-01' }, ['datePosted is wrong: "2026-11-01"']],
  ['an unknown word', { ...posting, employmentType: 'CLT' }, ['employmentType is wrong: "CLT"']],
  ['a property of nobody', { ...posting, salary: 1 }, ['salary isn’t known']],
  ['no country of applicants', asSent(remote), ['jobLocationType needs applicantLocationRequirements']],
  [
    'a place within',
    {
      ...posting,
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Campinas', addressCountry: 'BR' },
      },
    },
    ['jobLocation.address.addressRegion is missing'],
  ],
  ['another type', { '@context': 'https://schema.org', '@type': 'Recipe' }, ['it has the unknown type Recipe']],
  [
    'a gap in its order',
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [{ '@type': 'ListItem', position: 2, name: 'Vagas', item: 'https://x.test/' }],
    },
    ['itemListElement isn’t in order'],
  ],
])('finds %s', (_, data, faults) => {
  expect(structuredDataFaults(data)).toEqual(faults)
})
