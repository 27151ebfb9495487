import { notices } from '@trampolim/contract/gateway/notices.ts'
import { answer } from '../platform/http/answer.ts'
import { signedIn } from '../platform/http/caller/asking.ts'
import { decideNotice } from './decide-notice.ts'
import { editNotice } from './edit-notice.ts'
import {
  listNewNotices,
  listNotices,
  listNoticesToReview,
  listOwnNotices,
  noticePart,
  noticeParts,
  readNotice,
  readNoticeCalendar,
  readOwnNotice,
} from './read-notices.ts'
import { withdrawNotice, writeNotice } from './write-notice.ts'

const done = { done: true } as const

export const noticeRoutes = {
  listNotices: answer(notices.listNotices).handler(({ context, input }) => listNotices(context.house, input)),

  listNewNotices: answer(notices.listNewNotices).handler(({ context, input }) => listNewNotices(context.house, input)),

  noticeParts: answer(notices.noticeParts).handler(({ context }) => noticeParts(context.house)),

  noticePart: answer(notices.noticePart).handler(({ context, input }) => noticePart(context.house, input.part)),

  readNotice: answer(notices.readNotice).handler(({ context, input: { id } }) => readNotice(context.house, id)),

  readNoticeCalendar: answer(notices.readNoticeCalendar).handler(({ context, input: { id } }) =>
    readNoticeCalendar(context.house, id),
  ),

  listOwnNotices: answer(notices.listOwnNotices).handler(({ context, input }) =>
    listOwnNotices(context.house, { ...input, recruiterId: signedIn(context).accountId }),
  ),

  writeNotice: answer(notices.writeNotice).handler(({ context, input }) =>
    writeNotice(context.house, { ...input, recruiterId: signedIn(context).accountId }),
  ),

  readOwnNotice: answer(notices.readOwnNotice).handler(({ context, input: { id } }) =>
    readOwnNotice(context.house, { id, recruiterId: signedIn(context).accountId }),
  ),

  editNotice: answer(notices.editNotice).handler(async ({ context, input }) => {
    await editNotice(context.house, { ...input, recruiterId: signedIn(context).accountId })
    return done
  }),

  withdrawNotice: answer(notices.withdrawNotice).handler(async ({ context, input: { id } }) => {
    await withdrawNotice(context.house, { id, recruiterId: signedIn(context).accountId })
    return done
  }),

  listNoticesToReview: answer(notices.listNoticesToReview).handler(({ context, input }) =>
    listNoticesToReview(context.house, input),
  ),

  decideNotice: answer(notices.decideNotice).handler(async ({ context, input }) => {
    await decideNotice(context.house, { ...input, reviewerId: signedIn(context).accountId })
    return done
  }),
}
