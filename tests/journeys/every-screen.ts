import { pages, type Page as Screen } from '../../web/routes.ts'

/** A screen as somebody opens it: its address, which may have `:jobId` and `:letterId` to be filled in, and who. */
export type Visit = { path: string; as: 'visitor' | 'ana' | 'davi' | 'newcomer'; status: number }

const values: Readonly<Record<string, string>> = { jobType: 'internship', type: 'professional', id: ':letterId' }
const byVisitor = (path: string, status = 200): Visit => ({ path, as: 'visitor', status })
const byAna = (path: string, status = 200): Visit => ({ path, as: 'ana', status })

/** Every screen of the table of pages, by its audience as a visitor, as Ana or as both; where that shows nothing, as somebody else. */
export const screens: readonly Visit[] = pages.filter(({ screen }) => screen.endsWith('.tsx')).flatMap(visitsOf)

/** Other states of these screens that have a look of their own. */
export const states: readonly Visit[] = [
  byVisitor('/search?occupation=Vendedor&location=S%C3%A3o+Paulo%2C+SP'),
  byAna('/search?occupation=Vendedor&location=S%C3%A3o+Paulo%2C+SP&distance=30&contractType=1'),
  byVisitor('/search?occupation=&location='),
  byVisitor('/search?location=Cidade+que+n%C3%A3o+existe', 422),
  byAna('/jobs/:jobId?apply'),
  byVisitor(`/jobs/${'0'.repeat(24)}`, 404),
  byAna('/jobs?tab=favourites'),
  byAna('/jobs?tab=discarded'),
  byAna('/jobs?tab=alerts'),
]

function visitsOf({ path: pattern, audience }: Screen): Visit[] {
  if (pattern === '*') return [byVisitor('/no-such-page', 404)]
  // Ana's profile is active and her curriculums are written, so these are for others.
  if (pattern === '/inactive-profile') return [{ path: pattern, as: 'davi', status: 200 }]
  if (pattern === '/curriculum/:type/create')
    return [{ path: '/curriculum/professional/create', as: 'newcomer', status: 200 }]
  const path = pattern.replace(/:(\w+)/g, (name, key: string) => values[key] ?? name)
  const status = pattern === '/take-action' ? 404 : 200
  if (audience === 'professional') return [byAna(path, status)]
  if (audience === 'visitor' || audience === 'registering') return [byVisitor(path, status)]
  return [byVisitor(path, status), byAna(path, status)]
}
