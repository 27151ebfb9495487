import { helpAudiences } from '@trampolim/marketplace/help/topics.ts'
import { mostPerPage } from '@trampolim/marketplace/jobs/search.ts'
import { marketplace } from '@trampolim/phrases/pt-br/marketplace.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { modelPath } from '../../../parts/calculators/tools.ts'
import { atomResponse, momentOfDay } from '../../../parts/feeds/atom.ts'
import { narrowedBy } from '../../../parts/feeds/narrowed-by.ts'
import { callsContext, siteContext } from '../../../platform/context.ts'
import { asSearch, href } from '../../../platform/href.ts'

const t = speak({
  feed: marketplace.feed,
  text: marketplace.feedText,
  candidate: marketplace.candidate,
  recruiter: marketplace.recruiter,
})

/** The models of documents as an Atom feed, the latest revised first; for an `audience`, as on their page. */
export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const { publicUrl } = context.get(siteContext)
  const asked = narrowedBy(url.searchParams, { audience: helpAudiences })
  const { audience: of } = asked
  const { items } = await context.get(callsContext).socialMedia.tools.listModels({ ...asked, size: mostPerPage })
  return atomResponse(request, {
    ...{ title: of ? `${t('feed')} · ${t(of)}` : t('feed'), subtitle: t('text'), publicUrl },
    ...{ path: href('/marketplace.atom') + asSearch(asked), page: href('/marketplace') },
    entries: items
      .toSorted((one, other) => other.updated.localeCompare(one.updated))
      .map(({ slug, title, summary, audience, published, updated }) => ({
        ...{ title, summary, address: publicUrl + modelPath(slug) },
        category: { term: audience, label: t(audience) },
        published: momentOfDay(published),
        updated: momentOfDay(updated),
      })),
  })
}
