import { messages } from '@trampolim/phrases/pt-br/messages.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { doMessageIntent, keptMessage } from '../../../parts/messages/message-intent.ts'
import { beforeIn, ownThreadsPath, readOwnThread, readOwnThreads } from '../../../parts/messages/read-threads.ts'
import { ThreadPage } from '../../../parts/messages/thread-page.tsx'
import { orIfUnanswered } from '../../../platform/browser/if-unanswered.ts'
import { callsContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/thread.ts'

const t = speak(messages)

export async function loader({ params: { jobId }, request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const calls = context.get(callsContext)
  const now = new Date()
  const [open, list] = await Promise.all([
    readOwnThread(calls, { jobId, before: beforeIn(query), isReporting: query.has('report'), now }),
    query.has('part') ? null : readOwnThreads(calls, { page: 1, now }),
  ])
  return { open, list }
}

/** Sends a message, or marks messages as read. */
export async function action({ params: { jobId }, request, context }: Route.ActionArgs) {
  const { messages: calls } = context.get(callsContext).gateway
  return doMessageIntent(
    await request.formData(),
    {
      send: (words) => calls.writeToJob({ jobId, ...words }),
      markRead: (number) => calls.markOwnThreadRead({ jobId, number }),
      report: (text) => calls.reportOwnThread({ jobId, text }),
    },
    { side: 'candidate', here: href('/messages/:jobId', { jobId }) },
  )
}

export const clientAction = (asked: Route.ClientActionArgs) => orIfUnanswered(asked, keptMessage)

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: [loaderData?.open.title, t('title'), 'Trampolim'].filter(Boolean).join(' · ') }]
}

export default function OwnThread({ loaderData: { open, list }, actionData }: Route.ComponentProps) {
  return <ThreadPage side="candidate" list={list} open={open} pathOf={ownThreadsPath} outcome={actionData} />
}
