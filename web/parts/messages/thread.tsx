import { IconFlag } from '@tabler/icons-react'
import { messages } from '@trampolim/phrases/pt-br/messages.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect } from 'react'
import { Form, useFetcher, useRevalidator } from 'react-router'
import { Button, ButtonLink } from '../../design/button.tsx'
import { Glyph } from '../../design/glyph.tsx'
import { Link } from '../../design/link.tsx'
import { Notice } from '../../design/notice.tsx'
import { Tile } from '../../design/tile.tsx'
import { Bubbles } from './bubbles.tsx'
import { Composer } from './composer.tsx'
import type { MessageOutcome } from './message-intent.ts'
import classes from './messages.module.css'
import { ReportForm } from './report-form.tsx'
import { useOutbox } from './use-outbox.ts'
import type { Bubble, ThreadView } from './view.ts'

const t = speak(messages)

type ThreadProps = {
  thread: ThreadView
  /** The list of threads. */
  back: string
  outcome: MessageOutcome | undefined
  onSent: (bubble: Bubble) => void
}

/** A thread: the other side and the job, its messages, and the field for the next one or why there is none. */
export function Thread({ thread, back, outcome, onSent }: ThreadProps) {
  const { side, title, name, job, link, closed, next, here, key, report } = thread
  const { text, write, waiting, send, drop } = useOutbox(key, (report !== 'writing' && outcome?.text) || '')
  useReadAgain()
  const reportAt = `${here}${here.includes('?') ? '&' : '?'}report=true`
  return (
    <section className={classes.thread} aria-labelledby="thread">
      <div className={classes.head}>
        <Link to={back} className={classes.back} aria-label={t('thread.back')}>
          <Glyph name="left" />
        </Link>
        <Tile name={name} shape={side === 'recruiter' ? 'person' : 'organization'} />
        <div className={classes.who}>
          <h1 id="thread">{title}</h1>
          <p>
            <span className={classes.wide}>{job}</span>
            <span className={classes.narrow}>{link ? <Link to={link}>{job}</Link> : job}</span>
          </p>
        </div>
        {link && (
          <ButtonLink to={link} size="small" className={classes.wide}>
            {t(side === 'recruiter' ? 'thread.candidate' : 'thread.job')}
          </ButtonLink>
        )}
        {report === 'possible' && (
          <Link to={reportAt} className={classes.flag} aria-label={t('report.open')} title={t('report.open')}>
            <IconFlag size={20} stroke={1.8} aria-hidden="true" />
          </Link>
        )}
      </div>
      {next && (
        <p className={classes.next}>
          <Glyph name="calendar" />
          <span>{next.text}</span>
          <Link to={next.to}>{next.action}</Link>
        </p>
      )}
      <Bubbles
        thread={thread}
        waiting={waiting}
        onDone={drop}
        onSent={onSent}
        onEdit={({ clientId, text: message }) => {
          drop(clientId)
          write(text ? `${message}\n${text}` : message)
        }}
      />
      <MarkRead thread={thread} />
      {report === 'waiting' && (
        <div className={classes.closed}>
          <Notice>{t('report.waiting')}</Notice>
        </div>
      )}
      {report === 'writing' ? (
        <ReportForm here={here} outcome={outcome} />
      ) : closed ? (
        <div className={classes.closed}>
          <Notice>{closed}</Notice>
        </div>
      ) : (
        <Composer {...{ thread, text, write, send, outcome }} isSending={waiting.length > 0} />
      )}
      <noscript>
        {thread.unread > 0 && thread.isLatest && (
          <Form method="post" action={here} className={classes.markRead}>
            <input type="hidden" name="number" value={thread.bubbles.at(-1)?.number ?? 0} />
            <Button type="submit" name="intent" value="read" size="small">
              {t('thread.markRead')}
            </Button>
          </Form>
        )}
      </noscript>
    </section>
  )
}

/** Marks the messages as read once the page is shown. */
function MarkRead({ thread: { unread, here, bubbles, isLatest } }: { thread: ThreadView }) {
  const { submit } = useFetcher()
  const number = bubbles.at(-1)?.number ?? 0
  useEffect(() => {
    if (unread === 0 || !isLatest) return
    const mark = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', mark)
      const quietly = { method: 'post', action: here, defaultShouldRevalidate: false } as const
      void submit({ intent: 'read', script: 'true', number: String(number) }, quietly)
    }
    document.addEventListener('visibilitychange', mark)
    mark()
    return () => document.removeEventListener('visibilitychange', mark)
  }, [submit, unread, number, here, isLatest])
  return null
}

/** Reloads the page's data when the person returns to it, or the connection is back. */
function useReadAgain() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const readAgain = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void revalidate()
    }
    document.addEventListener('visibilitychange', readAgain)
    window.addEventListener('online', readAgain)
    return () => {
      document.removeEventListener('visibilitychange', readAgain)
      window.removeEventListener('online', readAgain)
    }
  }, [revalidate])
}
