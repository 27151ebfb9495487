import type { TopicDetails } from '@trampolim/contract/search-jobs/topics.ts'
import { leastJobs, leastSalaries } from '@trampolim/marketplace/topics/topics.ts'
import type { House } from '../../platform/house.ts'
import type { Person } from '../../platform/http/caller/asking.ts'
import { refuse } from '../../platform/refusal.ts'
import { shownCards } from '../card-queries.ts'
import { readingFit } from '../matches.ts'
import { presentPlainCard } from '../present.ts'
import { findTopic, type TopicRow, topicsBeside } from './queries.ts'

/**
 * Reads a topic with its newest jobs and the related topics. If all its jobs are shown, jobs that have ended since the
 * last count are excluded from its count.
 * @throws page_not_found, topic_gone (it had jobs once)
 */
export async function readTopic(house: House, person: Person | null, address: string): Promise<TopicDetails> {
  const { searchDatabase } = house
  const row = await findTopic(searchDatabase, address)
  if (!row) return refuse('page_not_found')
  if (row.jobs === 0) return refuse('topic_gone')
  const [cards, beside, searcher] = await Promise.all([
    shownCards(searchDatabase, row.newest, person?.role === 'user:professional' ? person.accountId : null),
    topicsBeside(searchDatabase, row),
    readingFit(house, person),
  ])
  const jobs = row.jobs > row.newest.length ? row.jobs : cards.length
  if (jobs === 0) return refuse('topic_gone')
  const shown = jobs >= leastJobs
  return {
    address,
    canonical: shown ? row.canonical : address,
    kind: row.kind,
    occupation: row.occupation,
    place: row.place,
    sector: row.sector,
    jobs,
    salaries: salariesOf(row),
    items: cards.map((card) => presentPlainCard(house, card, searcher)),
    shown,
    changed: row.changed_at.toISOString(),
    ...beside,
  }
}

function salariesOf({ salaries, salary_from, salary_to }: TopicRow): TopicDetails['salaries'] {
  if (salaries < leastSalaries || salary_from === null || salary_to === null) return null
  return { ads: salaries, from: salary_from, to: salary_to }
}
