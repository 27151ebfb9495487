import { ORPCError } from '@orpc/client'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { Site } from '@trampolim/contract/client/site.ts'
import type { SessionUser } from '@trampolim/contract/gateway/accounts.ts'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { callsContext, personContext, siteContext } from '../../../platform/context.ts'
import { loader as comeBack } from './from-network.ts'
import { action as leave } from './with-network.ts'

const publicUrl = 'http://localhost:3000'
const network = 'https://network.example/auth'
const user = { externalRoles: ['user:professional'] } as SessionUser
const signedIn = {
  result: 'signed-in',
  token: 't0ken',
  expiresAt: '2026-03-11T03:00:00.000Z',
  deviceToken: 'd3vice',
  user,
  redirect: null,
  rememberMe: false,
}
const refused = (code: string) => new ORPCError(code, { status: 422, message: code, data: { fields: {} } })

/** A context in which the calls about networks give the stated answers or refusals. */
function contextOf(given: { start?: Error; finish?: object | Error; person?: SessionUser }) {
  const answer = (value: object | Error | undefined) => (value instanceof Error ? Promise.reject(value) : value)
  const startSignIn = vi.fn(async () => answer(given.start ?? { address: network, kept: 'sealed' }))
  const finishNetwork = vi.fn(async () => answer(given.finish))
  const context = new RouterContextProvider()
  context.set(callsContext, { gateway: { networks: { startSignIn, finishNetwork } } } as unknown as Calls)
  context.set(siteContext, { publicUrl, demo: false } as Site)
  context.set(personContext, given.person ?? null)
  return { context, startSignIn, finishNetwork }
}

async function start(form: Record<string, string>, given: Parameters<typeof contextOf>[0] = {}, named = 'google') {
  const { context, startSignIn } = contextOf(given)
  const request = new Request(`${publicUrl}/signin/with/${named}`, { method: 'POST', body: new URLSearchParams(form) })
  const answer = await leave({ request, context, params: { network: named } } as unknown as Parameters<typeof leave>[0])
  return { to: answer.headers.get('location'), cookie: answer.headers.get('set-cookie'), startSignIn }
}

async function finish(
  given: Parameters<typeof contextOf>[0],
  { cookie = 'professional~sealed', named = 'google' } = {},
) {
  const { context, finishNetwork } = contextOf(given)
  const url = new URL(`${publicUrl}/signin/from/${named}?code=c0de&state=st4te`)
  const request = new Request(url, { headers: { cookie: `trampolim_network=${cookie}` } })
  const asked = { request, url, context, params: { network: named } }
  const answer = await comeBack(asked as unknown as Parameters<typeof comeBack>[0])
  return { to: answer.headers.get('location'), cookies: answer.headers.getSetCookie(), finishNetwork }
}

const forgotten = 'trampolim_network=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0'

describe('leaving for a network', () => {
  it('goes to its page and keeps the start in the browser', async () => {
    const { to, cookie, startSignIn } = await start({ area: 'recruiter', redirect: '/recruiter/jobs' })
    expect(to).toBe(network)
    expect(cookie).toMatch(/^trampolim_network=recruiter~sealed; /)
    expect(startSignIn).toHaveBeenCalledWith({ network: 'google', type: 1, redirect: '/recruiter/jobs' })
  })

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', `/${'a'.repeat(1500)}`])(
    'forgets a wish to go to %j',
    async (redirect) => {
      const { startSignIn } = await start({ area: 'professional', redirect })
      expect(startSignIn).toHaveBeenCalledWith({ network: 'google', type: 2 })
    },
  )

  it('stays at the sign-in page where the network is unknown or away', async () => {
    expect((await start({}, {}, 'orkut')).to).toBe('/signin')
    const away = await start({ area: 'recruiter', redirect: '/recruiter/jobs' }, { start: refused('network_away') })
    expect(away).toMatchObject({
      to: '/recruiter/signin?network=google&failed=away&redirect=%2Frecruiter%2Fjobs',
      cookie: null,
    })
  })
})

describe('coming back from a network', () => {
  it('starts a session in the browser, and forgets the start', async () => {
    const { to, cookies, finishNetwork } = await finish({ finish: { ...signedIn, redirect: '/jobs' } })
    expect(to).toBe('/jobs')
    expect(cookies.some((each) => each.startsWith('trampolim_session=t0ken;'))).toBe(true)
    expect(cookies).toContain(forgotten)
    expect(finishNetwork).toHaveBeenCalledWith({
      network: 'google',
      kept: 'sealed',
      query: '?code=c0de&state=st4te',
    })
  })

  it('leaves our pages by no kept wish', async () => {
    expect((await finish({ finish: { ...signedIn, redirect: '//evil.example' } })).to).toBe('/dashboard')
  })

  it('asks nothing where nothing was started in this browser', async () => {
    const { to, finishNetwork } = await finish({ finish: signedIn }, { cookie: '' })
    expect(to).toBe('/signin?network=google&failed=refused')
    expect(finishNetwork).not.toHaveBeenCalled()
  })

  it('says a refusal where it began, and clears what was kept', async () => {
    const refusal = { finish: refused('network_refused') }
    const entering = await finish(refusal, { cookie: 'recruiter~sealed' })
    expect(entering).toMatchObject({ to: '/recruiter/signin?network=google&failed=refused', cookies: [forgotten] })
    const linking = await finish({ ...refusal, person: user }, { cookie: 'access~sealed' })
    expect(linking).toMatchObject({ to: '/profile/access?network=google&failed=refused', cookies: [forgotten] })
  })

  it('goes on to the proof of an account, or back to the linked ones', async () => {
    const proof = await finish({ finish: { result: 'proof-needed', kept: 'unproved' } })
    expect(proof.to).toBe('/signin/link/google')
    expect(proof.cookies[0]).toMatch(/^trampolim_network=professional~unproved; /)
    const linked = await finish({ finish: { result: 'linked' }, person: user }, { cookie: 'access~sealed' })
    expect(linked).toMatchObject({ to: '/profile/access?linked=google', cookies: [forgotten] })
  })
})
