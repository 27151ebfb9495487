import { longestContentSearch } from '@trampolim/marketplace/content/articles.ts'
import { helpAudiences } from '@trampolim/marketplace/help/topics.ts'
import { mostPerPage } from '@trampolim/marketplace/jobs/search.ts'
import { marketplace } from '@trampolim/phrases/pt-br/marketplace.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { ListSearch } from '../../../design/list-search.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { ToolList } from '../../../parts/calculators/tool-list.tsx'
import { calculatorLink, calculatorLinks, modelLink, type ToolLink } from '../../../parts/calculators/tools.ts'
import { FeedLink } from '../../../parts/feeds/feed-link.tsx'
import { feedAt } from '../../../parts/feeds/feed-links.ts'
import { publicPageTags } from '../../../parts/public-page-tags.ts'
import { callsContext, siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/marketplace.ts'
import classes from './marketplace.module.css'

const t = speak({
  title: marketplace.title,
  text: marketplace.text,
  description: marketplace.description,
  candidate: marketplace.candidate,
  recruiter: marketplace.recruiter,
  calculators: marketplace.calculators,
  models: marketplace.models,
  feed: marketplace.feed,
  ...marketplace.list,
})
const feed = feedAt(href('/marketplace.atom'), t('feed'))

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { tools } = context.get(callsContext).socialMedia
  const text = (searchParams.get('q') ?? '').trim().slice(0, longestContentSearch)
  const asked = { text, size: mostPerPage }
  const [models, calculators] = await Promise.all([tools.listModels(asked), text ? tools.listCalculators(asked) : null])
  return {
    text,
    canonical: text ? null : context.get(siteContext).publicUrl + href('/marketplace'),
    groups: calculators
      ? []
      : helpAudiences.map((audience) => ({
          audience,
          calculators: calculatorLinks(audience),
          models: models.items.filter((each) => each.audience === audience).map(modelLink),
        })),
    found: calculators && {
      calculators: calculators.items.map(calculatorLink),
      models: models.items.map(modelLink),
    },
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const page = { title: `${t('title')} · Trampolim`, description: t('description') }
  return [...publicPageTags({ ...page, canonical: loaderData?.canonical }), feed]
}

export default function Marketplace({ loaderData: { text, groups, found } }: Route.ComponentProps) {
  return (
    <PageBody>
      <PageHead title={t('title')} text={t('text')} />
      <div className={classes.body}>
        <ListSearch words={{ label: t('search'), value: text, most: longestContentSearch }} submit={t('submit')} />
        {found ? (
          <Found {...found} />
        ) : (
          <div className={classes.groups}>
            {groups.map(({ audience, calculators, models }) => (
              <section key={audience} className={classes.group} aria-labelledby={audience}>
                <h2 id={audience}>{t(audience)}</h2>
                <div>
                  <h3 id={`${audience}-calculators`}>{t('calculators')}</h3>
                  <ToolList tools={calculators} labelledBy={`${audience}-calculators`} />
                </div>
                <div>
                  <h3 id={`${audience}-models`}>{t('models')}</h3>
                  <ToolList tools={models} labelledBy={`${audience}-models`} />
                </div>
              </section>
            ))}
          </div>
        )}
        <FeedLink feed={feed} text={t('subscribe')} hint={t('subscribeText')} />
      </div>
    </PageBody>
  )
}

/** The tools that fit what was typed. */
function Found({ calculators, models }: { calculators: readonly ToolLink[]; models: readonly ToolLink[] }) {
  const all = <ButtonLink to={href('/marketplace')}>{t('showAll')}</ButtonLink>
  const count = calculators.length + models.length
  if (count === 0) return <EmptyState title={t('none')} text={t('noneText')} actions={all} />
  const groups = [
    { name: 'calculators', tools: calculators },
    { name: 'models', tools: models },
  ] as const
  return (
    <>
      <p role="status">{t('count', { count })}</p>
      <div className={classes.groups}>
        {groups
          .filter(({ tools }) => tools.length > 0)
          .map(({ name, tools }) => (
            <section key={name} aria-labelledby={name}>
              <h2 id={name}>{t(name)}</h2>
              <ToolList tools={tools} labelledBy={name} />
            </section>
          ))}
      </div>
      <div>{all}</div>
    </>
  )
}
