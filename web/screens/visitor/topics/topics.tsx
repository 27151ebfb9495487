import { topics as phrases } from '@trampolim/phrases/pt-br/topics.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { TopicLinks } from '../../../parts/topics/topic-links.tsx'
import { topicName } from '../../../parts/topics/topic-text.ts'
import { callsContext, placeContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/topics.ts'
import classes from './topics.module.css'

const t = speak(phrases)

export async function loader({ context }: Route.LoaderArgs) {
  const { listTopics } = context.get(callsContext).searchJobs.search
  const [sectors, places, occupations] = await Promise.all([
    listTopics({ kind: 'sector' }),
    listTopics({ kind: 'place', size: 24 }),
    listTopics({ kind: 'occupation', size: 24 }),
  ])
  return {
    sectors: sectors.items,
    places: places.items,
    occupations: occupations.items,
    canonical: context.get(placeContext).publicUrl + href('/vagas'),
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: `${t('index.title')} · Trampolim` },
    { name: 'description', content: t('index.description') },
    { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
  ]
}

export default function Topics({ loaderData: { sectors, places, occupations } }: Route.ComponentProps) {
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>{t('index.title')}</h1>
        <p>{t('index.lead')}</p>
      </header>
      <TopicLinks title={t('index.sectors')} topics={sectors} nameOf={topicName} />
      <TopicLinks
        title={t('index.occupations')}
        topics={occupations}
        nameOf={topicName}
        after={<ButtonLink to={href('/vagas/de')}>{t('index.allOccupations')}</ButtonLink>}
      />
      <TopicLinks
        title={t('index.places')}
        topics={places}
        nameOf={topicName}
        after={<ButtonLink to={href('/vagas/em')}>{t('index.allPlaces')}</ButtonLink>}
      />
    </div>
  )
}
