import { jobKindWords } from '@trampolim/marketplace/reference/job-types.ts'
import { sectors } from '@trampolim/marketplace/reference/sectors.ts'
import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { search } from '@trampolim/phrases/pt-br/search.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { JobCard } from '../../../parts/jobs/job-card.tsx'
import { LikeButton } from '../../../parts/jobs/like-button.tsx'
import { jobCount } from '../../../parts/jobs/search/job-count.ts'
import { listTitle } from '../../../parts/jobs/search/list-title.ts'
import { SearchBar } from '../../../parts/jobs/search/search-bar.tsx'
import { ListPager } from '../../../parts/list-pager.tsx'
import { publicPageTags } from '../../../parts/public-page-tags.ts'
import { callsContext, siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { lastPageInstead, pageAsked } from '../../../platform/last-page.ts'
import type { Route } from './+types/job-list.ts'
import classes from './job-list.module.css'

const t = speak(jobs)
const s = speak({ pages: search.pages })

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const calls = context.get(callsContext).searchJobs.search
  const { jobType } = params
  if (!jobKindWords.has(jobType)) throw data(null, 404)
  const query = new URL(request.url).searchParams
  const page = pageAsked(query)
  const asked = query.get('sector')
  const sector = sectors.has(asked) ? asked : null
  const found = sector ? await calls.jobsOfSector({ sector, jobType, page }) : await calls.jobsOfKind({ jobType, page })
  const pathOf = (number: number) =>
    href('/jobs/list/:jobType', { jobType }, { sector, page: number > 1 ? number : null })
  const last = lastPageInstead({ ...found, total: found.total.count })
  if (last) throw redirect(pathOf(last))
  // A sector has its own address below /vagas, and an empty list is not worth listing in search engines.
  const isListed = !sector && found.items.length > 0
  const canonical = isListed ? context.get(siteContext).publicUrl + pathOf(page) : null
  return { ...found, jobType, sector, canonical, now: new Date().toISOString() }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ name: 'robots', content: 'noindex' }]
  return publicPageTags({
    title: `${listTitle(loaderData)} · Trampolim`,
    description: t(`list.intro_${loaderData.jobType}`),
    canonical: loaderData.canonical,
  })
}

export default function JobList({ loaderData }: Route.ComponentProps) {
  const { items, page, size, total, jobType, sector, now } = loaderData
  const to = (number: number) => href('/jobs/list/:jobType', { jobType }, { sector, page: number > 1 ? number : null })
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>{listTitle(loaderData)}</h1>
        <p>
          {t(`list.intro_${jobType}`)} {jobCount(total)}.
        </p>
        <SearchBar compact="row" />
      </header>
      {items.length === 0 ? (
        <EmptyState
          title={t('list.empty')}
          text={t('list.emptyText')}
          actions={
            <ButtonLink look="main" to={href('/search')}>
              {t('list.search')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <ul className={classes.list}>
            {items.map((job) => (
              <li key={job.id}>
                <JobCard
                  row
                  job={job}
                  now={now}
                  actions={<LikeButton job={{ id: job.id, name: job.jobName }} liked={job.liked} />}
                />
              </li>
            ))}
          </ul>
          <ListPager page={page} pages={Math.ceil(total.count / size)} to={to} label={s('pages')} />
        </>
      )}
    </div>
  )
}
