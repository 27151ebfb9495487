import { notifications } from '@trampolim/contract/gateway/notifications.ts'
import { isFixed, mailsOf } from '@trampolim/marketplace/notifications/preferences.ts'
import { answer } from '../platform/http/answer.ts'
import { type Asking, signedIn } from '../platform/http/caller/asking.ts'
import { chooseWishes, listWishes } from '../preferences/wishes.ts'
import {
  countNotifications,
  listNotifications,
  type Reader,
  readBell,
  readNotification,
  readNotifications,
  readSummaries,
  sideOf,
} from './read.ts'

const done = { done: true } as const

function readerOf(context: Asking): Reader {
  const { accountId, role } = signedIn(context)
  return { accountId, side: sideOf(role) }
}

export const notificationRoutes = {
  listNotifications: answer(notifications.listNotifications).handler(({ context, input }) =>
    listNotifications(context.house, { ...readerOf(context), ...input }),
  ),

  countNotifications: answer(notifications.countNotifications).handler(({ context, input }) =>
    countNotifications(context.house, { ...readerOf(context), ...input }),
  ),

  readBell: answer(notifications.readBell).handler(({ context }) => readBell(context.house, readerOf(context))),

  readNotification: answer(notifications.readNotification).handler(({ context, input }) =>
    readNotification(context.house, { ...readerOf(context), ...input }),
  ),

  readNotifications: answer(notifications.readNotifications).handler(async ({ context }) => {
    await readNotifications(context.house, readerOf(context))
    return done
  }),

  listPreferences: answer(notifications.listPreferences).handler(async ({ context }) => {
    const wishes = await listWishes(context.house.database, readerOf(context))
    return {
      preferences: wishes.map(({ kind, inApp, mail }) => ({
        ...{ kind, inApp, mail },
        fixed: isFixed(kind),
        mails: [...mailsOf(kind)],
      })),
    }
  }),

  changePreferences: answer(notifications.changePreferences).handler(async ({ context, input }) => {
    await chooseWishes(context.house.database, { ...readerOf(context), wishes: input.preferences })
    return done
  }),

  readSummaries: answer(notifications.readSummaries).handler(({ context }) =>
    readSummaries(context.house, readerOf(context)),
  ),
}
