import { noticeKindText, notices as phrases } from '@trampolim/phrases/pt-br/notices.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { atomResponse } from '../../../parts/feeds/atom.ts'
import { noticeDayText, noticePlaceText, noticeTimeText } from '../../../parts/notices/notice-texts.ts'
import { callsContext, siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'

const t = speak(phrases)
const most = 50

/** The upcoming notices as an Atom feed, the latest published first. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { publicUrl } = context.get(siteContext)
  const notices = await context.get(callsContext).gateway.notices.listNewNotices({ size: most })
  return atomResponse(request, {
    ...{ title: t('feed'), subtitle: t('text'), publicUrl },
    ...{ path: href('/classifieds.atom'), page: href('/classifieds') },
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
