import { expect, it } from 'vitest'
import { isReadByKey } from '../quotas.ts'

it.each([
  ['GET', '/api/search-jobs/search/jobs', true],
  ['HEAD', '/feeds/jobs.xml', true],
  ['GET', '/search.atom', true],
  ['GET', '/sitemap.xml', true],
  ['GET', '/sitemap/1', true],
  ['GET', '/api/social-media/lookup/banks', true],
  ['POST', '/api/gateway/contact', false],
  ['DELETE', '/feeds/jobs.xml', false],
  ['GET', '/api/search-cv/search', false],
  ['GET', '/api/keys', false],
  ['GET', '/', false],
  ['GET', '/jobs/1', false],
  ['GET', '/sitemap.xml.data', false],
  ['GET', '/x/feeds/jobs.xml', false],
])('a key reads by %s %s: %s', (method, path, reads) => {
  expect(isReadByKey({ method, path })).toBe(reads)
})
