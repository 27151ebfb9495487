import { ORPCError } from '@orpc/server'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { SessionUser } from '@trampolim/contract/gateway/accounts.ts'
import { frame } from '@trampolim/phrases/pt-br/frame.ts'
import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { describe, expect, it } from 'vitest'
import { openWebHouse } from './web-house.ts'

/** Posts the menu's form as a person with this role; returns where it redirects and what was ended. */
async function signOutAs(role: string, { everywhere, isLost = false }: { everywhere: boolean; isLost?: boolean }) {
  const ended: string[] = []
  const end = (what: string) => async () => {
    if (isLost) throw new ORPCError('session_invalid', { status: 401, message: 'Entre de novo.' })
    ended.push(what)
    return { done: true }
  }
  const calls = {
    gateway: { accounts: { logout: end('this') }, sessions: { endOtherSessions: end('others') } },
  } as unknown as Calls
  const person = { userId: 'a'.repeat(24), name: 'Ana', externalRoles: [role], termsDue: false }
  const house = await openWebHouse({ calls, person: person as unknown as SessionUser })
  const answer = await fetch(`${house.address}/signout`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: 'http://localhost:3999' },
    body: new URLSearchParams(everywhere ? { everywhere: 'true' } : {}),
  })
  await house.close()
  expect(answer.headers.get('set-cookie')).toContain('trampolim_session=; ')
  expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"')
  return { to: answer.headers.get('location'), ended }
}

describe('signing out', () => {
  it.each([
    ['user:professional', '/signin'],
    ['user:inactive', '/signin'],
    ['user:recruiter', '/recruiter/signin'],
    ['user:reviewer', '/review/signin'],
  ])('of all devices ends every session of a %s and leads to their sign-in page', async (role, signInPath) => {
    const all = await signOutAs(role, { everywhere: true })
    expect(all).toEqual({ to: `${signInPath}?ended=everywhere`, ended: ['others', 'this'] })
  })

  it('of this session ends no other', async () => {
    expect(await signOutAs('user:recruiter', { everywhere: false })).toEqual({ to: '/recruiter', ended: ['this'] })
  })

  it('never says that others have ended if this session couldn’t end them', async () => {
    expect(await signOutAs('user:professional', { everywhere: true, isLost: true })).toEqual({ to: '/', ended: [] })
  })

  it('of all devices is confirmed on each sign-in page', async () => {
    const calls = { gateway: { networks: { listNetworks: async () => ({ networks: [] }) } } } as unknown as Calls
    const house = await openWebHouse({ calls })
    for (const signInPath of ['/signin', '/recruiter/signin', '/review/signin']) {
      const page = await (await fetch(`${house.address}${signInPath}?ended=everywhere`)).text()
      expect(page, signInPath).toContain(signIn.outEverywhere.title)
      expect(page, signInPath).not.toContain(frame.signOutEverywhere)
    }
    await house.close()
  })
})
