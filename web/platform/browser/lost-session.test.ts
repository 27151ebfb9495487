import { ORPCError } from '@orpc/client'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import { describe, expect, it } from 'vitest'
import { callsContext, contextFor, type PageFacts, type Person } from '../context.ts'
import { endLostSession, watched } from './lost-session.ts'

const person = { externalRoles: ['user:professional'] } as unknown as Person

/** Calls in which `session` returns the given answer. */
function callsAnswering(answer: () => Promise<unknown>): Calls {
  return { gateway: { accounts: { session: answer } } } as unknown as Calls
}

async function ask({
  who,
  cookie = '__Host-trampolim_session=abc',
  answer = async () => 'fine',
  page = new Response('page'),
}: {
  who: Person | null
  cookie?: string
  answer?: () => Promise<unknown>
  page?: Response
}) {
  const url = new URL('http://trampolim.test/dashboard?tab=a')
  const context = contextFor({
    person: who,
    calls: callsAnswering(answer),
    site: { publicUrl: 'https://trampolim.test' },
  } as unknown as PageFacts)
  const request = new Request(url, { headers: { cookie } })
  const response = await endLostSession({ request, url, context, params: {}, pattern: '' }, async () => {
    await context
      .get(callsContext)
      .gateway.accounts.session({})
      .catch(() => undefined)
    return page
  })
  return response as Response
}

const refusing = (status: number) => async () => {
  throw new ORPCError('sign_in_required', { status })
}
const ended = /^__Host-trampolim_session=; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=0$/

describe('a session that is lost', () => {
  it('is deleted in the browser if it could not be restored', async () => {
    const response = await ask({ who: null })
    expect(await response.text()).toBe('page')
    expect(response.headers.get('set-cookie')).toMatch(ended)
  })

  it.each([401, 403])('is deleted when a call answers %i, and the page is requested again', async (status) => {
    const response = await ask({ who: person, answer: refusing(status) })
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/dashboard?tab=a')
    expect(response.headers.get('set-cookie')).toMatch(ended)
  })

  it.each([404, 409, 422, 500])('isn’t assumed for %i', async (status) => {
    const response = await ask({ who: person, answer: refusing(status) })
    expect(await response.text()).toBe('page')
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  it('doesn’t affect visitors and valid sessions', async () => {
    expect((await ask({ who: null, cookie: 'trampolim_session=abc' })).headers.get('set-cookie')).toBeNull()
    expect((await ask({ who: null, cookie: 'theme=dark' })).headers.get('set-cookie')).toBeNull()
    expect((await ask({ who: person })).headers.get('set-cookie')).toBeNull()
  })

  it('does not undo a sign-in that answers the same request', async () => {
    const page = new Response(null, { headers: { 'set-cookie': 'trampolim_session=new' } })
    expect((await ask({ who: null, page })).headers.getSetCookie()).toEqual(['trampolim_session=new'])
  })
})

describe('watched calls', () => {
  it('give the same answers', async () => {
    const calls = watched(
      callsAnswering(async () => 'fine'),
      () => expect.unreachable(),
    )
    expect(await calls.gateway.accounts.session({})).toBe('fine')
  })
})
