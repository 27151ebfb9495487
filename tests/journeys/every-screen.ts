import { laterParts } from '@trampolim/marketplace/registration/later-parts.ts'
import { pages, type Page as Screen } from '../../web/routes.ts'

/** A screen as a person opens it: its address, whose `:names` are ids to be found (found-ids.ts), and the person. */
export type Visit = {
  path: string
  as: 'visitor' | 'ana' | 'davi' | 'lia' | 'newcomer' | 'bruno' | 'carla' | 'nina' | 'rita'
  status: number
}

const values: Readonly<Record<string, string>> = {
  jobType: 'internship',
  type: 'professional',
  id: ':letterId',
  tool: 'termination',
  model: 'trial-contract',
  sector: ':sectorWord',
  occupation: ':occupationWord',
  place: ':placeWord',
}
const recruitersValues: Readonly<Record<string, string>> = {
  jobId: ':openJob',
  cvId: ':finalist',
  noticeId: ':ownNotice',
}
const byVisitor = (path: string, status = 200): Visit => ({ path, as: 'visitor', status })
const byAna = (path: string, status = 200): Visit => ({ path, as: 'ana', status })
const byDavi = (path: string): Visit => ({ path, as: 'davi', status: 200 })
const byLia = (path: string): Visit => ({ path, as: 'lia', status: 200 })
const byBruno = (path: string, status = 200): Visit => ({ path, as: 'bruno', status })
const byCarla = (path: string): Visit => ({ path, as: 'carla', status: 200 })
const byNina = (path: string): Visit => ({ path, as: 'nina', status: 200 })
const byRita = (path: string): Visit => ({ path, as: 'rita', status: 200 })

/** The pages with texts from the folder `content`. */
const helpVisits: Readonly<Record<string, readonly Visit[]>> = {
  '/help': [byVisitor('/help'), byAna('/help')],
  '/help/:type': [byVisitor('/help/entrevistas')],
  '/recruiter/help/:type': [byVisitor('/recruiter/help/selecao')],
  '/news/:slug': [byVisitor('/news/golpes-em-vagas-como-reconhecer')],
  '/courses/:slug': [byVisitor('/courses/avamec')],
}

/**
 * Every screen of the table of pages: by its audience as a visitor, as Ana or as both; as another person if those would
 * see nothing.
 */
export const screens: readonly Visit[] = pages.filter(({ screen }) => screen.endsWith('.tsx')).flatMap(visitsOf)

const selection = '/recruiter/job/:openJob/selective-process'

/** Other states of these screens that look different. */
export const states: readonly Visit[] = [
  byVisitor('/search?occupation=Vendedor&location=S%C3%A3o+Paulo%2C+SP'),
  byAna('/search?occupation=Vendedor&location=S%C3%A3o+Paulo%2C+SP&distance=30&contractType=1'),
  byVisitor('/search?occupation=&location='),
  byVisitor('/search?location=Cidade+que+n%C3%A3o+existe', 422),
  byVisitor('/classifieds?state=AC'),
  byVisitor(`/classifieds/${'0'.repeat(24)}`, 404),
  byBruno('/recruiter/notices?ask=:ownNotice'),
  byVisitor('/help?q=esqueci+minha+senha'),
  byVisitor('/help?q=xyzzy'),
  byVisitor('/help/entrevistas?rated=mudar-entrevista&helped=false'),
  byVisitor('/courses?area=tecnologia&q=xyzzy'),
  byVisitor('/marketplace?q=pedir+as+contas'),
  byVisitor('/marketplace?q=xyzzy'),
  byVisitor('/marketplace/net-salary?salary=6.000%2C50&dependants=1&transport=300&alimony=100&other=50'),
  byVisitor('/marketplace/thirteenth-salary?salary=5000&months=7'),
  byVisitor('/marketplace/vacation?salary=3000&days=20&sold=10'),
  byVisitor(
    '/marketplace/termination?salary=900.000&reason=agreement&admission=2020-03-11&lastDay=2026-09-20&notice=notWorked&vacationsDue=2',
  ),
  byVisitor('/marketplace/clt-or-pj?salary=30.000&benefits=800&accountant=300'),
  byVisitor('/marketplace/fgts?salary=2000&contract=apprentice'),
  byVisitor('/marketplace/employee-cost?salary=2500&regime=general&risk=high&transport=300&benefits=500'),
  byVisitor('/marketplace/termination?salary=muito&admission=31%2F02%2F2026&vacationsDue=3', 422),
  byAna('/curriculum/internship/edit'),
  byAna('/curriculum/apprentice/edit'),
  byAna('/curriculum/professional/edit?section=curriculum'),
  byAna('/curriculum/professional/edit?section=experience'),
  byAna('/curriculum/internship/edit?section=internship'),
  byAna('/curriculum/apprentice/edit?section=disability'),
  byAna('/curriculum/professional/edit?file=true'),
  { path: '/curriculum/internship/create', as: 'newcomer', status: 200 },
  ...laterParts.map(
    (part): Visit => ({ path: `/register/professional/complete?step=${part}`, as: 'newcomer', status: 200 }),
  ),
  { path: '/dashboard', as: 'newcomer', status: 200 },
  byDavi('/register'),
  byRita('/recruiter/register'),
  byAna('/jobs/:jobId?apply'),
  byVisitor(`/jobs/${'0'.repeat(24)}`, 404),
  byVisitor('/redirect?to=javascript%3Aalert(1)', 422),
  byVisitor('/signin?network=google&failed=refused'),
  byAna('/profile/access?ask=linkedin'),
  byAna('/profile/access?ask=codes'),
  byVisitor('/signin?passkey=unknown'),
  byAna('/profile/privacy'),
  byAna('/profile/privacy?delete=once'),
  byBruno('/recruiter/messages?job=:openJob&candidate=:talkedTo'),
  byAna('/messages/:ownTalk?report=true'),
  byCarla('/recruiter/messages'),
  byBruno('/recruiter/interviews?view=day'),
  byBruno('/recruiter/interviews?view=list'),
  byBruno('/recruiter/interviews?new=true'),
  byBruno('/recruiter/interviews?group=past'),
  byBruno('/recruiter/interviews?group=slots'),
  byBruno('/recruiter/interviews?group=canceled'),
  byCarla('/recruiter/interviews'),
  { path: '/interviews', as: 'newcomer', status: 200 },
  byAna('/interviews?answered=confirmed'),
  byAna('/interviews?chosen=taken'),
  byAna('/notifications?after=ffffffffffffffffffffffff'),
  { path: '/messages', as: 'newcomer', status: 200 },
  byAna('/jobs?tab=favourites'),
  byAna('/jobs?tab=discarded'),
  byAna('/jobs?tab=alerts'),
  byAna('/selective-process?step=invitations'),
  byLia('/selective-process?step=finalists'),
  byLia('/selective-process?step=discarded'),
  byLia('/dashboard'),
  byVisitor('/take-action?kind=receipt'),
  byVisitor('/take-action?code=00000-00000-00000-00000', 404),
  byAna('/profile?edit=true'),
  byAna('/profile?picture=choose'),
  byAna('/profile?tab=changePassword'),
  byAna('/profile?tab=curriculums'),
  byAna('/profile?tab=availability'),
  byAna('/profile?tab=notifications'),
  byBruno('/recruiter/jobs?mode=analysis'),
  byBruno('/recruiter/jobs?filter=nada+com+este+nome'),
  byBruno('/recruiter/job/:waitingJob/job-details'),
  byBruno('/recruiter/job/:rejectedJob/job-details'),
  byBruno('/recruiter/job/:changingJob/job-details'),
  byBruno('/recruiter/job/:openJob/job-details?ask=finish'),
  byBruno('/recruiter/job/:openJob/job-details?ask=deleteAgain'),
  byBruno(`/recruiter/job/${'0'.repeat(24)}/job-details`, 404),
  byBruno('/recruiter/job/create?from=:openJob'),
  byBruno(`${selection}?step=curriculums&list=recommended`),
  byBruno(`${selection}?step=curriculums&list=invited`),
  byBruno(`${selection}?step=curriculums&list=kept`),
  byBruno(`${selection}?step=finalists`),
  byBruno(`${selection}?step=discarded`),
  byBruno(`${selection}?name=ningu%C3%A9m+com+este+nome`),
  byBruno(`${selection}?candidate=:finalist`),
  byBruno(`${selection}?candidate=${'0'.repeat(24)}`, 404),
  byBruno(`${selection}/cv-details/:finalist?tab=requirements`),
  byBruno(`${selection}/cv-details/:finalist?tab=curriculum`),
  byBruno(`${selection}/cv-details/:finalist?tab=notes`),
  byBruno(`${selection}/cv-details/:finalist?tab=scores`),
  byBruno(`${selection}/cv-details/:finalist?tab=history`),
  byBruno(`${selection}/cv-details/:finalist?discard=true`),
  byBruno(`${selection}/cv-details/:finalist?hire=true`),
  byBruno('/recruiter/curriculums?job=:openJob'),
  byBruno('/recruiter/curriculums?job=:openJob&states=SP&languages=ingles%3A2&distance=50'),
  byBruno('/recruiter/curriculums?keywords=xyzzy&occupation=nenhum+cargo+assim'),
  byCarla('/recruiter/curriculums'),
  byBruno('/recruiter/review-job/:changesTask'),
  byBruno('/recruiter/organization?edit=true'),
  byBruno('/recruiter/organization?out=:colleague#people'),
  byBruno('/recruiter/profile?edit=true'),
  byBruno('/recruiter/profile?picture=choose'),
  byBruno('/recruiter/profile?tab=changePassword'),
  byBruno('/recruiter/profile?tab=companyData'),
  byBruno('/recruiter/profile?tab=responseAutomation'),
  byBruno('/recruiter/profile?tab=responseAutomation&response=new'),
  byBruno('/recruiter/profile?tab=notifications'),
  byBruno('/recruiter/profile/privacy?delete=once'),
  byCarla('/recruiter/profile/privacy'),
  byCarla('/recruiter/profile/privacy?delete=twice'),
  byNina('/recruiter/profile/privacy'),
  byCarla('/recruiter/dashboard'),
  byCarla('/recruiter/organization'),
  byCarla('/recruiter/profile'),
  byNina('/recruiter/dashboard'),
  byNina('/recruiter/organization'),
  byNina('/recruiter/profile'),
  byRita('/review?subject=organization'),
  byRita('/review/:organizationReview'),
  byRita('/review/:candidateReview'),
  byRita('/review/search?name=padaria'),
  byRita('/review/search?name=nada+com+este+nome'),
]

function visitsOf({ path: pattern, audience }: Screen): readonly Visit[] {
  // It needs a sign-in at a network first: network-sign-in.spec.ts.
  if (pattern === '/signin/link/:network') return []
  // It needs a password first: second-step.spec.ts.
  if (pattern === '/signin/code') return []
  // Visitors sign in first.
  if (pattern === '/classifieds/:noticeId') return [byVisitor('/classifieds/:notice'), byAna('/classifieds/:notice')]
  if (pattern === '/accept-terms') return [byAna(pattern), byNina(pattern)]
  if (pattern === '/loading') return [byVisitor('/loading?to=%2Fdashboard')]
  if (pattern === '/redirect') return [byVisitor('/redirect?to=https%3A%2F%2Fexample.org%2Fvagas')]
  if (pattern === '*') return [byVisitor('/no-such-page', 404)]
  if (pattern === '/selective-process/:processId/receipt') return [byAna('/selective-process/:ownReceipt/receipt')]
  if (pattern === '/messages/:jobId') return [byAna('/messages/:ownTalk')]
  if (pattern === '/register/:type/complete') return [byAna('/register/internship/complete?step=studies')]
  // Ana already has all curriculums.
  const ofHelp = helpVisits[pattern]
  if (ofHelp) return ofHelp
  if (pattern === '/curriculum/:type/create')
    return [{ path: '/curriculum/professional/create', as: 'newcomer', status: 200 }]
  if (pattern === '/recruiter/:taskType/:processId/:taskId') return [byBruno('/recruiter/review-job/:rejectionTask')]
  if (audience === 'recruiter') return [byBruno(filledIn(pattern, recruitersValues))]
  if (audience === 'reviewer') return [byRita(filledIn(pattern, { reviewId: ':changedReview' }))]
  const path = filledIn(pattern, values)
  const status = ['/take-action', '/letters/stop', '/recruiter/invitation'].includes(pattern) ? 404 : 200
  if (audience === 'professional') return [byAna(path, status)]
  if (audience === 'inactive') return [byDavi(path)]
  if (audience === 'visitor' || audience === 'registering') return [byVisitor(path, status)]
  // The candidate's frame is the same on every page; these pages also show a candidate different content.
  const forBoth = pattern === '/search' || audience === 'not-recruiter'
  return forBoth ? [byVisitor(path, status), byAna(path, status)] : [byVisitor(path, status)]
}

function filledIn(pattern: string, by: Readonly<Record<string, string>>): string {
  return pattern.replace(/:(\w+)/g, (name, key: string) => by[key] ?? name)
}
