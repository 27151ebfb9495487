import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { refusals } from '@trampolim/phrases/pt-br/refusals.ts'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { callsContext, type Person, personContext, siteContext } from '../../../platform/context.ts'
import { forgetAction, keepAction, keptAction } from '../../../platform/cookies/saved-action.ts'
import { keepsJobs, wayToKeepJobs } from '../job-action.ts'
import { readSearch, type SearchQuery, searchPath } from './search-query.ts'
import { asCall } from './search-results.ts'

/** Creates an alert from the page's search; a visitor is asked to sign in first and then returns. */
export async function createAlertFor({ request, context }: ActionFunctionArgs) {
  const query = readSearch(new URL(request.url).searchParams)
  const { publicUrl } = context.get(siteContext)
  const person = context.get(personContext)
  if (!keepsJobs(person)) {
    const path = searchPath(query, { do: 'alert' })
    throw redirect(wayToKeepJobs(person, path), {
      headers: { 'set-cookie': keepAction('create-alert', path, { now: new Date(), publicUrl }) },
    })
  }
  return redirect(searchPath(query, { alert: await createAlert(context.get(callsContext), query) }))
}

type Saved = {
  calls: Calls
  person: Person | null
  request: Request
  url: URL
  query: SearchQuery
  publicUrl: string
  now: Date
}

/** Creates the alert that the visitor in this browser requested before signing in. */
export async function doSavedAlert({ calls, person, request, url, query, publicUrl, now }: Saved) {
  if (url.searchParams.get('do') !== 'alert') return
  const meant = keepsJobs(person) && keptAction(request, { now, publicUrl })?.path === url.pathname + url.search
  throw redirect(searchPath(query, meant ? { alert: await createAlert(calls, query) } : {}), {
    headers: { 'set-cookie': forgetAction(publicUrl) },
  })
}

/** The results of requesting an alert, as the address states them: why it was refused, or that it was created. */
const refusedOutcomes = [
  'alert_exists',
  'too_many_alerts',
  'occupation_or_location_required',
  'household_work',
] as const
const createdOutcomes = ['created', 'not_understood'] as const
type AlertOutcome = (typeof refusedOutcomes)[number] | (typeof createdOutcomes)[number]

/** What the page says of a requested alert: it was created, and finds jobs only if its words were understood; or why not. */
export type AlertNews = { created: true; understood: boolean } | { refused: string }

/** The page's message on a requested alert; null if none was requested. */
export function alertOutcome(search: URLSearchParams): AlertNews | null {
  const said = search.get('alert')
  const created = createdOutcomes.find((each) => each === said)
  if (created) return { created: true, understood: created === 'created' }
  const refused = refusedOutcomes.find((each) => each === said)
  return refused ? { refused: refusals[refused] } : null
}

/** Creates an alert with the words and filters of a search. */
async function createAlert({ gateway }: Calls, query: SearchQuery): Promise<AlertOutcome> {
  const { page: _page, sort: _sort, jobAges: _jobAges, ...search } = asCall(query)
  try {
    const { understood } = await gateway.alerts.createAlert(search)
    return understood ? 'created' : 'not_understood'
  } catch (problem) {
    const code = refusalOf(problem)?.code
    const refused = refusedOutcomes.find((each) => each === code)
    if (!refused) throw problem
    return refused
  }
}
