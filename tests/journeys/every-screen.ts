import type { Calls } from '@trampolim/contract/client/calls.ts'
import { type Page as Screen, pages } from '../../web/routes.ts'

/** A screen's address as somebody opens it; `as` says who. */
export type Visit = { path: string; as: 'visitor' | 'ana'; status: number }

/** Values for the paths' names, and queries that show another state of a screen. */
type Examples = { jobId: string; closedJobId?: string; letterId: string }

const screens = pages.filter(({ screen }) => screen.endsWith('.tsx'))
const types = { jobType: 'internship', type: 'professional' }

/** Every screen there is, by its audience as a visitor, as Ana or as both, and the states that have a look of their own. */
export function everyVisit(examples: Examples): Visit[] {
  const ordinary = screens.flatMap((screen) => visitsOf(screen, examples))
  const search = '/search?occupation=Vendedor&location=S%C3%A3o+Paulo%2C+SP'
  const states: Visit[] = [
    { path: search, as: 'visitor', status: 200 },
    { path: `${search}&distance=30&contractType=1`, as: 'ana', status: 200 },
    { path: '/search?occupation=astronauta+de+marte', as: 'visitor', status: 200 },
    { path: '/search?occupation=&location=', as: 'visitor', status: 200 },
    { path: `/jobs/${examples.jobId}?apply`, as: 'ana', status: 200 },
    { path: `/jobs/${'0'.repeat(24)}`, as: 'visitor', status: 404 },
    ...['favourites', 'discarded', 'alerts'].map((tab): Visit => ({ path: `/jobs?tab=${tab}`, as: 'ana', status: 200 })),
    { path: '/curriculum/professional/edit', as: 'ana', status: 200 },
  ]
  return [...ordinary, ...states]
}

/** The ids that the paths need, from the demo world. */
export async function findExamples(calls: Calls): Promise<Examples> {
  const { recent } = await calls.searchJobs.search.popularJobs({})
  const [letter] = await calls.socialMedia.demo.listLetters({})
  return { jobId: recent[0]?.id ?? '', letterId: letter?.id ?? '' }
}

function visitsOf({ path: pattern, audience }: Screen, examples: Examples): Visit[] {
  if (pattern === '*') return [{ path: '/no-such-page', as: 'visitor', status: 404 }]
  if (pattern === '/inactive-profile' || pattern === '/curriculum/:type/create') return []
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => valueOf(name, { pattern, examples }))
  const status = pattern === '/take-action' ? 404 : 200
  const visitor: Visit = { path, as: 'visitor', status }
  const ana: Visit = { path, as: 'ana', status }
  if (audience === 'professional') return [ana]
  if (audience === 'visitor' || audience === 'registering') return [visitor]
  return [visitor, ana]
}

function valueOf(name: string, { pattern, examples }: { pattern: string; examples: Examples }): string {
  if (name === 'jobId') return examples.jobId
  if (name === 'id' && pattern.startsWith('/demo/mailbox')) return examples.letterId
  if (name in types) return types[name as keyof typeof types]
  throw new Error(`no example for :${name} of ${pattern}`)
}
