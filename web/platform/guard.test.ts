import { existsSync } from 'node:fs'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { type Page, pages } from '../routes.ts'
import { type Person, personContext } from './context.ts'
import { guard, roleOf } from './guard.ts'
import { pageAt, pageExists } from './pages.ts'

const personOf = (role: string): Person => ({ externalRoles: [role] }) as unknown as Person

function ask(path: string, person: Person | null): string | undefined {
  const context = new RouterContextProvider()
  context.set(personContext, person)
  const url = new URL(path, 'http://localhost')
  try {
    guard({ url, context } as never, async () => new Response())
  } catch (answer) {
    if (answer instanceof Response) return answer.headers.get('location') ?? ''
    throw answer
  }
  return undefined
}

describe('the table of pages', () => {
  it.each(pages.map((page: Page) => [page.path, page.screen]))('has a screen for %s', (_path, screen) => {
    expect(existsSync(new URL(`../screens/${screen}`, import.meta.url))).toBe(true)
  })

  it('has each path once', () => {
    const paths = pages.map((page: Page) => page.path)
    expect(paths).toEqual([...new Set(paths)])
  })

  it('reports which pages exist', () => {
    expect(pageExists('/design/components-overview')).toBe(true)
    expect(pageExists('/no-such-page')).toBe(false)
    expect(pageAt('/no-such-page').path).toBe('*')
  })
})

describe('the guard', () => {
  it('treats a person without a known role as a visitor', () => {
    expect(roleOf(null)).toBe('user:visitor')
    expect(roleOf(personOf('user:unheard-of'))).toBe('user:visitor')
    expect(roleOf(personOf('user:recruiter'))).toBe('user:recruiter')
  })

  it('lets everyone see what is public', () => {
    expect(ask('/design/components-overview', null)).toBeUndefined()
    expect(ask('/no-such-page', personOf('user:recruiter'))).toBeUndefined()
  })

  it('turns away everybody outside a page’s audience', () => {
    const closed = pages.filter(({ audience }: Page) => audience === 'professional')
    for (const { path } of closed) expect(ask(path, null)).toBe(`/signin?redirect=${encodeURIComponent(path)}`)
  })
})
