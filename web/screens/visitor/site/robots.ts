import type { LoaderFunctionArgs } from 'react-router'
import { siteContext } from '../../../platform/context.ts'

/** What crawlers may read inside areas that are otherwise closed to them. */
const open = ['/api/docs', '/api/keys']

const closed = [
  '/api/',
  '/dashboard',
  '/curriculum',
  '/jobs$',
  '/selective-process',
  '/offline',
  '/take-action',
  '/letters/',
  '/demo/',
  '/signin',
  '/register?',
  '/register/',
]

/** Tells crawlers what they may read: nothing in a public demo, since its jobs are invented. */
export function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl, demo, localOnly } = context.get(siteContext)
  const lines = [
    'User-agent: *',
    ...(demo && !localOnly ? [] : open).map((path) => `Allow: ${path}`),
    ...(demo && !localOnly ? ['/'] : closed).map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
