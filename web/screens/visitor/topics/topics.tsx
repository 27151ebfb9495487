import { topics as phrases } from '@trampolim/phrases/pt-br/topics.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { publicPageTags } from '../../../parts/public-page-tags.ts'
import { TopicLinks } from '../../../parts/topics/topic-links.tsx'
import { topicLinks } from '../../../parts/topics/topic-view.ts'
import { callsContext, siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/topics.ts'
import classes from './topics.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const t = speak(phrases)
  const { listTopics } = context.get(callsContext).searchJobs.search
  const [sectors, places, occupations] = await Promise.all([
    listTopics({ kind: 'sector' }),
    listTopics({ kind: 'place', size: 24 }),
    listTopics({ kind: 'occupation', size: 24 }),
  ])
  return {
    title: t('index.title'),
    lead: t('index.lead'),
    description: t('index.description'),
    sections: [
      { title: t('index.sectors'), links: topicLinks(sectors.items), all: null },
      {
        title: t('index.occupations'),
        links: topicLinks(occupations.items),
        all: { path: href('/vagas/de'), text: t('index.allOccupations') },
      },
      {
        title: t('index.places'),
        links: topicLinks(places.items),
        all: { path: href('/vagas/em'), text: t('index.allPlaces') },
      },
    ],
    canonical: sectors.items.length > 0 ? context.get(siteContext).publicUrl + href('/vagas') : null,
  }
}

export function meta({ loaderData: { title, description, canonical } }: Route.MetaArgs): Route.MetaDescriptors {
  return publicPageTags({ title: `${title} · Trampolim`, description, canonical })
}

export default function Topics({ loaderData: { title, lead, sections } }: Route.ComponentProps) {
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      {sections.map(({ all, ...section }) => (
        <TopicLinks key={section.title} {...section} after={all && <ButtonLink to={all.path}>{all.text}</ButtonLink>} />
      ))}
    </div>
  )
}
