import { redirect } from 'react-router'
import { drawSeenPage } from '../../../parts/offline/seen-page.tsx'
import { callsContext, siteContext } from '../../../platform/context.ts'
import { themeOf } from '../../../platform/cookies/theme.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/offline.ts'

/**
 * The page that the service worker stores for when the network is unavailable: the candidate's latest applications and
 * favourites, in a page that needs no other file. Opened with a network, it redirects to the real page.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  if (request.headers.get('sec-fetch-mode') === 'navigate') throw redirect(href('/selective-process'))
  const { selection, jobs } = context.get(callsContext).gateway
  const [applications, favourites] = await Promise.all([
    selection.listProcesses({ page: 1, perPage: 20 }),
    jobs.likedJobs({ page: 1, size: 20 }),
  ])
  const theme = themeOf(request.headers.get('cookie'), context.get(siteContext).publicUrl)
  const { html, policy } = drawSeenPage({ applications, favourites, theme, now: new Date().toISOString() })
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  })
}
