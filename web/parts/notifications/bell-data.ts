import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { Side } from '@trampolim/marketplace/notifications/kinds.ts'
import type { RouterContextProvider } from 'react-router'
import { callsContext, personContext } from '../../platform/context.ts'
import { roleOf } from '../../platform/guard.ts'

/** The unread notifications for the frame; null for people without notifications. Server only. */
export async function readBell(context: Readonly<RouterContextProvider>) {
  const role = roleOf(context.get(personContext))
  if (role !== 'user:professional' && role !== 'user:recruiter') return null
  const side: Side = role === 'user:recruiter' ? 'recruiter' : 'candidate'
  try {
    const { unread, threads, items } = await context.get(callsContext).gateway.notifications.readBell({})
    const latest = items.map(({ id, ids, message, created }) => ({
      ...{ id, created, text: message.notification.text },
      read: ids.destinationIds.every(({ read }) => read),
    }))
    return { side, unread, threads, latest }
  } catch (problem) {
    // The page itself handles the reason for the refusal.
    if (refusalOf(problem)) return null
    throw problem
  }
}

export type BellData = NonNullable<Awaited<ReturnType<typeof readBell>>>
