import { landing } from '@trampolim/phrases/pt-br/landing.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { readPopularJobs } from '../../../parts/jobs/popular-jobs.ts'
import { siteContext } from '../../../platform/context.ts'
import { Hero } from '../landing/hero.tsx'
import { Closing, commonSearches, KnowWhereYouAre, PopularJobs, Promises } from '../landing/landing-parts.tsx'
import { Sectors } from '../landing/sectors.tsx'
import type { Route } from './+types/campaign-landing.ts'

const t = speak({ title: landing.title, description: landing.description })

export async function loader({ context }: Route.LoaderArgs) {
  const popular = await readPopularJobs(context, 6)
  return { ...popular, canonical: `${context.get(siteContext).publicUrl}/`, now: new Date().toISOString() }
}

/** Search engines are told that there is only one landing page: `/`. */
export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: t('title') },
    { name: 'description', content: t('description') },
    { name: 'robots', content: 'noindex' },
    { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
  ]
}

/**
 * The landing page of campaigns, for people who don't know the product yet: it first explains what is different here
 * and how to begin, then shows the jobs.
 */
export default function CampaignLanding({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero common={commonSearches(loaderData)} />
      <Promises />
      <Closing />
      <KnowWhereYouAre />
      <PopularJobs popular={loaderData} now={loaderData.now} />
      <Sectors sectors={loaderData.sectors} open={loaderData.open} />
    </>
  )
}
