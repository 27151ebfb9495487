import { messages } from '@trampolim/phrases/pt-br/messages.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { redirect } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import classes from '../../../parts/messages/messages.module.css'
import { NoThreads } from '../../../parts/messages/no-threads.tsx'
import { ownThreadsPath, readOwnThreads } from '../../../parts/messages/read-threads.ts'
import { ThreadPage } from '../../../parts/messages/thread-page.tsx'
import { callsContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { pageAsked } from '../../../platform/last-page.ts'
import type { Route } from './+types/messages.ts'

const t = speak(messages)
/** How many selections without a conversation are suggested. */
const offered = 5

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageAsked(new URL(request.url).searchParams)
  const calls = context.get(callsContext)
  const [list, begin] = await Promise.all([
    readOwnThreads(calls, { page, now: new Date() }),
    calls.gateway.messages.listNewThreads({ size: offered }),
  ])
  if (page > 1 && list.lines.length === 0) throw redirect(ownThreadsPath(list.pages))
  const selections = begin.items.map(({ jobId, jobName, company }) => ({ jobId, jobName, company }))
  return { list, selections, rest: begin.total - selections.length }
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('title')} · Trampolim` }]
}

export default function Messages({ loaderData: { list, selections, rest } }: Route.ComponentProps) {
  const hasThreads = list.lines.length > 0
  if (!hasThreads && selections.length === 0) return <NoThreads side="candidate" to={href('/search')} />
  return (
    <ThreadPage
      side="candidate"
      list={list}
      open={null}
      pathOf={ownThreadsPath}
      rest={t(hasThreads ? 'choose' : 'begin.choose')}
    >
      {selections.length > 0 && (
        <section className={classes.begin} aria-labelledby="begin">
          <h2 id="begin">{t('begin.title')}</h2>
          <p>{t('begin.text')}</p>
          <ul>
            {selections.map(({ jobId, jobName, company }) => (
              <li key={jobId}>
                <span>
                  {jobName}
                  <span>{company ?? t('confidential')}</span>
                </span>
                <ButtonLink
                  size="small"
                  to={href('/messages/:jobId', { jobId })}
                  aria-label={t('begin.writeAbout', { job: jobName })}
                >
                  {t('begin.write')}
                </ButtonLink>
              </li>
            ))}
          </ul>
          {rest > 0 && <p>{t('begin.more', { count: rest })}</p>}
        </section>
      )}
      {hasThreads && <p className={classes.hush}>{t('told')}</p>}
    </ThreadPage>
  )
}
