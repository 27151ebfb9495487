import { describe, expect, it } from 'vitest'
import { pages } from '../../routes.ts'
import { isSameForCaches, isSameForVisitors, visitorHeaders } from './visitor-page.ts'

const local = 'http://localhost:3000'
const secure = 'https://trampolim.example'

describe('what a visitor’s page depends on', () => {
  it.each([
    [{}, {}],
    [{ 'user-agent': 'Mozilla/5.0 (X11)', accept: '*/*', 'accept-language': 'en', host: 'evil.example' }, {}],
    [{ 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Mobile' }, { 'user-agent': 'Mobi' }],
    [{ cookie: 'theme=dark; other=1' }, { cookie: 'theme=dark' }],
    [{ cookie: 'theme=blue' }, {}],
    [{ cookie: '__Host-theme=dark' }, {}],
  ])('is little: %j', (headers, expected) => {
    expect(visitorHeaders(headers, local)).toEqual(expected)
  })

  it.each([
    { authorization: '' },
    { authorization: 'Bearer x' },
    { cookie: 'trampolim_session=x' },
    { cookie: 'a=b;trampolim_session=x' },
    { cookie: '__Host-trampolim_session=x' },
    { cookie: 'trampolim_device=x; theme=dark' },
    { cookie: 'trampolim_action=x' },
  ])('is unknown for somebody whom we know: %j', (headers) => {
    expect([visitorHeaders(headers, local), visitorHeaders(headers, secure)]).toEqual([null, null])
  })

  it('has the theme’s name of a secure origin there', () => {
    expect(visitorHeaders({ cookie: '__Host-theme=dark' }, secure)).toEqual({ cookie: '__Host-theme=dark' })
  })
})

it('is kept by shared caches only where its address alone makes a difference', () => {
  expect(isSameForCaches('/jobs/1', {})).toBe(true)
  expect(isSameForCaches('/jobs/1', { 'user-agent': 'Mobi' })).toBe(true)
  expect(isSameForCaches('/jobs/1', { cookie: 'theme=dark' })).toBe(false)
  expect(isSameForCaches('/search', {})).toBe(false)
})

it('is the same for all on pages for visitors alone', () => {
  const same = pages.filter(({ path }) => isSameForVisitors(path.replace(/:\w+/, 'x')))
  expect(same.map(({ path }) => path)).toEqual([
    '/',
    '/recruiter',
    '/search',
    '/jobs/list/:jobType',
    '/companies/:organizationId',
    '/vagas',
    '/vagas/em',
    '/vagas/de',
    '/vagas/de/:occupation/em',
    '/vagas/em/:place',
    '/vagas/de/:occupation',
    '/vagas/de/:occupation/em/:place',
    '/vagas/setor/:sector',
    '/jobs/:jobId',
    '/terms-privacy',
    '/recruiter/terms-privacy',
    '/marketplace',
    '/marketplace/models/:model',
    '/accessibility',
    '/test',
    '/create-users',
    '/home2',
    '/about',
    '/sitemap',
    '/recruiter/about',
    '/recruiter/solutions',
    '/recruiter/sitemap',
    '/help',
    '/help/:type',
    '/recruiter/help',
    '/recruiter/help/:type',
    '/news',
    '/news/:slug',
    '/courses',
    '/courses/:slug',
    '/classifieds',
    '/classifieds/:noticeId',
    '/api/docs',
  ])
  for (const path of ['/search.data', '/signin', '/take-action', '/demo/mailbox', '/dashboard', '/jobs/x/y']) {
    expect([path, isSameForVisitors(path)]).toEqual([path, false])
  }
})
