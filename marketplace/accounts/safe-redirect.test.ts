import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeRedirect, withRedirect } from './safe-redirect.ts'
import { readSavedAction, saveAction, savedActionKinds, savedActionLifetime } from './saved-action.ts'

describe('a redirect value', () => {
  it.each(['/', '/jobs/1', '/search?occupation=Gar%C3%A7om&page=2', '/profile?tab=personalData#top'])(
    '%s is kept',
    (path) => {
      expect(safeRedirect(path)).toBe(path)
    },
  )

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    'evil.example',
    '/.//evil.example',
    '/jobs/..//evil.example',
    '/%2e//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '',
    null,
    undefined,
    ['/jobs'],
    `/${'a'.repeat(3000)}`,
  ])('%o is refused', (value) => {
    expect(safeRedirect(value)).toBeUndefined()
  })

  it('never leaves the origin, and is stable', () => {
    const nasty = fc.string({
      unit: fc.constantFrom('/', '\\', '.', ':', '@', '?', '#', '%2f', '%5c', '\t', '\n', 'a', 'https', 'evil.example'),
      maxLength: 12,
    })
    fc.assert(
      fc.property(
        fc.oneof(
          nasty,
          nasty.map((text) => `/${text}`),
          fc.string(),
          fc.webUrl(),
        ),
        (value) => {
          const path = safeRedirect(value)
          if (path === undefined) return true
          return new URL(path, 'https://here.example').origin === 'https://here.example' && safeRedirect(path) === path
        },
      ),
      { numRuns: 5000 },
    )
  })

  it('survives a round trip through a query', () => {
    const url = new URL(withRedirect('/signin', '/search?a=1&b=é#x'), 'https://here.example')
    expect(url.searchParams.get('redirect')).toBe('/search?a=1&b=é#x')
  })
})

describe('a saved action', () => {
  const now = new Date('2026-04-20T12:00:00Z')
  const later = (ms: number) => ({ now: new Date(now.getTime() + ms) })

  it.each(savedActionKinds.codes)('of kind %s lives for 24 hours', (kind) => {
    const saved = JSON.parse(JSON.stringify(saveAction(kind, '/jobs/1', { now })))
    expect(readSavedAction(saved, later(savedActionLifetime - 1))).toEqual({
      kind,
      path: '/jobs/1',
      savedAt: now.getTime(),
    })
    expect(readSavedAction(saved, later(savedActionLifetime))).toBeUndefined()
  })

  it.each([
    null,
    'apply',
    {},
    { kind: 'buy', path: '/jobs/1', savedAt: now.getTime() },
    { kind: 'apply', path: '//evil.example', savedAt: now.getTime() },
    { kind: 'apply', path: '/jobs/1', savedAt: 'now' },
    { kind: 'apply', path: '/jobs/1', savedAt: now.getTime() + 1000 },
  ])('%o is not one', (value) => {
    expect(readSavedAction(value, { now })).toBeUndefined()
  })

  it('is not created for a path of another origin', () => {
    expect(saveAction('apply', 'https://evil.example', { now })).toBeUndefined()
  })
})
