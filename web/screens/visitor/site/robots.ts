import type { LoaderFunctionArgs } from 'react-router'
import { placeContext } from '../../../platform/context.ts'

const closed = [
  '/api/',
  '/dashboard',
  '/curriculum',
  '/jobs$',
  '/selective-process',
  '/take-action',
  '/demo/',
  '/signin',
  '/register',
]

/** What robots may read; of a demo that others reach nothing, as its jobs are made up. */
export function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl, demo, ownMachine } = context.get(placeContext)
  const lines = [
    'User-agent: *',
    ...(demo && !ownMachine ? ['/'] : closed).map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
