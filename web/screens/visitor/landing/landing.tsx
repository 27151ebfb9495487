import { landing } from '@trampolim/phrases/pt-br/landing.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Notice } from '../../../design/notice.tsx'
import { readPopularJobs } from '../../../parts/jobs/popular-jobs.ts'
import { publicPageTags } from '../../../parts/public-page-tags.ts'
import { siteContext, structuredDataContext } from '../../../platform/context.ts'
import type { Route } from './+types/landing.ts'
import { Hero } from './hero.tsx'
import classes from './landing.module.css'
import { Closing, commonSearches, KnowWhereYouAre, PopularJobs, Promises } from './landing-parts.tsx'
import { ourSite, ourselves } from './ourselves.ts'
import { Sectors } from './sectors.tsx'

const t = speak(landing)

export async function loader({ request, context }: Route.LoaderArgs) {
  const popular = await readPopularJobs(context, 6)
  const { publicUrl } = context.get(siteContext)
  context.set(structuredDataContext, [ourselves(publicUrl), ourSite(publicUrl)])
  return {
    ...popular,
    deleted: new URL(request.url).searchParams.get('deleted') === 'account',
    canonical: `${publicUrl}/`,
    now: new Date().toISOString(),
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return publicPageTags({ title: t('title'), description: t('description'), canonical: loaderData.canonical })
}

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { sectors, open, now, deleted } = loaderData
  return (
    <>
      {deleted && (
        <div className={classes.band}>
          <Notice tone="success" live>
            {t('deleted')}
          </Notice>
        </div>
      )}
      <Hero common={commonSearches(loaderData)} />
      <KnowWhereYouAre />
      <Sectors sectors={sectors} open={open} />
      <PopularJobs popular={loaderData} now={now} />
      <Promises />
      <Closing />
    </>
  )
}
