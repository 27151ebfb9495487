import type { searchJobsService } from '../search-jobs/search.ts'
import type { Topic } from '../search-jobs/topics.ts'
import type { ExamplesOf } from './example.ts'
import { exampleCard, exampleIds } from './jobs.ts'

const list = { items: [exampleCard], page: 1, size: 1, total: { count: 2, more: false } }
const counted = (value: string, count = 1) => ({ value, count, more: false })

const ofPlace: Topic = {
  address: 'em/sao-paulo-sp',
  canonical: 'em/sao-paulo-sp',
  kind: 'place',
  occupation: null,
  place: { city: 'São Paulo', state: 'SP' },
  sector: null,
  jobs: 7,
}
const ofOccupation: Topic = {
  address: 'de/atendente-de-lanchonete/em/sao-paulo-sp',
  canonical: 'de/atendente-de-lanchonete/em/sao-paulo-sp',
  kind: 'occupation-place',
  occupation: 'Atendente de lanchonete',
  place: { city: 'São Paulo', state: 'SP' },
  sector: 'food',
  jobs: 4,
}
const modified = '2026-03-09T12:00:00.000Z'

const search: ExamplesOf<typeof searchJobsService> = {
  searchJobs: {
    asks: { occupation: 'Atendente', location: 'São Paulo, SP', page: 1, size: 1 },
    answers: {
      ...list,
      facets: {
        distance: [counted('5'), counted('10', 2)],
        salaries: [counted('to-2000', 2)],
        contractType: [counted('1', 2)],
        languages: [],
        jobAges: [counted('7', 2)],
        pcdOnly: [],
        workType: [counted('1', 2)],
        jobType: [counted('professional', 2)],
        shifts: [counted('morning')],
        seniorities: [],
        benefits: [counted('vale-transporte', 2)],
        company: [counted('Padaria Aurora', 2)],
        schoolings: [counted('none', 2)],
        salaryFrom: [counted('1500', 2)],
      },
      sort: 'newest',
      understood: {
        occupation: 'Atendente',
        location: 'São Paulo, SP',
        near: false,
        needsPosition: false,
        stateOfZipCode: null,
        corrected: false,
        chips: [
          { kind: 'occupation', label: 'Atendente', occupation: '', location: 'São Paulo, SP' },
          { kind: 'place', label: 'São Paulo, SP', occupation: 'Atendente', location: '' },
        ],
        alternatives: [],
        furtherPlaces: [],
        notUnderstood: [],
        notPlace: [],
        unused: [],
        leftOut: [],
        unknownPlace: null,
      },
      nothing: null,
      related: [{ label: 'Balconista', occupation: 'Balconista', location: 'São Paulo, SP' }],
    },
  },
  suggestOccupations: {
    asks: { text: 'pad', limit: 2 },
    answers: [
      { label: 'Padeiro', value: 'Padeiro' },
      { label: 'Padaria', value: 'Padaria' },
    ],
  },
  suggestLocations: {
    asks: { text: 'são pau', limit: 2 },
    answers: [
      { label: 'São Paulo, SP', value: 'São Paulo, SP' },
      { label: 'Grande São Paulo', value: 'Grande São Paulo' },
    ],
  },
  popularJobs: {
    asks: { limit: 1 },
    answers: {
      recent: [exampleCard],
      wanted: [exampleCard],
      searches: [{ occupation: 'Padeiro', location: 'São Paulo, SP' }],
      occupations: [{ label: 'Operador de caixa', count: 2, more: false }],
      sectors: [{ sector: 'food', topic: 'setor/alimentacao', count: 5, more: false }],
      open: { jobs: 7, organizations: 1, municipalities: 1 },
    },
  },
  jobsOfKind: { asks: { jobType: 'professional', page: 1, size: 1 }, answers: list },
  jobsOfSector: { asks: { sector: 'food', page: 1, size: 1 }, answers: list },
  jobsOfOrganization: { asks: { id: exampleIds.organization, page: 1, size: 1 }, answers: list },
  sitemapParts: { asks: {}, answers: [{ part: 1, modified }] },
  sitemapPart: { asks: { part: 1 }, answers: [{ id: exampleIds.job, modified }] },
  readTopic: {
    asks: { address: 'em/sao-paulo-sp' },
    answers: {
      ...ofPlace,
      salaries: { ads: 6, from: 163_000, to: 315_000 },
      items: [exampleCard],
      shown: true,
      changed: modified,
      parents: [],
      sectors: [],
      occupations: [ofOccupation],
      places: [],
    },
  },
  listTopics: {
    asks: { kind: 'place', page: 1, size: 1 },
    answers: { items: [ofPlace], page: 1, size: 1, total: 12 },
  },
  shownTopics: { asks: { addresses: ['em/sao-paulo-sp', 'em/nova-odessa-sp'] }, answers: [ofPlace] },
  topicParts: { asks: {}, answers: [{ part: 1, modified }] },
  topicPart: { asks: { part: 1 }, answers: [{ address: 'em/sao-paulo-sp', modified }] },
}

/** Examples of the search of jobs. */
export const searchJobs = { search }
