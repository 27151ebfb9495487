import type { Topic, TopicDetails } from '@trampolim/contract/search-jobs/topics.ts'
import { money } from '@trampolim/phrases/pt-br/salary.ts'
import { topics } from '@trampolim/phrases/pt-br/topics.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { href } from '../../platform/href.ts'
import { jobCount } from '../jobs/search/job-count.ts'
import type { Step } from './breadcrumbs.ts'
import type { TopicLink } from './topic-links.tsx'
import { inSentence, placeName, topicName, topicPath, topicTitle } from './topic-text.ts'

const t = speak(topics)
/** How many municipalities of an occupation its own page shows; if there may be more, it links to a list of all. */
const mostPlaces = 12

type Section = { title: string; links: TopicLink[]; all: { text: string; path: string } | null }

/** A topic's texts, as its page shows them. Server only: the browser needs no phrases for it. */
export function topicView(topic: TopicDetails) {
  const { items, salaries, shown } = topic
  const title = topicTitle(topic)
  const count = countText(topic)
  return {
    title,
    shown,
    items,
    lead: salaries ? `${count}. ${t('salaries', inMoney(salaries))}` : `${count}.`,
    description: descriptionOf(topic, title),
    newest: t('newest'),
    search: {
      text: topic.jobs > items.length ? t('all', { count: topic.jobs.toLocaleString('pt-BR') }) : t('search'),
      path: searchFor(topic),
    },
    sections: sectionsOf(topic).filter(({ links }) => links.length > 0),
    feed: feedOf(topic),
  }
}

/**
 * Links to topics by their names, the remaining sectors last; `nameOf` is used where the place or the occupation alone
 * is enough.
 */
export function topicLinks(list: readonly Topic[], nameOf: (topic: Topic) => string = topicName): TopicLink[] {
  const isRest = ({ kind, sector }: Topic) => kind === 'sector' && sector === 'others'
  return [...list.filter((topic) => !isRest(topic)), ...list.filter(isRest)].map((topic) => ({
    name: nameOf(topic),
    path: topicPath(topic.canonical),
    count: countText(topic),
  }))
}

/** The breadcrumb of a topic's page: an occupation in a municipality is below the occupation, as in its address. */
export function stepsToTopic(topic: TopicDetails): Step[] {
  return [
    { name: t('home'), path: href('/vagas') },
    ...topic.parents
      .filter(({ kind }) => kind === 'occupation')
      .map((each) => ({ name: topicName(each), path: topicPath(each.canonical) })),
    { name: topicName(topic), path: topicPath(topic.address) },
  ]
}

/** The jobs of a topic's page as schema.org's ItemList. */
export function itemListOf(topic: TopicDetails, publicUrl: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: topicTitle(topic),
    numberOfItems: topic.items.length,
    itemListElement: topic.items.map(({ id, jobName }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: jobName,
      url: publicUrl + href('/jobs/:jobId', { jobId: id }),
    })),
  }
}

const countText = ({ jobs }: Pick<Topic, 'jobs'>) => jobCount({ count: jobs, more: false })

/** Related topics: other occupations, other municipalities, and sectors. */
function sectionsOf(topic: TopicDetails): Section[] {
  const { kind, places } = topic
  const occupation = inSentence(topic.occupation ?? '')
  const inTown = kind === 'place' || kind === 'occupation-place'
  const hasMore = kind === 'occupation' && places.length >= mostPlaces
  return [
    {
      title: inTown
        ? t('occupationsIn', { place: placeName(topic) })
        : t(kind === 'sector' ? 'occupationsOf' : 'otherOccupations'),
      links: topicLinks(topic.occupations, ({ occupation: name }) => name ?? ''),
      all: null,
    },
    {
      title: kind === 'place' ? t('nearPlaces') : kind === 'occupation' ? t('places', { occupation }) : t('nearBoth'),
      links: topicLinks(places, placeName),
      all: hasMore ? { text: t('allPlaces'), path: `${topicPath(topic.address)}/em` } : null,
    },
    { title: t(kind === 'sector' ? 'otherSectors' : 'sector'), links: topicLinks(topic.sectors), all: null },
  ]
}

/** The search that shows all of a topic's jobs. */
function searchFor(topic: Topic): string {
  const { kind, sector } = topic
  if (kind === 'sector') return href('/jobs/list/:jobType', { jobType: 'professional' }, { sector })
  return href('/search', {}, { occupation: topic.occupation, location: placeName(topic) })
}

/** The feed of a topic's newest jobs. */
const feedOf = ({ occupation, place, sector, kind }: Topic): string =>
  href('/search.atom', {}, kind === 'sector' ? { sector } : { occupation, location: placeName({ place }) })

type Salaries = NonNullable<TopicDetails['salaries']>

const inMoney = ({ ads, from, to }: Salaries) => ({ ads, from: money(from), to: money(to) })

function descriptionOf({ salaries, jobs: count }: TopicDetails, title: string): string {
  return salaries ? t('descriptionPaid', { title, count, ...inMoney(salaries) }) : t('description', { title, count })
}
