import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
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
  await createAlert(context.get(callsContext), query)
  return redirect(searchPath(query, { alert: 'created' }))
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
  if (meant) await createAlert(calls, query)
  throw redirect(searchPath(query, meant ? { alert: 'created' } : {}), {
    headers: { 'set-cookie': forgetAction(publicUrl) },
  })
}

/** One that exists already is as good as a new one. */
async function createAlert({ gateway }: Calls, { occupation, location }: SearchQuery) {
  try {
    await gateway.alerts.createAlert({ occupation, location })
  } catch (problem) {
    if (refusalOf(problem)?.code !== 'alert_exists') throw problem
  }
}
