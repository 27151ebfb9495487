import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CookieName, ourCookies } from '@trampolim/marketplace/retention/cookies.ts'
import { cookies } from '@trampolim/phrases/pt-br/cookies.ts'
import { terms } from '@trampolim/phrases/pt-br/terms.ts'
import { describe, expect, it } from 'vitest'
import { keepDevice } from './device-cookie.ts'
import { keepNetworkStart } from './network-cookie.ts'
import { keepChallenge } from './passkey-cookie.ts'
import { keepAction } from './saved-action.ts'
import { keepSecondStep } from './second-step-cookie.ts'
import { startSession } from './session-cookie.ts'
import { themeCookie } from './theme.ts'

const publicUrl = 'https://trampolim.test'
const now = new Date()

/** The cookies as they are set; `/test` sets and deletes its own within the browser. */
const set: Readonly<Record<Exclude<CookieName, 'trampolim_probe'>, string>> = {
  trampolim_session: startSession('a', {
    publicUrl,
    expiresAt: new Date(now.getTime() + ourCookies.trampolim_session.seconds * 1000).toISOString(),
  }),
  theme: themeCookie('dark', publicUrl),
  trampolim_action: keepAction('apply', '/search', { now, publicUrl }),
  trampolim_device: keepDevice('a', { request: new Request(publicUrl), publicUrl }),
  trampolim_network: keepNetworkStart('a', { start: 'access', publicUrl }),
  trampolim_passkey: keepChallenge('a', publicUrl),
  trampolim_second: keepSecondStep('a', { area: 'professional', publicUrl }),
}

/** The sources of a folder, without tests and builds. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((each) => each.isFile() && /(?<!\.test)\.tsx?$/.test(each.name))
    .map((each) => join(each.parentPath, each.name))
    .filter((file) => !/[\\/](?:build|node_modules|\.react-router)[\\/]/.test(file))
}

describe('every cookie', () => {
  it('that pages and calls set is one of those that the terms and docs/privacy.md name', () => {
    const root = join(import.meta.dirname, '../../..')
    const written = ['web', 'server', 'contract'].flatMap((folder) =>
      sources(join(root, folder)).flatMap((file) => {
        const text = readFileSync(file, 'utf8')
        if (!/; Path=\/|\.setCookie\(|cookieStore\.set/.test(text)) return []
        const named = [...text.matchAll(/cookieName\('(\w+)'/g)].map(([, name]) => name)
        return named.length > 0 ? named : [file]
      }),
    )
    expect(new Set(written)).toEqual(new Set(Object.keys(ourCookies)))
  })

  it.each(Object.entries(set))('%s is kept for as long as is said', (name, cookie) => {
    const { seconds } = ourCookies[name as CookieName]
    const [, age] = /Max-Age=(\d+)/.exec(cookie) ?? []
    const [, expires] = /Expires=([^;]+)/.exec(cookie) ?? []
    const kept = age === undefined ? (new Date(expires ?? '').getTime() - now.getTime()) / 1000 : Number(age)
    expect(Math.abs(kept - seconds)).toBeLessThan(1)
    const units = { year: 365 * 86_400, day: 86_400, hour: 3600, minute: 60 }
    const [, count = '', word = ''] = /(um|\d+) (ano|dias|horas|minutos)/.exec(cookies[name as CookieName]) ?? []
    const unit = { ano: units.year, dias: units.day, horas: units.hour, minutos: units.minute }[word]
    expect((count === 'um' ? 1 : Number(count)) * (unit ?? 0)).toBe(seconds)
  })

  it('is named in the terms', () => {
    const text = terms.sections.flatMap((each) => each.text).join('\n')
    for (const each of Object.values(cookies)) expect(text).toContain(each)
  })
})
