import { siteMap } from '@trampolim/phrases/pt-br/about.ts'
import { siteMapOf } from '../../../parts/content/site-map.ts'
import { SiteMapPage } from '../../../parts/content/site-map-page.tsx'
import { publicPageTags } from '../../../parts/public-page-tags.ts'
import { siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/recruiter-sitemap.ts'

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  return { groups: siteMapOf('recruiter', site), canonical: site.publicUrl + href('/recruiter/sitemap') }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const page = { title: `${siteMap.recruiterTitle} · Trampolim`, description: siteMap.text }
  return publicPageTags({ ...page, canonical: loaderData?.canonical })
}

export default function RecruiterSiteMap({ loaderData: { groups } }: Route.ComponentProps) {
  return <SiteMapPage title={siteMap.recruiterTitle} groups={groups} />
}
