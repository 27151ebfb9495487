import { siteMap } from '@trampolim/phrases/pt-br/about.ts'
import { siteMapOf } from '../../../parts/content/site-map.ts'
import { SiteMapPage } from '../../../parts/content/site-map-page.tsx'
import { publicPageTags } from '../../../parts/public-page-tags.ts'
import { siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/sitemap.ts'

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  return { groups: siteMapOf('candidate', site), canonical: site.publicUrl + href('/sitemap') }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const page = { title: `${siteMap.title} · Trampolim`, description: siteMap.text }
  return publicPageTags({ ...page, canonical: loaderData?.canonical })
}

export default function SiteMap({ loaderData: { groups } }: Route.ComponentProps) {
  return <SiteMapPage title={siteMap.title} groups={groups} />
}
