import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leavingAddress } from './leaving.ts'

const hosts = ['help.example', 'blog.example:8443']

describe('an address to which somebody leaves', () => {
  it.each([
    ['https://help.example/a?b=c#d', 'help.example', true],
    ['https://HELP.example', 'help.example', true],
    ['https://blog.example:8443/', 'blog.example:8443', true],
    ['http://help.example/', 'help.example', false],
    ['https://help.example:444/', 'help.example:444', false],
    ['https://help.example.evil.example/', 'help.example.evil.example', false],
    ['https://evil.example/?u=https://help.example', 'evil.example', false],
    ['https://exämple.com.br/', 'xn--exmple-cua.com.br', false],
  ])('%s leads to %s, at once: %s', (value, host, atOnce) => {
    expect(leavingAddress(value, hosts)).toEqual({ url: new URL(value).href, host, atOnce })
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https://help.example',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://help.example/x',
    '//help.example',
    '/jobs',
    'help.example',
    'https:help.example',
    'https:///help.example',
    'https://help.example@evil.example/',
    'https://user:password@help.example/',
    'https://help.example\\@evil.example/',
    ' https://help.example',
    'https://help.example/\n',
    'java\tscript:alert(1)',
    'https://localhost/',
    `https://help.example/${'x'.repeat(2000)}`,
    '',
    null,
  ])('%j is none', (value) => {
    expect(leavingAddress(value, hosts)).toBeUndefined()
  })

  it('is of the web, whatever is given', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.string().map((end) => `https://help.example${end}`),
        ),
        (value) => {
          const found = leavingAddress(value, hosts)
          if (!found) return
          const { protocol, host, username } = new URL(found.url)
          expect(['http:', 'https:']).toContain(protocol)
          expect([host, username]).toEqual([found.host, ''])
          if (found.atOnce) expect([protocol, hosts.includes(host)]).toEqual(['https:', true])
        },
      ),
    )
  })
})
