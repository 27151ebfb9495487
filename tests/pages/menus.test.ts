import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { SessionUser } from '@trampolim/contract/gateway/accounts.ts'
import { frame } from '@trampolim/phrases/pt-br/frame.ts'
import { menus } from '@trampolim/phrases/pt-br/menus.ts'
import { notificationPages } from '@trampolim/phrases/pt-br/notification-pages.ts'
import { describe, expect, it } from 'vitest'
import { openWebHouse } from './web-house.ts'

const calls = {
  gateway: { notifications: { readBell: async () => ({ unread: 2, threads: 1, items: [] }) } },
} as unknown as Calls

/** The header and the footer of a public page for a person with this role. */
async function headerOf(role: string | null, path = '/about') {
  const person = role && { userId: 'a'.repeat(24), name: 'Ana Souza', externalRoles: [role], termsDue: false }
  const house = await openWebHouse({ calls, person: person as unknown as SessionUser | null })
  const html = await (await fetch(house.address + path)).text()
  await house.close()
  expect(house.problems).toEqual([])
  const [header = '', thumbs = '', footer = ''] = [
    /<header.*?<\/header>/s.exec(html)?.[0],
    /<\/header>(<nav.*?<\/nav>)?/s.exec(html)?.[1],
    /<footer.*?<\/footer>/s.exec(html)?.[0],
  ]
  const links = [...header.matchAll(/href="([^"]*)"/g)].map(([, to = '']) => to.replace(/&.*/, ''))
  return { header, thumbs, footer, links }
}

describe('the menu on a page that everybody may open', () => {
  it.each([
    ['user:professional', ['/dashboard', '/jobs', '/interviews', '/notifications', '/profile', '/courses', '/news']],
    ['user:recruiter', ['/recruiter/dashboard', '/recruiter/jobs', '/recruiter/notices', '/recruiter/profile']],
    ['user:reviewer', ['/review', '/review/reports', '/review/account']],
    ['user:inactive', ['/inactive-profile', '/profile/privacy', '/search']],
    ['professional:registration:incomplete', ['/register', '/search']],
  ])('of a %s has their pages, their account, help, a way to tell of errors, and both ways out', async (role, own) => {
    const { header, links } = await headerOf(role)
    expect(links).toEqual(expect.arrayContaining(own))
    expect(header).toContain(frame.account.replace('{{name}}', 'Ana Souza'))
    expect(header).toMatch(
      /href="\/(?:recruiter\/)?help"[^>]*target="_blank"|target="_blank"[^>]*href="\/(?:recruiter\/)?help"/,
    )
    expect(header).toContain(menus.siteError)
    expect(header).toMatch(/<form[^>]*action="\/signout"/)
    for (const text of [frame.signOutHere, frame.signOutEverywhere]) expect(header).toContain(text)
  })

  it.each(['user:professional', 'user:recruiter'])('of a %s has the bell', async (role) => {
    const { header } = await headerOf(role)
    expect(header).toContain(notificationPages.bell.all)
  })

  it('of a candidate names its sections, and links on a phone to those for which its bar has no space', async () => {
    const { header, thumbs } = await headerOf('user:professional')
    for (const section of Object.values(menus.groups)) expect(header).toContain(section)
    expect(thumbs).not.toContain('href="/interviews"')
    // Once in the desktop navigation bar, and once in the menu behind the picture.
    expect(header.match(/href="\/interviews"/g)).toHaveLength(2)
  })

  it('of a recruiter leaves courses, texts and classifieds to the footer', async () => {
    const { links, footer } = await headerOf('user:recruiter')
    for (const path of ['/courses', '/news', '/classifieds']) {
      expect(links).not.toContain(path)
      expect(footer).toContain(`href="${path}"`)
    }
  })

  it('of people who hire opens help in a new tab, in the header and in the footer', async () => {
    for (const role of [null, 'user:recruiter']) {
      const { header, footer } = await headerOf(role, '/recruiter/about')
      const ways = [...(header + footer).matchAll(/<a [^>]*href="\/recruiter\/help"[^>]*>/g)].map(([way]) => way)
      expect(ways.length).toBeGreaterThan(1)
      for (const way of ways) {
        expect(way).toContain('target="_blank"')
        expect(way).toContain(`aria-label="${frame.inNewTab.replace('{{text}}', menus.help)}"`)
      }
    }
  })

  it('of a visitor has neither account nor sign-out, also for people who hire', async () => {
    for (const path of ['/about', '/recruiter/about']) {
      const { header, links } = await headerOf(null, path)
      expect(header).not.toContain('/signout')
      expect(links).toEqual(expect.arrayContaining(['/recruiter', '/courses', '/news', '/marketplace', '/classifieds']))
    }
  })
})
