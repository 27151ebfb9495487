import {
  chatType,
  generalTypes,
  kindNames,
  mailFrequencies,
  notificationKinds,
} from '@trampolim/marketplace/notifications/kinds.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { oneOf, oneOfText } from '../codes.ts'
import { done, instant, pageSize, recordId, several } from '../shapes.ts'
import { chatMessage } from './messages.ts'

const allTypes = [...generalTypes, chatType] as const
const kind = oneOf(kindNames)
const mail = oneOf(mailFrequencies)

/** A notification (specification, data §3.6). `destinationIds` contains only the caller, with their read flag. */
export const notification = z.object({
  id: recordId,
  type: oneOf(generalTypes),
  ids: z.object({
    /** The candidacy that it is about. */
    threadId: recordId.nullable(),
    destinationIds: z.array(z.object({ id: recordId, read: z.boolean() })),
  }),
  message: z.object({
    type: z.literal('notification'),
    jobName: z.string().nullable(),
    notification: z.object({ priority: oneOf(['high', 'normal']), type: kind, text: z.string() }),
  }),
  created: instant,
  modified: instant,
  /** The path of the page to which it leads. */
  leadsTo: z.string(),
  /** Whether the notification asks its reader for an answer that is still due. */
  asks: z.boolean(),
})
export type Notification = z.infer<typeof notification>

const types = several(oneOfText(allTypes))

/** Calls for everybody who is signed in; reviewers have no notifications. */
const everybody = ['session'] as const

export const listNotifications = call({
  purpose:
    'The caller’s notifications, latest first; with type 4 also the messages they can read. Marks nothing as read.',
  request: 'GET /notification',
  allows: everybody,
  input: z.object({
    /** Without `type`, the types 0 to 3. */
    type: types,
    limit: pageSize(5),
    /** The id of the item after which the page starts. */
    after: recordId.optional(),
  }),
  answers: z.object({
    items: z.array(z.union([notification, chatMessage])),
    /** The value of `after` for the next page; null if there is none. */
    next: recordId.nullable(),
  }),
})

export const countNotifications = call({
  purpose: 'How many of the caller’s notifications and messages are unread, by type.',
  request: 'GET /notification/count',
  allows: everybody,
  input: z.object({ types }),
  answers: z.object({ count: z.int(), types: z.array(z.object({ type: oneOf(allTypes), count: z.int() })) }),
})

export const readBell = call({
  specified: false,
  purpose:
    'For the frame of a page: the latest four notifications of the types 0 to 3 and how many are unread, and how many threads have unread messages.',
  request: 'GET /notifications/bell',
  allows: everybody,
  input: z.object({}),
  answers: z.object({
    items: z.array(notification),
    unread: z.int(),
    /** Counted up to 100. */
    threads: z.int().max(100),
  }),
})

export const readNotification = call({
  purpose: 'Marks a notification as read; again is no fault. Returns where it leads.',
  request: 'PUT /notification/{id}/read',
  quota: 'notifications-read',
  allows: everybody,
  input: z.object({ id: recordId }),
  answers: z.object({ done: z.literal(true), leadsTo: z.string() }),
  fails: ['notification_not_found'],
})

export const readNotifications = call({
  purpose: 'Marks all of the caller’s notifications as read; messages stay as they are.',
  request: 'PUT /notifications/read',
  quota: 'notifications-read',
  allows: everybody,
  input: z.object({}),
  answers: done,
})

const preference = z.object({ kind, inApp: z.boolean(), mail })

export const listPreferences = call({
  purpose: 'What the caller wants of each kind of notification. What is fixed can’t be changed.',
  request: 'GET /notifications/preferences',
  allows: everybody,
  input: z.object({}),
  answers: z.object({
    preferences: z.array(
      preference.extend({
        /** Whether both channels are mandatory, by law or for security. */
        fixed: z.boolean(),
        /** The choices for how often its letters come; empty if that can't be chosen here. */
        mails: z.array(mail),
      }),
    ),
  }),
})

export const changePreferences = call({
  purpose: 'Chooses what the caller wants of some kinds; the others stay as they are.',
  request: 'PUT /notifications/preferences',
  quota: 'profile-edits',
  allows: everybody,
  input: z.object({ preferences: z.array(preference).min(1, 'required').max(Object.keys(notificationKinds).length) }),
  answers: done,
  fails: ['preference_not_offered'],
})

const summary = z.object({
  kinds: z.array(z.object({ kind, count: z.int() })),
  /** The latest of them. */
  items: z.array(notification),
})

export const readSummaries = call({
  purpose: 'What waits for the caller’s next daily and weekly letter.',
  request: 'GET /notifications/summaries',
  allows: everybody,
  input: z.object({}),
  answers: z.object({ daily: summary, weekly: summary }),
})

export const notifications = {
  listNotifications,
  countNotifications,
  readBell,
  readNotification,
  readNotifications,
  listPreferences,
  changePreferences,
  readSummaries,
}
