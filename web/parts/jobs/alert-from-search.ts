import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { refusals } from '@trampolim/phrases/pt-br/refusals.ts'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { callsContext, type Person, personContext, placeContext } from '../../platform/context.ts'
import { forgetAction, keepAction, keptAction } from '../../platform/saved-action.ts'
import { keepsJobs } from './job-action.ts'
import { readSearch, type SearchQuery, searchPath } from './search-query.ts'

/** Makes an alert of the search on the page; a visitor signs in first and comes back to it. */
export async function createAlertFor({ request, context }: ActionFunctionArgs) {
  const query = readSearch(new URL(request.url).searchParams)
  const { publicUrl } = context.get(placeContext)
  if (!keepsJobs(context.get(personContext))) {
    const path = searchPath(query, { do: 'alert' })
    throw redirect(`/signin?redirect=${encodeURIComponent(path)}`, {
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

/** Makes the alert that this browser's visitor asked for before signing in. */
export async function doSavedAlert({ calls, person, request, url, query, publicUrl, now }: Saved) {
  if (url.searchParams.get('do') !== 'alert') return
  const meant = keepsJobs(person) && keptAction(request, { now, publicUrl })?.path === url.pathname + url.search
  throw redirect(searchPath(query, meant ? { alert: await createAlert(calls, query) } : {}), {
    headers: { 'set-cookie': forgetAction(publicUrl) },
  })
}

/** What came of asking for an alert, as the address says it: it was created, or why it was refused. */
const outcomes = ['created', 'too_many_alerts', 'occupation_or_location_required'] as const
type AlertOutcome = (typeof outcomes)[number]

/** What the page says of an alert that was asked for on it; null where none was. */
export function alertOutcome(search: URLSearchParams): { created: true } | { refused: string } | null {
  const said = outcomes.find((each) => each === search.get('alert'))
  if (!said) return null
  return said === 'created' ? { created: true } : { refused: refusals[said] }
}

/** One that exists already is as good as a new one. */
async function createAlert({ gateway }: Calls, { occupation, location }: SearchQuery): Promise<AlertOutcome> {
  try {
    await gateway.alerts.createAlert({ occupation, location })
    return 'created'
  } catch (problem) {
    const code = refusalOf(problem)?.code
    if (code === 'alert_exists') return 'created'
    const refused = outcomes.find((each) => each === code)
    if (!refused) throw problem
    return refused
  }
}
