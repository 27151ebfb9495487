import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { messages } from '@trampolim/phrases/pt-br/messages.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { PageBody } from '../../../design/page-head.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { doMessageIntent, keptMessage } from '../../../parts/messages/message-intent.ts'
import { NoThreads } from '../../../parts/messages/no-threads.tsx'
import { beforeIn, readThread, readThreads } from '../../../parts/messages/read-threads.ts'
import { ThreadPage } from '../../../parts/messages/thread-page.tsx'
import { type ThreadKey, threadPath } from '../../../parts/messages/thread-path.ts'
import { leadBlockedOut } from '../../../parts/organizations/lead-blocked-out.ts'
import { isLocked } from '../../../parts/selection-board/board/read-board.ts'
import { orIfUnanswered } from '../../../platform/browser/if-unanswered.ts'
import { callsContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { pageAsked } from '../../../platform/last-page.ts'
import type { Route } from './+types/messages.ts'

const t = speak(messages)
const pathOf = (page: number) => href('/recruiter/messages', {}, { page: page > 1 ? page : null })

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const calls = context.get(callsContext)
  const key = keyIn(query)
  const page = pageAsked(query)
  const now = new Date()
  try {
    const [open, list] = await Promise.all([
      key && readThread(calls, { key, before: beforeIn(query), isReporting: query.has('report'), now }),
      query.has('part') ? null : readThreads(calls, { page, now }),
    ])
    if (page > 1 && list?.lines.length === 0) throw redirect(pathOf(list.pages))
    return { open, list, locked: null }
  } catch (problem) {
    const code = refusalOf(problem)?.code
    // A recruiter who doesn't belong to a company has no conversations either.
    const isAlone = code === 'organization_not_found'
    if (!isLocked(code) && !isAlone) throw problem
    if (code === 'organization_not_approved') await leadBlockedOut(calls)
    return { open: null, list: null, locked: isAlone ? ('alone' as const) : ('locked' as const) }
  }
}

function keyIn(query: URLSearchParams): ThreadKey | null {
  const [jobId, candidateId] = [query.get('job'), query.get('candidate')]
  return jobId && candidateId ? { jobId, candidateId } : null
}

/** Sends a message, or marks messages as read. */
export async function action({ request, context }: Route.ActionArgs) {
  const key = keyIn(new URL(request.url).searchParams)
  if (!key) throw data(null, 400)
  const { messages: calls } = context.get(callsContext).gateway
  return doMessageIntent(
    await request.formData(),
    {
      send: (words) => calls.writeToCandidate({ ...key, ...words }),
      markRead: (number) => calls.markThreadRead({ ...key, number }),
      report: (text) => calls.reportThread({ ...key, text }),
    },
    { side: 'recruiter', here: threadPath(key) },
  )
}

export const clientAction = (asked: Route.ClientActionArgs) => orIfUnanswered(asked, keptMessage)

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: [loaderData?.open?.title, t('title'), 'Trampolim'].filter(Boolean).join(' · ') }]
}

export default function RecruiterMessages({ loaderData: { open, list, locked }, actionData }: Route.ComponentProps) {
  if (locked) return <Locked why={locked} />
  if (!open && list?.lines.length === 0) return <NoThreads side="recruiter" to={href('/recruiter/jobs')} />
  return <ThreadPage side="recruiter" list={list} open={open} pathOf={pathOf} outcome={actionData} rest={t('choose')} />
}

function Locked({ why }: { why: 'alone' | 'locked' }) {
  return (
    <PageBody>
      <EmptyState
        level={1}
        title={t(`empty.${why}.title`)}
        text={t(`empty.${why}.text`)}
        actions={
          <ButtonLink look="main" to={href(why === 'alone' ? '/recruiter/organization' : '/recruiter/dashboard')}>
            {t(`empty.${why}.action`)}
          </ButtonLink>
        }
      />
    </PageBody>
  )
}
