import type { Calls } from '@trampolim/contract/client/calls.ts'
import { search } from '@trampolim/phrases/pt-br/search.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { createAlertFor, doSavedAlert } from '../../../parts/jobs/alert-from-search.ts'
import { keepsJobs } from '../../../parts/jobs/job-action.ts'
import { jobCount } from '../../../parts/jobs/job-count.ts'
import { jobView } from '../../../parts/jobs/job-view.ts'
import { SearchBar } from '../../../parts/jobs/search-bar.tsx'
import { filtersInUse, readSearch, searchPath, withoutFilters } from '../../../parts/jobs/search-query.ts'
import { chipsOf, runSearch, type SearchOutcome } from '../../../parts/jobs/search-results.ts'
import { callsContext, personContext, placeContext } from '../../../platform/context.ts'
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
  const job = await jobBeside(calls, outcome, { asked: url.searchParams.get('job'), request })
  return data(
    {
      query,
      outcome,
      chips: chipsOf(query),
      job: job ? jobView(job, now) : null,
      asked: url.searchParams.has('occupation') || url.searchParams.has('location'),
      member: person !== null,
      candidate: keepsJobs(person),
      alertCreated: url.searchParams.has('alert'),
      canonical: publicUrl + searchPath({ ...withoutFilters(query), sort: '', near: '' }),
      now: now.toISOString(),
    },
    outcome.state === 'refused' ? 422 : 200,
  )
}

export const action = createAlertFor

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const { query, canonical, outcome } = loaderData
  return [
    { title: `${titleOf(query)} · Trampolim` },
    { name: 'description', content: t('metaDescription') },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(outcome.state === 'found' && outcome.result.items.length ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { query, outcome, chips, job, asked, member, candidate, alertCreated, now } = loaderData
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
              <h1>{titleOf(query)}</h1>
              <p className={classes.count} role="status">
                {jobCount(outcome.result.total)}
              </p>
            </div>
            <div className={classes.tools}>
              <ActiveFilters chips={chips} clearTo={searchPath(withoutFilters(query))} />
              <SortMenu query={query} sort={outcome.result.sort} candidate={candidate} />
            </div>
          </header>
          {outcome.result.understood.corrected && outcome.result.understood.occupation && (
            <Notice>{t('corrected', { occupation: outcome.result.understood.occupation })}</Notice>
          )}
          {alertCreated && (
            <Notice tone="success" live>
              {t('alertCreated')}
            </Notice>
          )}
          <div className={classes.grid}>
            <FilterPanel groups={outcome.groups} member={member} />
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

function titleOf({ occupation, location, near }: { occupation: string; location: string; near: string }): string {
  const place = location || (near ? t('near').toLowerCase() : '')
  if (occupation && place) return t('titleBoth', { occupation, location: place })
  if (occupation) return t('titleWith', { occupation })
  return place ? t('titleIn', { location: place }) : t('title')
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
