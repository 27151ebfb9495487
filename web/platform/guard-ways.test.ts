import { isSignInPath, mayOpen } from '@trampolim/marketplace/accounts/audiences.ts'
import { roles } from '@trampolim/marketplace/accounts/roles.ts'
import { describe, expect, it } from 'vitest'
import { type Page, pages } from '../routes.ts'
import { contextFor, type PageFacts, type Person } from './context.ts'
import { guard, switchAccountContext } from './guard.ts'
import { fillPath } from './href.ts'
import { pageAt } from './pages.ts'

type Role = (typeof roles.codes)[number]

const origin = 'http://trampolim.test'
const paths = pages
  .filter((page: Page) => page.path !== '*')
  .map(({ path }) =>
    fillPath(path, {
      jobId: 'a',
      jobType: 'internship',
      field: 'location',
      kind: 'course',
      zip: '1',
      id: 'b',
      part: '1',
      type: 'professional',
    }),
  )
const wishes = [null, '/dashboard', '/recruiter/dashboard', '/signin', '/search', '/register', '//evil.example']

function contextOf(role: Role) {
  const person = role === 'user:visitor' ? null : ({ externalRoles: [role] } as unknown as Person)
  return contextFor({
    person,
    site: { publicUrl: origin },
    pattern: () => undefined,
    nonce: '',
    requestId: '',
    report: (problem: unknown) => {
      throw problem
    },
  } as unknown as PageFacts)
}

/** Follows the guard's redirects from an address to the page that is shown. */
async function follow(role: Role, address: string): Promise<{ hops: number; shown: string; switching: boolean }> {
  let at = address
  for (let hops = 0; hops <= 5; hops += 1) {
    const url = new URL(at, origin)
    const context = contextOf(role)
    const request = new Request(url)
    try {
      await guard({ request, url, context, params: {}, pattern: '' }, async () => undefined)
      return { hops, shown: url.pathname, switching: context.get(switchAccountContext) !== null }
    } catch (answer) {
      if (!(answer instanceof Response)) throw answer
      const to = answer.headers.get('location') ?? ''
      expect(new URL(to, origin).origin).toBe(origin)
      at = to
    }
  }
  throw new Error(`${role} goes round in circles from ${address}`)
}

describe('following the guard', () => {
  const everyWay = roles.codes.flatMap((role) =>
    paths.flatMap((path) =>
      wishes.map((wish) => [role, wish === null ? path : `${path}?redirect=${encodeURIComponent(wish)}`] as const),
    ),
  )

  it(`ends each of ${everyWay.length} ways at a page for that role, after three redirects at most`, async () => {
    for (const [role, address] of everyWay) {
      const { hops, shown, switching } = await follow(role, address)
      expect(hops, `${role} ${address}`).toBeLessThanOrEqual(3)
      expect(switching || mayOpen(role, pageAt(shown).audience), `${role} ${address} sees ${shown}`).toBe(true)
    }
  })

  it('offers another account only at the sign-in page', async () => {
    for (const [role, address] of everyWay) {
      const { shown, switching } = await follow(role, address)
      if (switching) expect(isSignInPath(shown)).toBe(true)
    }
  })
})
