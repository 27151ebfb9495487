import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { SessionUser } from '@trampolim/contract/gateway/accounts.ts'
import { afterAll, expect, it } from 'vitest'
import { openWebHouse } from './web-house.ts'

const davi = {
  userId: 'd'.repeat(24),
  name: 'Davi',
  externalRoles: ['user:inactive'],
  termsDue: false,
} as unknown as SessionUser
const calls = {
  gateway: {
    letters: { readStoppedLetters: async () => ({ subject: 'consent', side: 'candidate', isOff: true }) },
    notifications: { countUnread: async () => ({ count: 0 }) },
  },
} as unknown as Calls
const blocked = await openWebHouse({ calls, person: davi })
const visitors = await openWebHouse({ calls })
afterAll(() => Promise.all([blocked.close(), visitors.close()]))

const mainOf = async (address: string, path = '/letters/stop?token=a') => {
  const html = await (await fetch(address + path)).text()
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

it('lead nobody who is blocked to choices that they can’t open', async () => {
  expect(await mainOf(visitors.address)).toContain('/profile?tab=notifications')
  const shown = await mainOf(blocked.address)
  expect(shown).not.toContain('/profile?tab=notifications')
  expect(shown).toContain('href="/inactive-profile"')
})

it('of an alert lead nobody who is blocked to alerts that they can’t open', async () => {
  const shown = (address: string, query: string) => mainOf(address, `/take-action?kind=stop-alert${query}`)
  expect(await shown(visitors.address, '&done=stopped')).toContain('/jobs?tab=alerts')
  for (const query of ['&done=stopped', ''])
    expect(await shown(blocked.address, query)).not.toContain('/jobs?tab=alerts')
})
