import { courseAreaText, courseFormText, courses as phrases } from '@trampolim/phrases/pt-br/content.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { versionText } from '../../../parts/dates-with-year.ts'
import { atomResponse, momentOfDay } from '../../../parts/feeds/atom.ts'
import { callsContext, siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'

const t = speak(phrases)
const most = 100

/** The free courses as an Atom feed, the latest information first. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { publicUrl } = context.get(siteContext)
  const { items } = await context.get(callsContext).socialMedia.articles.listCourses({ size: most })
  return atomResponse(request, {
    ...{ title: t('feed'), subtitle: t('text'), publicUrl },
    ...{ path: href('/courses.atom'), page: href('/courses') },
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
