import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { JobKindWord } from '@trampolim/marketplace/reference/job-types.ts'
import type { Sector } from '@trampolim/marketplace/reference/sectors.ts'
import { search } from '@trampolim/phrases/pt-br/search.ts'
import { searchTermLabels } from '@trampolim/phrases/pt-br/search-terms.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useState } from 'react'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { classNames } from '../../../design/class-names.ts'
import { Link } from '../../../design/link.tsx'
import { Notice } from '../../../design/notice.tsx'
import { feedAt } from '../../../parts/feeds/feed-links.ts'
import { keepsJobs } from '../../../parts/jobs/job-action.ts'
import { jobView } from '../../../parts/jobs/job-view.ts'
import { readPopularJobs } from '../../../parts/jobs/popular-jobs.ts'
import { alertOutcome, createAlertFor, doSavedAlert } from '../../../parts/jobs/search/alert-from-search.ts'
import { jobCount } from '../../../parts/jobs/search/job-count.ts'
import { listTitle } from '../../../parts/jobs/search/list-title.ts'
import { useRemembering } from '../../../parts/jobs/search/recent-searches.ts'
import { SearchBar } from '../../../parts/jobs/search/search-bar.tsx'
import {
  filtersInUse,
  isList,
  readSearch,
  type SearchQuery,
  searchPath,
  withoutFilters,
} from '../../../parts/jobs/search/search-query.ts'
import {
  chipsOf,
  type FoundJobs,
  idleFiltersOf,
  runSearch,
  type SearchOutcome,
} from '../../../parts/jobs/search/search-results.ts'
import { searchTitle } from '../../../parts/jobs/search/search-title.ts'
import { useSeeing } from '../../../parts/jobs/seen-jobs.ts'
import { publicPageTags } from '../../../parts/public-page-tags.ts'
import { isPhone } from '../../../platform/browser/is-phone.ts'
import { callsContext, personContext, siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { lastPageInstead } from '../../../platform/last-page.ts'
import type { Route } from './+types/search.ts'
import { ActiveFilters } from './active-filters.tsx'
import { FilterPanel, FilterPanelOpener } from './filter-panel.tsx'
import { NothingFound } from './nothing-found.tsx'
import { ResultList } from './result-list.tsx'
import classes from './search.module.css'
import { SelectedJob } from './selected-job.tsx'
import { SortMenu } from './sort-menu.tsx'
import { Start } from './start.tsx'
import { Explained, RelatedCargos, Understood, UnderstoodChips } from './understood.tsx'
import { WaitingChip, WaitingFilters } from './waiting-filters.tsx'

const t = speak(search)

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const calls = context.get(callsContext)
  const person = context.get(personContext)
  const { publicUrl } = context.get(siteContext)
  const now = new Date()
  const asked = readSearch(url.searchParams)
  const query =
    person || filtersInUse(asked).length === 0 ? asked : { ...withoutFilters(asked), jobType: asked.jobType }
  await doSavedAlert({ calls, person, request, url, query, publicUrl, now })
  const outcome = await runSearch(calls, {
    ...{ query, asked, person },
    explain: url.searchParams.has('explain'),
  })
  const last = outcome.state === 'found' && lastPageOf(outcome.result)
  if (last) throw redirect(searchPath({ ...asked, page: last }))
  const job = await jobBeside(calls, outcome, { id: url.searchParams.get('job'), request })
  return data(
    {
      query,
      /** The search to which links on the page lead: a visitor's filters wait in it until they sign in. */
      linked: asked,
      outcome,
      chips: chipsOf(query),
      idle: idleFiltersOf(query),
      /** The address with the filters, which a visitor can't use before signing in. */
      back: searchPath(asked),
      job: job ? jobView(job, now, nearnessIn(outcome, job.id)) : null,
      /** The job that the person selected, not the first one that is shown by default. */
      chosen: job ? url.searchParams.get('job') : null,
      ...(outcome.state !== 'found' ? await startOf(context, keepsJobs(person)) : { popular: null, fitting: [] }),
      asked: url.searchParams.has('occupation') || url.searchParams.has('location'),
      member: person !== null,
      candidate: keepsJobs(person),
      list: isList(query)
        ? listTitle({ jobType: query.jobType as JobKindWord, sector: (query.sector || null) as Sector | null })
        : null,
      alert: alertOutcome(url.searchParams),
      canonical: publicUrl + canonicalPath(query),
      now: now.toISOString(),
    },
    outcome.state === 'refused' ? 422 : 200,
  )
}

export const action = createAlertFor

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const { query, list, canonical, outcome, asked } = loaderData
  // Search engines find the results of words on the pages of topics, and those of a list on the page of that list.
  const isWorthFinding = list ? outcome.state === 'found' && outcome.result.items.length > 0 : !asked
  const title = titleOf(query, list, outcome)
  const words = { occupation: query.occupation, location: query.location }
  return [
    ...publicPageTags({
      title: `${title} · Trampolim`,
      description: t('metaDescription'),
      canonical,
      isListed: isWorthFinding,
    }),
    ...(asked && outcome.state === 'found' ? [feedAt(href('/search.atom', {}, words), title)] : []),
  ]
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { query, linked, list, outcome, chips, idle, back, job, asked, member, candidate, alert, now } = loaderData
  const { popular, fitting, chosen } = loaderData
  const [filtering, setFiltering] = useState(false)
  useRemembering(outcome.state === 'found' && outcome.result.items.length > 0 ? query : null)
  useSeeing(chosen)
  return (
    <div className={classes.page} data-wide={outcome.state === 'found' || undefined}>
      <div className={classes.bar}>
        <SearchBar
          query={linked}
          near={outcome.state === 'found' && outcome.result.understood.near}
          compact
          fault={outcome.state === 'refused' ? outcome.message : null}
        />
        {outcome.state === 'refused' && outcome.near.length > 0 && (
          <p className={classes.ways}>
            {t('understood.placesLike')}{' '}
            {outcome.near.map(({ label, to }, at) => (
              <span key={label}>
                {at > 0 && ' · '}
                <Link to={to}>{label}</Link>
              </span>
            ))}
          </p>
        )}
      </div>
      {outcome.state !== 'found' ? (
        popular && (
          <Start
            demand={outcome.state === 'refused' ? null : asked ? 'fault' : 'hint'}
            popular={popular}
            fitting={fitting}
            now={now}
          />
        )
      ) : (
        <>
          <header className={classes.head}>
            <div>
              <h1>{titleOf(query, list, outcome)}</h1>
              <p className={classes.count} role="status">
                {jobCount(outcome.result.total)}
              </p>
            </div>
            {!list && (
              <div className={classes.tools}>
                {outcome.result.total.count > 0 && (
                  <SortMenu query={linked} sort={outcome.result.sort} candidate={candidate} />
                )}
                <FilterPanelOpener inUse={chips.length} onOpen={() => setFiltering(true)} />
              </div>
            )}
          </header>
          <div className={classNames(classes.strip, 'sideways')}>
            {outcome.waiting && <WaitingChip labels={outcome.waiting.labels} back={back} />}
            <UnderstoodChips query={linked} understood={outcome.result.understood} />
            <ActiveFilters chips={chips} clearTo={searchPath(withoutFilters(query))} />
          </div>
          <Understood query={linked} understood={outcome.result.understood} />
          <Explained lines={outcome.result.understood.explained} />
          {outcome.waiting && <WaitingFilters labels={outcome.waiting.labels} back={back} />}
          {idle && (
            <div className={classes.idle}>
              <Notice
                title={t('idle.title', { count: idle.length, filters: idle.join(', ') })}
                actions={<ButtonLink to={searchPath(withoutFilters(query))}>{t('idle.clear')}</ButtonLink>}
              >
                {t('idle.text')}
              </Notice>
            </div>
          )}
          {alert && 'created' in alert && !alert.understood && (
            <Notice tone="warn" live>
              {t('alertNotUnderstood')} <Link to={href('/jobs', {}, { tab: 'alerts' })}>{t('yourAlerts')}</Link>
            </Notice>
          )}
          {alert && 'created' in alert && alert.understood && (
            <Notice tone="success" live>
              {t('alertCreated')} {query.filters.jobAges.length > 0 && t('alertAges')}{' '}
              {query.filters.distance.length > 0 && t('alertDistance')}
            </Notice>
          )}
          {alert && 'refused' in alert && (
            <Notice tone="danger" live>
              {alert.refused} {candidate && <Link to={href('/jobs', {}, { tab: 'alerts' })}>{t('yourAlerts')}</Link>}
            </Notice>
          )}
          <div className={classes.grid} data-list={list ? true : undefined}>
            {!list && (
              <FilterPanel
                groups={outcome.groups}
                member={member}
                open={filtering}
                onClose={() => setFiltering(false)}
              />
            )}
            {outcome.result.items.length === 0 ? (
              <NothingFound
                query={query}
                nothing={outcome.result.nothing}
                member={member}
                filtered={chips.length > 0}
              />
            ) : (
              <ResultList query={linked} result={outcome.result} selected={job?.id ?? null} now={now} />
            )}
            <SelectedJob job={job} />
          </div>
          {outcome.result.items.length > 0 && <RelatedCargos query={linked} related={outcome.result.related} />}
        </>
      )}
    </div>
  )
}

function titleOf(query: SearchQuery, list: string | null, outcome: SearchOutcome): string {
  if (list) return list
  if (outcome.state === 'found') return searchTitle(outcome.result.understood)
  const { occupation, location, near } = query
  const place = location || (near ? t('near').toLowerCase() : '')
  if (occupation && place) return t('titleBoth', { occupation, location: place })
  if (occupation) return t('titleWith', { occupation })
  return place ? t('titleIn', { location: place }) : t('title')
}

/** The canonical path for search engines. The list of a kind of jobs has its own page. */
function canonicalPath(query: SearchQuery): string {
  const { jobType, sector, page } = query
  if (isList(query)) return href('/jobs/list/:jobType', { jobType }, { sector, page: page > 1 ? page : null })
  return searchPath({ ...withoutFilters(query), sort: '', near: '' })
}

const lastPageOf = (result: FoundJobs) => lastPageInstead({ ...result, total: result.total.count })

/** The job's distance as shown on its card; null if the job isn't in the list. */
function nearnessIn(outcome: SearchOutcome, jobId: string) {
  return outcome.state === 'found' ? outcome.result.items.find(({ id }) => id === jobId) : undefined
}

const nearJobs = 6

/** The data for the page before a search. */
async function startOf(context: Readonly<RouterContextProvider>, candidate: boolean) {
  const { search } = context.get(callsContext).searchJobs
  const [popular, fitting] = await Promise.all([
    readPopularJobs(context, 8),
    candidate ? search.recommendedJobs({ sort: 'newest', size: nearJobs }) : null,
  ])
  if (fitting?.items.length !== 0) return { popular, fitting: fitting?.items ?? [] }
  // Without a curriculum nothing is recommended, but the home may be known.
  const near = await search.searchJobs({ location: searchTermLabels.nearMe, sort: 'newest', size: nearJobs })
  return { popular, fitting: near.understood.near ? near.items : [] }
}

/**
 * The job shown next to the list: the requested one, otherwise the first; none on phones, which have no space for it.
 */
async function jobBeside(
  { gateway }: Calls,
  outcome: SearchOutcome,
  { id: named, request }: { id: string | null; request: Request },
) {
  if (outcome.state !== 'found') return null
  const onPhone = isPhone(request)
  const id = named ?? (onPhone ? null : outcome.result.items[0]?.id)
  return id ? gateway.jobs.readJob({ id }).catch(() => null) : null
}
