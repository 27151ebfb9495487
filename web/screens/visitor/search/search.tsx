import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { JobKindWord } from '@trampolim/marketplace/reference/job-types.ts'
import type { Sector } from '@trampolim/marketplace/reference/sectors.ts'
import { search } from '@trampolim/phrases/pt-br/search.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, Link, redirect } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { alertOutcome, createAlertFor, doSavedAlert } from '../../../parts/jobs/alert-from-search.ts'
import { keepsJobs } from '../../../parts/jobs/job-action.ts'
import { jobCount } from '../../../parts/jobs/job-count.ts'
import { jobView } from '../../../parts/jobs/job-view.ts'
import { listTitle } from '../../../parts/jobs/list-title.ts'
import { SearchBar } from '../../../parts/jobs/search-bar.tsx'
import {
  filtersInUse,
  isList,
  readSearch,
  type SearchQuery,
  searchPath,
  withoutFilters,
} from '../../../parts/jobs/search-query.ts'
import { chipsOf, type FoundJobs, runSearch, type SearchOutcome } from '../../../parts/jobs/search-results.ts'
import { callsContext, personContext, placeContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { lastPageInstead } from '../../../platform/last-page.ts'
import type { Route } from './+types/search.ts'
import { ActiveFilters } from './active-filters.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { ResultList } from './result-list.tsx'
import classes from './search.module.css'
import { SelectedJob } from './selected-job.tsx'
import { SortMenu } from './sort-menu.tsx'

const t = speak('search', search)

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const calls = context.get(callsContext)
  const person = context.get(personContext)
  const { publicUrl } = context.get(placeContext)
  const now = new Date()
  const query = readSearch(url.searchParams)
  await doSavedAlert({ calls, person, request, url, query, publicUrl, now })
  if (!person && filtersInUse(query).length) throw signInWith(url)
  const outcome = await runSearch(calls, query, person)
  const last = outcome.state === 'found' && lastPageOf(outcome.result)
  if (last) throw redirect(searchPath({ ...query, page: last }))
  const job = await jobBeside(calls, outcome, { asked: url.searchParams.get('job'), request })
  return data(
    {
      query,
      outcome,
      chips: chipsOf(query),
      job: job ? jobView(job, now, nearnessIn(outcome, job.id)) : null,
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
  const isWorthFinding =
    outcome.state === 'found' ? outcome.result.items.length > 0 : outcome.state === 'start' && !asked
  return [
    { title: `${titleOf(query, list)} · Trampolim` },
    { name: 'description', content: t('metaDescription') },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(isWorthFinding ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { query, list, outcome, chips, job, asked, member, candidate, alert, now } = loaderData
  return (
    <div className={classes.page}>
      <div className={classes.bar}>
        <SearchBar query={query} compact fault={outcome.state === 'refused' ? outcome.message : null} />
      </div>
      {outcome.state !== 'found' ? (
        <div className={classes.start}>
          <h1>{t('startTitle')}</h1>
          {outcome.state === 'start' && asked && (
            <Notice tone="danger" live>
              {t('needSomething')}
            </Notice>
          )}
          {outcome.state === 'start' && !asked && <p>{t('startText')}</p>}
        </div>
      ) : (
        <>
          <header className={classes.head}>
            <div>
              <h1>{titleOf(query, list)}</h1>
              <p className={classes.count} role="status">
                {jobCount(outcome.result.total)}
              </p>
            </div>
            <div className={classes.tools}>
              <ActiveFilters chips={chips} clearTo={searchPath(withoutFilters(query))} />
              {!list && <SortMenu query={query} sort={outcome.result.sort} candidate={candidate} />}
            </div>
          </header>
          {outcome.result.understood.corrected && outcome.result.understood.occupation && (
            <Notice>{t('corrected', { occupation: outcome.result.understood.occupation })}</Notice>
          )}
          {alert && 'created' in alert && (
            <Notice tone="success" live>
              {t('alertCreated')}
            </Notice>
          )}
          {alert && 'refused' in alert && (
            <Notice tone="danger" live>
              {alert.refused} {candidate && <Link to={href('/jobs', {}, { tab: 'alerts' })}>{t('yourAlerts')}</Link>}
            </Notice>
          )}
          <div className={classes.grid} data-list={list ? true : undefined}>
            {!list && <FilterPanel groups={outcome.groups} member={member} />}
            {outcome.result.items.length === 0 ? (
              <EmptyState
                title={t('emptyTitle')}
                text={t('emptyText')}
                actions={
                  chips.length > 0 && (
                    <ButtonLink look="main" to={searchPath(withoutFilters(query))}>
                      {t('emptyClear')}
                    </ButtonLink>
                  )
                }
              />
            ) : (
              <ResultList query={query} result={outcome.result} selected={job?.id ?? null} now={now} />
            )}
            <SelectedJob job={job} />
          </div>
        </>
      )}
    </div>
  )
}

function titleOf(query: SearchQuery, list: string | null): string {
  if (list) return list
  const { occupation, location, near } = query
  const place = location || (near ? t('near').toLowerCase() : '')
  if (occupation && place) return t('titleBoth', { occupation, location: place })
  if (occupation) return t('titleWith', { occupation })
  return place ? t('titleIn', { location: place }) : t('title')
}

/** Where search engines find it: a list of a kind has a page of its own. */
function canonicalPath(query: SearchQuery): string {
  const { jobType, sector, page } = query
  if (isList(query)) return href('/jobs/list/:jobType', { jobType }, { sector, page: page > 1 ? page : null })
  return searchPath({ ...withoutFilters(query), sort: '', near: '' })
}

const lastPageOf = (result: FoundJobs) => lastPageInstead({ ...result, total: result.total.count })

/** How far the job is as its card says; null where it isn't in the list. */
function nearnessIn(outcome: SearchOutcome, jobId: string) {
  return outcome.state === 'found' ? outcome.result.items.find(({ id }) => id === jobId) : undefined
}

/** A visitor's filter waits at sign-in, which leads back to this very search. */
function signInWith(url: URL): Response {
  return new Response(null, {
    status: 302,
    headers: { location: `/signin?redirect=${encodeURIComponent(url.pathname + url.search)}` },
  })
}

/** The job shown beside the list: the one asked for, else the first; phones have no room for it. */
async function jobBeside(
  { gateway }: Calls,
  outcome: SearchOutcome,
  { asked, request }: { asked: string | null; request: Request },
) {
  if (outcome.state !== 'found') return null
  const onPhone = /Mobi/.test(request.headers.get('user-agent') ?? '')
  const id = asked ?? (onPhone ? null : outcome.result.items[0]?.id)
  return id ? gateway.jobs.readJob({ id }).catch(() => null) : null
}
