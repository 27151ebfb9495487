import { courseAreas, courseForms } from '@trampolim/marketplace/content/articles.ts'
import { courseAreaText, courseFormText, courses as phrases } from '@trampolim/phrases/pt-br/content.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { versionText } from '../../../parts/dates-with-year.ts'
import { atomResponse, momentOfDay } from '../../../parts/feeds/atom.ts'
import { narrowedBy } from '../../../parts/feeds/narrowed-by.ts'
import { callsContext, siteContext } from '../../../platform/context.ts'
import { asSearch, href } from '../../../platform/href.ts'

const t = speak(phrases)
const most = 100

/** The free courses as an Atom feed, the latest information first; of an `area` or a `form`, as on their page. */
export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const { publicUrl } = context.get(siteContext)
  const asked = narrowedBy(url.searchParams, { area: courseAreas, form: courseForms })
  const { area, form } = asked
  const title = [t('feed'), area && courseAreaText[area], form && courseFormText[form]]
  const { items } = await context.get(callsContext).socialMedia.articles.listCourses({ ...asked, size: most })
  return atomResponse(request, {
    ...{ title: title.filter(Boolean).join(' · '), subtitle: t('text'), publicUrl },
    ...{ path: href('/courses.atom') + asSearch(asked), page: href('/courses', {}, asked) },
    entries: items
      .toSorted((one, other) => other.asOf.localeCompare(one.asOf))
      .map(({ slug, title, provider, area, form, for: forWhom, asOf }) => ({
        title,
        address: `${publicUrl}${href('/courses/:slug', { slug })}`,
        category: { term: area, label: courseAreaText[area] },
        published: momentOfDay(asOf),
        updated: momentOfDay(asOf),
        author: provider,
        summary: [
          `${courseFormText[form]}.`,
          t('forWhom', { text: forWhom.replace(/\.$/, '') }),
          t('asOf', { day: versionText(asOf) }),
        ].join(' '),
      })),
  })
}
