import { siteMap } from '@trampolim/phrases/pt-br/about.ts'
import { siteMapOf } from '../../../parts/content/site-map.ts'
import { SiteMapPage } from '../../../parts/content/site-map-page.tsx'
import type { Route } from './+types/recruiter-sitemap.ts'

export function loader() {
  return { groups: siteMapOf('recruiter') }
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${siteMap.recruiterTitle} · Trampolim` }]
}

export default function RecruiterSiteMap({ loaderData: { groups } }: Route.ComponentProps) {
  return <SiteMapPage title={siteMap.recruiterTitle} groups={groups} />
}
