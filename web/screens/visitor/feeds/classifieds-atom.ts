import { noticeKinds } from '@trampolim/marketplace/notices/fields.ts'
import { stateName, states } from '@trampolim/marketplace/reference/states.ts'
import { noticeKindText, notices as phrases } from '@trampolim/phrases/pt-br/notices.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { atomResponse } from '../../../parts/feeds/atom.ts'
import { narrowedBy } from '../../../parts/feeds/narrowed-by.ts'
import { typedFilter } from '../../../parts/notices/notice-filter.ts'
import { noticeDayText, noticePlaceText, noticeTimeText } from '../../../parts/notices/notice-texts.ts'
import { callsContext, siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'

const t = speak(phrases)
const most = 50

/** The upcoming notices as an Atom feed, the latest published first; narrowed by the same filter as their page. */
export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const { publicUrl } = context.get(siteContext)
  const { state, kind } = narrowedBy(url.searchParams, { state: states.codes, kind: noticeKinds })
  const { q: text, city } = typedFilter(url.searchParams)
  const notices = await context
    .get(callsContext)
    .gateway.notices.listNewNotices({ state, kind, city, text, size: most })
  const filter = { q: text, state, city, kind }
  const title = [t('feed'), kind && noticeKindText[kind], text, city, state && stateName(state)]
  return atomResponse(request, {
    ...{ title: title.filter(Boolean).join(' · '), subtitle: t('text'), publicUrl },
    ...{ path: href('/classifieds.atom', {}, filter), page: href('/classifieds', {}, filter) },
    entries: notices.map((notice) => ({
      title: notice.title,
      address: publicUrl + href('/classifieds/:noticeId', { noticeId: notice.id }),
      category: { term: notice.kind, label: noticeKindText[notice.kind] },
      published: notice.published,
      updated: notice.published,
      author: notice.company,
      summary: `${noticeDayText(notice.day)}, ${noticeTimeText(notice)}. ${noticePlaceText(notice)}. ${notice.text}`,
    })),
  })
}
