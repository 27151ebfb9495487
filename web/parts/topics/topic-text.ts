import type { Topic } from '@trampolim/contract/search-jobs/topics.ts'
import { capitalised } from '@trampolim/phrases/capitalised.ts'
import { jobsOfSectors, sectorNames } from '@trampolim/phrases/pt-br/sectors.ts'
import { topics } from '@trampolim/phrases/pt-br/topics.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { href } from '../../platform/href.ts'

const t = speak(topics)

type Named = Pick<Topic, 'kind' | 'occupation' | 'place' | 'sector'>

/** The path of a topic's page. Links lead to the canonical address, so that no list of jobs is linked to under two. */
export const topicPath = (address: string): string => `${href('/vagas')}/${address}`

/** The heading of a topic's page: 'Vagas de vendedor em Campinas, SP'. */
export function topicTitle(topic: Named): string {
  const { kind, sector } = topic
  if (kind === 'sector') return sector ? capitalised(jobsOfSectors[sector]) : ''
  if (kind === 'place') return t('title.place', { place: placeName(topic) })
  const occupation = inSentence(topic.occupation ?? '')
  if (kind === 'occupation') return t('title.occupation', { occupation })
  return t('title.both', { occupation, place: placeName(topic) })
}

/** A topic in a list of its kind: 'Vendedor', 'Campinas, SP', 'Vendedor em Campinas, SP'. */
export function topicName(topic: Named): string {
  if (topic.kind === 'sector') return sectorName(topic)
  if (topic.kind === 'place') return placeName(topic)
  if (topic.kind === 'occupation') return topic.occupation ?? ''
  return t('short.both', { occupation: topic.occupation ?? '', place: placeName(topic) })
}

export const placeName = ({ place }: Pick<Topic, 'place'>): string => (place ? `${place.city}, ${place.state}` : '')

const sectorName = ({ sector }: Pick<Topic, 'sector'>): string => (sector ? sectorNames[sector] : '')

/** An occupation within a sentence: 'vendedor', but 'SDR' and 'DJ'. */
export const inSentence = (occupation: string): string =>
  /^\p{Lu}{2}/u.test(occupation) ? occupation : occupation.charAt(0).toLowerCase() + occupation.slice(1)
