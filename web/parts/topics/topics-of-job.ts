import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { JobDetails } from '@trampolim/contract/jobs.ts'
import type { Topic } from '@trampolim/contract/search-jobs/topics.ts'
import { commonName } from '@trampolim/marketplace/occupations/common-name.ts'
import { placeWord, topicAddress, wordOf } from '@trampolim/marketplace/topics/topics.ts'
import { topics } from '@trampolim/phrases/pt-br/topics.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { href } from '../../platform/href.ts'
import type { Step } from './breadcrumbs.ts'
import { topicName, topicPath } from './topic-text.ts'

const t = speak(topics)

/** The heading of a job's topics. */
export const moreJobs = t('ofJob')

/**
 * The topics of a job that have enough jobs: its occupation, its municipality, and both, without those that have the
 * same jobs as another one of them. Server only.
 */
export async function topicsOfJob(calls: Calls, { occupation, workPlaces }: JobDetails): Promise<Topic[]> {
  const word = wordOf(commonName(occupation.cbo) ?? occupation.title.replace(/[,(].*$/, ''))
  const [first] = workPlaces
  const place = first && placeWord(first.city, first.state)
  const addresses = [
    topicAddress.occupation(word),
    ...(place ? [topicAddress.place(place), topicAddress.occupationPlace(word, place)] : []),
  ]
  const shown = await calls.searchJobs.search.shownTopics({ addresses })
  return shown.filter(({ address, canonical }) => canonical === address)
}

/** The breadcrumb of a job's page by its occupation, as far as there are topics. */
export function stepsToJob(job: { name: string; path: string }, shown: readonly Topic[]): Step[] {
  const ofOccupation = shown.filter(({ kind }) => kind === 'occupation' || kind === 'occupation-place')
  return [
    { name: t('home'), path: href('/vagas') },
    ...ofOccupation.map((topic) => ({ name: topicName(topic), path: topicPath(topic.canonical) })),
    job,
  ]
}
