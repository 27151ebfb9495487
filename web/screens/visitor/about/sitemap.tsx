import { siteMap } from '@trampolim/phrases/pt-br/about.ts'
import { siteMapOf } from '../../../parts/content/site-map.ts'
import { SiteMapPage } from '../../../parts/content/site-map-page.tsx'
import type { Route } from './+types/sitemap.ts'

export function loader() {
  return { groups: siteMapOf('candidate') }
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${siteMap.title} · Trampolim` }]
}

export default function SiteMap({ loaderData: { groups } }: Route.ComponentProps) {
  return <SiteMapPage title={siteMap.title} groups={groups} />
}
