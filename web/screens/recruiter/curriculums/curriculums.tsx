import { curriculumSearch } from '@trampolim/phrases/pt-br/curriculum-search.ts'
import { inviting as invitingPhrases } from '@trampolim/phrases/pt-br/inviting.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useState } from 'react'
import { data, Form, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { Breadcrumbs, PageBody, PageHead } from '../../../design/page-head.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { doConsentIntent } from '../../../parts/consent-requests/do-consent-intent.ts'
import { filtersUsed } from '../../../parts/curriculum-search/asked-people.ts'
import { doWatchIntent } from '../../../parts/curriculum-search/do-watch-intent.ts'
import { FacetOpener, FacetPanel } from '../../../parts/curriculum-search/facet-panel.tsx'
import { Comparison, OpenPerson, OverLimit } from '../../../parts/curriculum-search/open-person.tsx'
import { PeopleChips, PeopleForm } from '../../../parts/curriculum-search/people-form.tsx'
import {
  filtersInUse,
  newQuery,
  type PeopleQuery,
  peoplePath,
  readPeopleQuery,
  withoutFilters,
} from '../../../parts/curriculum-search/people-query.ts'
import { facetGroups, personView } from '../../../parts/curriculum-search/people-view.ts'
import { PersonList } from '../../../parts/curriculum-search/person-row.tsx'
import { readPerson, searchPeople } from '../../../parts/curriculum-search/read-people.ts'
import { Understood } from '../../../parts/curriculum-search/understood.tsx'
import { WatchedSearches, WatchForm } from '../../../parts/curriculum-search/watched.tsx'
import { watchedView } from '../../../parts/curriculum-search/watched-view.ts'
import { ListPager } from '../../../parts/list-pager.tsx'
import { findsPeople } from '../../../parts/recruiter-jobs/actions/job-actions.ts'
import { isWorthReading, nothingChanged } from '../../../parts/selection-board/board/moves/without-network.ts'
import { candidacyIntentFrom } from '../../../parts/selection-board/candidacy-intent.ts'
import { doCandidacyIntent } from '../../../parts/selection-board/do-candidacy-intent.ts'
import { doInviteIntent } from '../../../parts/selection-board/invite/do-invite-intent.ts'
import { inviteIntentFrom } from '../../../parts/selection-board/invite/invite-intent.ts'
import { orIfUnanswered } from '../../../platform/browser/if-unanswered.ts'
import { isPhone } from '../../../platform/browser/is-phone.ts'
import { callsContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { lastPageInstead } from '../../../platform/last-page.ts'
import type { Route } from './+types/curriculums.ts'
import classes from './curriculums.module.css'

const t = speak(curriculumSearch)
const inviteText = speak(invitingPhrases)

export async function loader({ url, request, context }: Route.LoaderArgs) {
  const calls = context.get(callsContext)
  const query = readPeopleQuery(url.searchParams)
  const [searched, ownJobs] = await Promise.all([
    searchPeople(calls, query),
    calls.gateway.recruiterJobs.listOwnJobs({ pagination: false }),
  ])
  const jobs = ownJobs.items
    .filter(({ id, status }) => id === query.job || findsPeople(status))
    .map(({ id, jobName, city }) => ({ id, name: `${jobName} (${city})` }))
  const job = ownJobs.items.find(({ id }) => id === query.job) ?? null
  const understood = searched.found?.understood ?? null
  const chips = filtersUsed(query, { ...searched, understood }).map(({ label, without }) => ({
    label,
    to: peoplePath(without),
  }))
  // On a phone, people are shown first and the form is folded.
  const folded = isPhone(request)
  const head = { query, folded, jobs, jobName: job?.jobName ?? null, chips, faults: searched.faults }
  if (searched.locked) return { ...head, locked: searched.locked, found: null }
  const { found } = searched
  const last = lastPageInstead({ ...found, total: found.total.count })
  if (last) throw redirect(peoplePath({ ...query, page: last }))
  const [watched, open, ...compared] = await Promise.all([
    calls.searchCv.search.listWatchedSearches({}),
    query.cv ? readPerson(calls, { job: query.job, cvId: query.cv }) : null,
    ...query.compare.map((cvId) => readPerson(calls, { job: query.job, cvId })),
  ])
  const now = new Date()
  return {
    ...head,
    locked: null,
    found: {
      people: found.items.map((each) => personView(each, { now, since: query.since })),
      page: found.page,
      size: found.size,
      total: found.total,
      mayUseAge: found.mayUseAge,
      understood,
      groups: facetGroups(found.facets, query),
      watched: watched.map(watchedView),
      person: open?.person ?? null,
      compared: compared.map(({ person }) => person),
      limit: [open, ...compared].find((each) => each?.limit)?.limit ?? null,
      suggested:
        chips
          .map(({ label }) => label)
          .join(' · ')
          .slice(0, 80) ||
        job?.jobName ||
        t('watched.everybody'),
    },
  }
}

/** Likes or invites people, and saves, opens or removes watched searches. */
export async function action({ request, context }: Route.ActionArgs) {
  const calls = context.get(callsContext)
  const form = await request.formData()
  const query = readPeopleQuery(new URL(request.url).searchParams)
  const watch = await doWatchIntent(calls, query, form)
  if (watch) return data({ ok: watch.ok, text: watch.text, undo: null }, watch.status)
  const consent = await doConsentIntent(calls, form, query.job)
  if (consent) {
    const { status, ...outcome } = consent
    return data(outcome, status)
  }
  const inviting = inviteIntentFrom(form)
  if (query.job && inviting) {
    const { status, ...outcome } = await doInviteIntent(calls, query.job, inviting)
    return data(outcome, status)
  }
  const asked = candidacyIntentFrom(form)
  if (!query.job || (asked?.intent !== 'like' && asked?.intent !== 'unlike')) throw data(null, 400)
  const { status, ...outcome } = await doCandidacyIntent(calls, query.job, asked)
  return data(outcome, status)
}

export const clientAction = (asked: Route.ClientActionArgs) => orIfUnanswered(asked, nothingChanged)

export const shouldRevalidate = (asked: ShouldRevalidateFunctionArgs) => isWorthReading(asked)

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('title')} · Trampolim` }]
}

export default function Curriculums({ loaderData, actionData }: Route.ComponentProps) {
  const { query, folded, jobs, jobName, chips, faults, locked, found } = loaderData
  const [filtering, setFiltering] = useState(false)
  const open = query.cv ? 'person' : query.compare.length > 0 ? 'comparison' : undefined
  return (
    <PageBody>
      <PageHead
        crumbs={
          <Breadcrumbs
            label={t('crumbs')}
            crumbs={
              query.job
                ? [
                    {
                      to: href('/recruiter/job/:jobId/selective-process', { jobId: query.job }),
                      text: jobName ?? t('jobs'),
                    },
                  ]
                : [{ to: href('/recruiter/dashboard'), text: t('home') }]
            }
          />
        }
        title={t('title')}
        text={<span className={classes.intro}>{t('text')}</span>}
      />
      <div className={classes.body} data-open={open}>
        {actionData?.text && (
          <div className={classes.said}>
            <Notice
              tone={actionData.ok ? 'success' : 'danger'}
              live
              actions={
                actionData.undo &&
                'inviteId' in actionData.undo && (
                  <Form method="post" action={peoplePath(query)}>
                    {Object.entries(actionData.undo).map(([name, value]) => (
                      <input key={name} type="hidden" name={name} value={value} />
                    ))}
                    <Button type="submit">{inviteText('undo')}</Button>
                  </Form>
                )
              }
            >
              {actionData.text}
            </Notice>
          </div>
        )}
        {locked && <LockedNotice locked={locked} hasJob={query.job !== ''} />}
        {found && (
          <>
            <div className={classes.bar}>
              <PeopleForm query={query} folded={folded} jobs={jobs} faults={faults} mayUseAge={found.mayUseAge} />
              <FacetOpener onOpen={() => setFiltering(true)} />
              <PeopleChips query={query} chips={chips} />
              {found.understood && <Understood query={query} understood={found.understood} />}
              <p className={classes.count} role="status">
                {countText(found.total)}
              </p>
            </div>
            <div className={classes.grid} data-open={open}>
              <FacetPanel groups={found.groups} open={filtering} onClose={() => setFiltering(false)} />
              <div className={classes.people}>
                <section aria-label={t('people')} className={classes.people}>
                  {found.people.length === 0 ? (
                    <Nobody query={query} />
                  ) : (
                    <>
                      <h2 className="unseen">{t('people')}</h2>
                      <PersonList people={found.people} query={query} />
                    </>
                  )}
                  <ListPager
                    page={found.page}
                    pages={Math.ceil(found.total.count / found.size)}
                    to={(page) => peoplePath({ ...query, cv: '', page })}
                    label={t('pages')}
                  />
                  {query.job && <p className={classes.count}>{t('inSelection')}</p>}
                </section>
                <WatchForm suggested={found.suggested} here={peoplePath({ ...query, cv: '', compare: [] })} />
                <WatchedSearches searches={found.watched} />
              </div>
              {open && (
                <div className={classes.person}>
                  {found.limit ? (
                    <OverLimit message={found.limit} query={query} />
                  ) : query.compare.length > 0 ? (
                    <Comparison people={found.compared} query={query} />
                  ) : (
                    <OpenPerson person={found.person} query={query} />
                  )}
                </div>
              )}
            </div>
          </>
        )}
      </div>
    </PageBody>
  )
}

function countText({ count, more }: { count: number; more: boolean }): string {
  if (count === 0) return t('foundNobody')
  return more ? t('moreThan', { count }) : t('found', { count })
}

/** Explains why nobody was found, and what to do. */
function Nobody({ query }: { query: PeopleQuery }) {
  if (filtersInUse(query).length === 0) return <EmptyState title={t('noneAtAll')} text={t('noneAtAllText')} />
  return (
    <EmptyState
      title={t('none')}
      text={t('noneText')}
      actions={
        <ButtonLink look="main" to={peoplePath(withoutFilters(query))}>
          {t('clear')}
        </ButtonLink>
      }
    />
  )
}

type Locked = NonNullable<Route.ComponentProps['loaderData']['locked']>

/** Explains why the recruiter can't search for people yet, and what is required first. */
function LockedNotice({ locked, hasJob }: { locked: Locked; hasJob: boolean }) {
  return (
    <Notice
      tone="warn"
      title={t('locked.title')}
      actions={
        locked === 'no_approved_job' ? (
          <ButtonLink look="main" to={href('/recruiter/job/create')}>
            {t('locked.publish')}
          </ButtonLink>
        ) : (
          locked === 'job_not_approved' &&
          hasJob && <ButtonLink to={peoplePath(newQuery())}>{t('locked.withoutJob')}</ButtonLink>
        )
      }
    >
      {t(`locked.${locked}`)}
    </Notice>
  )
}
