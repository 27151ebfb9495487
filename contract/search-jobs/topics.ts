import { addressPattern, topicKinds } from '@trampolim/marketplace/topics/topics.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import * as codes from '../codes.ts'
import { jobCard } from '../jobs.ts'
import { cents, instant, pageNumber, pageSize, several } from '../shapes.ts'
import { textLike, wholeText } from '../values.ts'

const longest = 260
const address = textLike(addressPattern, { longest, code: 'invalid_form' })
const word = textLike(/^[a-z0-9-]{1,120}$/, { longest: 120, code: 'invalid_form' })

/** A topic: open jobs of a sector, a municipality, an occupation, or an occupation in a municipality. */
export const topic = z.object({
  /** Its page's address below `/vagas/`. */
  address: z.string(),
  /**
   * The address that search engines list and pages link to: another one if a more general topic has exactly the same
   * jobs.
   */
  canonical: z.string(),
  kind: z.enum(topicKinds),
  occupation: z.string().nullable(),
  place: z.object({ city: z.string(), state: z.string() }).nullable(),
  /** For an occupation: the sector to which most of its jobs belong. */
  sector: codes.sector.nullable(),
  jobs: z.int(),
})
export type Topic = z.infer<typeof topic>

export const topicDetails = topic.extend({
  /** The monthly range that most ads with a salary offer; null if too few ads state one. */
  salaries: z.object({ ads: z.int(), from: cents, to: cents }).nullable(),
  /** The newest jobs. */
  items: z.array(jobCard),
  /** Whether search engines may index the page: it has enough jobs. */
  shown: z.boolean(),
  changed: instant,
  /** The more general topics of an occupation in a municipality. */
  parents: z.array(topic),
  /** For a sector, the other ones, those with most jobs first; for an occupation, its own. */
  sectors: z.array(topic),
  /** Related occupations, those with most jobs first. */
  occupations: z.array(topic),
  /** Related municipalities: the nearest ones, or for an occupation those with most of its jobs. */
  places: z.array(topic),
})
export type TopicDetails = z.infer<typeof topicDetails>

export const readTopic = call({
  specified: false,
  purpose:
    'The open jobs of a sector, a municipality, an occupation, or an occupation in a municipality, by the address of its page below `/vagas/`. Counted every five minutes.',
  request: 'GET /topic',
  allows: ['anyone'],
  input: z.object({ address }),
  answers: topicDetails,
  fails: ['page_not_found', 'topic_gone'],
})

export const listTopics = call({
  specified: false,
  purpose: 'The topics of a kind that have enough jobs, those with most first.',
  request: 'GET /topics',
  allows: ['anyone'],
  input: z.object({
    kind: z.enum(topicKinds, 'invalid_form'),
    occupation: word
      .optional()
      .meta({ description: 'Only topics of this occupation, named by its part of the address.' }),
    page: pageNumber,
    size: pageSize(60),
  }),
  answers: z.object({ items: z.array(topic), page: z.int(), size: z.int(), total: z.int() }),
})

export const shownTopics = call({
  specified: false,
  purpose: 'Which of these topics have enough jobs, by the addresses of their pages.',
  request: 'GET /topics/shown',
  allows: ['anyone'],
  input: z.object({ addresses: several(address) }),
  answers: z.array(topic),
})

export const topicParts = call({
  specified: false,
  purpose: 'The parts of the site map with topics, each list of jobs under one address: each up to 50,000.',
  request: 'GET /topics/parts',
  allows: ['anyone'],
  input: z.object({}),
  answers: z.array(z.object({ part: z.int(), modified: instant })),
})

export const topicPart = call({
  specified: false,
  purpose: 'The topics of one part of the site map: those that have enough jobs, each list of jobs under one address.',
  request: 'GET /topics/parts/{part}',
  allows: ['anyone'],
  input: z.object({ part: wholeText(1, 10_000) }),
  answers: z.array(z.object({ address: z.string(), modified: instant })),
  fails: ['page_not_found'],
})

export const topicsService = { readTopic, listTopics, shownTopics, topicParts, topicPart }
