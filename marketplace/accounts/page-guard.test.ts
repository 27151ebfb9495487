import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { audiences, mayOpen, newPasswordPathOf, type PageAudience, passwordPathOf } from './audiences.ts'
import { guardPage } from './page-guard.ts'
import { homeOf, roles } from './roles.ts'
import { pathnameOf } from './safe-redirect.ts'
import { landingAfterSignIn } from './sign-in/after-sign-in.ts'

const pages: Readonly<Record<string, PageAudience>> = {
  '/': 'visitor',
  '/signin': 'visitor',
  '/recruiter/signin': 'visitor',
  '/review/signin': 'visitor',
  '/forgot-password': 'visitor',
  '/recruiter': 'visitor',
  '/register': 'registering',
  '/recruiter/register': 'registering',
  '/about': 'public',
  '/search': 'public',
  '/jobs/list/internship': 'visitor',
  '/jobs/list/nonsense': 'visitor',
  '/help': 'external',
  '/dashboard': 'professional',
  '/messages': 'professional',
  '/jobs/1': 'not-recruiter',
  '/inactive-profile': 'inactive',
  '/recruiter/dashboard': 'recruiter',
  '/recruiter/job/1': 'redirect',
  '/recruiter/job/1/edit': 'recruiter',
  '/review': 'reviewer',
}
const audienceOf = (pathname: string): PageAudience => pages[pathname] ?? 'public'

describe('a person who must first protect their account', () => {
  const asked = { role: 'user:reviewer', audienceOf, isUnprotected: true } as const

  it('is led from the pages of their area to the one on which they do it', () => {
    for (const path of ['/review', '/review/audit?page=2']) {
      const reviewers = (pathname: string): PageAudience => (pathname.startsWith('/review') ? 'reviewer' : 'public')
      expect(guardPage({ ...asked, path, audienceOf: reviewers })).toEqual({ do: 'go', to: '/review/account' })
      const own = { ...asked, path: '/review/account?ask=codes', audienceOf: reviewers }
      expect(guardPage(own)).toEqual({ do: 'show' })
    }
    expect(guardPage({ ...asked, path: '/about' })).toEqual({ do: 'show' })
  })
})

describe('the page for a new password', () => {
  const areas = (path: string): PageAudience =>
    path === '/forgot-password'
      ? 'visitor'
      : path === '/profile/access'
        ? 'inactive'
        : path.startsWith('/review')
          ? 'reviewer'
          : path.startsWith('/recruiter')
            ? 'recruiter'
            : 'professional'

  it.each(['user:professional', 'user:inactive', 'user:recruiter', 'user:reviewer'] as const)(
    'leads %s to their account’s',
    (role) => {
      const [path = '', query] = newPasswordPathOf(role).split('?')
      const redirect = new URLSearchParams(query).get('redirect') ?? undefined
      expect(guardPage({ role, path, redirect, audienceOf: areas })).toEqual({ do: 'go', to: passwordPathOf(role) })
      expect(guardPage({ role: 'user:visitor', path, redirect, audienceOf: areas })).toEqual({ do: 'show' })
    },
  )

  it('is the plain one for visitors', () => {
    expect(newPasswordPathOf('user:visitor')).toBe('/forgot-password')
  })
})

describe('the audience of a page', () => {
  const everyone = [...roles.codes]
  it.each([
    ['visitor', ['user:visitor']],
    ['public', everyone],
    ['external', everyone],
    ['redirect', everyone],
    ['professional', ['user:professional']],
    ['recruiter', ['user:recruiter']],
    [
      'not-recruiter',
      ['user:visitor', 'user:professional', 'user:inactive', 'user:reviewer', 'professional:registration:incomplete'],
    ],
    ['inactive', ['user:professional', 'user:inactive']],
    ['registering', ['user:visitor', 'user:inactive', 'user:reviewer', 'professional:registration:incomplete']],
    ['reviewer', ['user:reviewer']],
  ] as const)('for %s: %j', (audience, open) => {
    expect(roles.codes.filter((role) => mayOpen(role, audience))).toEqual([...open])
  })

  it('allows every role to open its home page', () => {
    for (const role of roles.codes) expect(mayOpen(role, audienceOf(homeOf(role)))).toBe(true)
  })
})

describe('the guard', () => {
  const cases = [
    ['user:visitor', '/jobs/list/internship?page=2', undefined, { do: 'show' }],
    [
      'user:professional',
      '/jobs/list/internship?sector=sales&workType=2&workType=3&page=2&jobType=professional',
      undefined,
      { do: 'go', to: '/search?jobType=internship&sector=sales&workType=2&workType=3&page=2' },
    ],
    ['user:professional', '/jobs/list/internship', undefined, { do: 'go', to: '/search?jobType=internship' }],
    ['user:professional', '/jobs/list/nonsense', undefined, { do: 'go', to: '/dashboard' }],
    ['user:recruiter', '/jobs/list/internship', undefined, { do: 'go', to: '/recruiter/dashboard' }],
    ['user:visitor', '/dashboard', undefined, { do: 'sign-in', to: '/signin?redirect=%2Fdashboard' }],
    [
      'user:visitor',
      '/messages?tab=a&b=1',
      undefined,
      { do: 'sign-in', to: '/signin?redirect=%2Fmessages%3Ftab%3Da%26b%3D1' },
    ],
    [
      'user:visitor',
      '/recruiter/dashboard',
      undefined,
      { do: 'sign-in', to: '/recruiter/signin?redirect=%2Frecruiter%2Fdashboard' },
    ],
    ['user:visitor', '/review', undefined, { do: 'sign-in', to: '/review/signin?redirect=%2Freview' }],
    ['user:visitor', '/signin', '/dashboard', { do: 'show' }],
    ['user:visitor', '/jobs/1', undefined, { do: 'show' }],
    ['user:professional', '/signin', undefined, { do: 'go', to: '/dashboard' }],
    ['user:recruiter', '/signin', undefined, { do: 'go', to: '/recruiter/dashboard' }],
    ['user:inactive', '/', undefined, { do: 'go', to: '/inactive-profile' }],
    ['user:reviewer', '/signin', undefined, { do: 'go', to: '/review' }],
    ['professional:registration:incomplete', '/signin', undefined, { do: 'go', to: '/register' }],
    ['user:professional', '/signin?redirect=%2Fmessages', '/messages', { do: 'go', to: '/messages' }],
    ['user:professional', '/signin', '//evil.example', { do: 'go', to: '/dashboard' }],
    ['user:professional', '/signin', '/forgot-password', { do: 'go', to: '/dashboard' }],
    [
      'user:professional',
      '/recruiter/dashboard',
      undefined,
      { do: 'sign-in', to: '/recruiter/signin?redirect=%2Frecruiter%2Fdashboard' },
    ],
    [
      'user:professional',
      '/recruiter/signin',
      '/recruiter/dashboard',
      { do: 'switch-account', wanted: '/recruiter/dashboard', home: '/dashboard' },
    ],
    ['user:recruiter', '/jobs/1', undefined, { do: 'sign-in', to: '/signin?redirect=%2Fjobs%2F1' }],
    ['user:recruiter', '/signin', '/jobs/1', { do: 'switch-account', wanted: '/jobs/1', home: '/recruiter/dashboard' }],
    ['user:recruiter', '/forgot-password', '/jobs/1', { do: 'go', to: '/recruiter/dashboard' }],
    ['user:recruiter', '/register', undefined, { do: 'go', to: '/recruiter/dashboard' }],
    ['user:professional', '/recruiter/register', '/messages', { do: 'go', to: '/dashboard' }],
    ['user:professional', '/inactive-profile', undefined, { do: 'show' }],
    ['user:inactive', '/dashboard', undefined, { do: 'sign-in', to: '/signin?redirect=%2Fdashboard' }],
    // Their own area: their home says why it is closed, or what is left to do.
    ['user:inactive', '/signin', '/dashboard', { do: 'go', to: '/inactive-profile' }],
    ['professional:registration:incomplete', '/signin', '/messages', { do: 'go', to: '/register' }],
    [
      'user:inactive',
      '/recruiter/signin',
      '/recruiter/dashboard',
      { do: 'switch-account', wanted: '/recruiter/dashboard', home: '/inactive-profile' },
    ],
  ] as const
  it.each(cases)('for %s at %s with redirect %s', (role, path, redirect, decision) => {
    expect(guardPage({ role, path, redirect, audienceOf })).toEqual(decision)
  })

  it('never loops: at most three hops from anywhere to a page that is shown', () => {
    const path = fc.constantFrom(...Object.keys(pages), '/nowhere')
    const wish = fc.option(
      fc.oneof(path, fc.webPath(), fc.constantFrom('//evil.example', 'https://evil.example', '')),
      {
        nil: undefined,
      },
    )
    fc.assert(
      fc.property(fc.constantFrom(...roles.codes), path, wish, (role, start, redirect) => {
        let here = redirect === undefined ? start : `${start}?redirect=${encodeURIComponent(redirect)}`
        for (let hops = 0; hops <= 3; hops += 1) {
          const query = new URL(here, 'https://here.example').searchParams.get('redirect')
          const decision = guardPage({ role, path: here, redirect: query, audienceOf })
          if (decision.do === 'show') return mayOpen(role, audienceOf(pathnameOf(here)))
          if (decision.do === 'switch-account') return !mayOpen(role, audienceOf(pathnameOf(decision.wanted)))
          here = decision.to
        }
        return false
      }),
      { numRuns: 2000 },
    )
  })

  it('never loops for any pair of audiences either', () => {
    for (const role of roles.codes)
      for (const page of audiences.codes)
        for (const wanted of audiences.codes) {
          const table = (pathname: string): PageAudience =>
            pathname === '/a' ? page : pathname === '/b' ? wanted : audienceOf(pathname)
          let here = '/a?redirect=%2Fb'
          let hops = 0
          for (; hops <= 3; hops += 1) {
            const query = new URL(here, 'https://here.example').searchParams.get('redirect')
            const decision = guardPage({ role, path: here, redirect: query, audienceOf: table })
            if (decision.do === 'show' || decision.do === 'switch-account') break
            here = decision.to
          }
          expect(hops, `${role} ${page} ${wanted}`).toBeLessThanOrEqual(3)
        }
  })
})

describe('after signing in', () => {
  const savedAction = { kind: 'apply', path: '/jobs/1', savedAt: 0 } as const
  it.each([
    ['user:professional', '/messages', savedAction, '/messages'],
    ['user:professional', undefined, savedAction, '/jobs/1'],
    ['user:professional', '/recruiter/dashboard', savedAction, '/jobs/1'],
    ['user:professional', 'https://evil.example', undefined, '/dashboard'],
    ['user:recruiter', '/dashboard', savedAction, '/recruiter/dashboard'],
    ['user:professional', '/signin', undefined, '/dashboard'],
    ['user:inactive', '/messages', undefined, '/inactive-profile'],
  ] as const)('%s with redirect %s opens the right page', (role, redirect, action, landing) => {
    expect(landingAfterSignIn({ role, redirect, savedAction: action, audienceOf })).toBe(landing)
  })

  it('always lands on a page of this origin that the role may open', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...roles.codes),
        fc.oneof(fc.string(), fc.constantFrom(...Object.keys(pages))),
        (role, redirect) => {
          const landing = landingAfterSignIn({ role, redirect, audienceOf })
          return landing.startsWith('/') && !landing.startsWith('//') && mayOpen(role, audienceOf(pathnameOf(landing)))
        },
      ),
    )
  })
})
