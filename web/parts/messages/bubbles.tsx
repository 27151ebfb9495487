import { messages } from '@trampolim/phrases/pt-br/messages.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Glyph } from '../../design/glyph.tsx'
import { Link } from '../../design/link.tsx'
import classes from './messages.module.css'
import type { Waiting } from './use-outbox.ts'
import { type Bubble, merged, type ThreadView } from './view.ts'
import { WaitingBubble } from './waiting-bubble.tsx'

const t = speak(messages)

type BubblesProps = {
  thread: ThreadView
  waiting: readonly Waiting[]
  onDone: (clientId: string) => void
  onSent: (bubble: Bubble) => void
  onEdit: (waiting: Waiting) => void
}

/** The messages of a thread, scrolled to the latest; older ones are loaded when the reader scrolls up, or by a link. */
export function Bubbles({ thread, waiting, onDone, onSent, onEdit }: BubblesProps) {
  const { here, title, side, closed, isLatest } = thread
  const { bubbles, older, isLoading, sentinel, add } = useOlder(thread)
  const isDone = useCallback(
    (clientId: string, sent: Bubble | null) => {
      if (sent) add(sent)
      if (sent) onSent(sent)
      onDone(clientId)
    },
    [add, onSent, onDone],
  )
  const more = (number: number) => `${here}${here.includes('?') ? '&' : '?'}before=${number}`
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <div className={classes.scroll} role="log" aria-label={t('thread.log', { name: title })} tabIndex={0}>
      <div className={classes.messages}>
        {older !== null && (
          <p className={classes.older} ref={sentinel}>
            {isLoading ? (
              <span role="status">{t('thread.loading')}</span>
            ) : (
              <Link to={more(older)}>{t('thread.older')}</Link>
            )}
          </p>
        )}
        {bubbles.length === 0 && waiting.length === 0 && (
          <p className={classes.none}>{t(`thread.none.${closed ? 'closed' : side}`)}</p>
        )}
        <ol>
          {bubbles.map((bubble, at) => (
            <Message key={bubble.number} bubble={bubble} before={bubbles[at - 1]} after={bubbles[at + 1]} />
          ))}
          {waiting.map((each, at) => (
            <WaitingBubble
              key={each.clientId}
              waiting={each}
              isNext={at === 0}
              here={here}
              onDone={isDone}
              onEdit={onEdit}
            />
          ))}
        </ol>
        {!isLatest && (
          <p className={classes.older}>
            <Link to={here}>{t('thread.newest')}</Link>
          </p>
        )}
      </div>
    </div>
  )
}

function Message({ bubble, before, after }: { bubble: Bubble; before: Bubble | undefined; after: Bubble | undefined }) {
  const { day, time, text, ours, by, read } = bubble
  const isLastOfGroup = after?.by !== by || after.day !== day || after.read !== read
  return (
    <>
      {before?.day !== day && <li className={classes.day}>{day}</li>}
      <li className={ours ? classes.ours : classes.theirs}>
        <p className={classes.bubble}>{text}</p>
        {isLastOfGroup && (
          <p className={classes.meta}>
            {ours && read && <Glyph name="check" size={14} />}
            {ours && read ? t('thread.read', { when: `${by}, ${time}` }) : `${by}, ${time}`}
          </p>
        )}
      </li>
    </>
  )
}

/** The messages loaded so far; older ones are loaded when they are scrolled to. */
function useOlder({ bubbles: latest, older: first, here }: ThreadView) {
  const [kept, keep] = useState(latest)
  const { load, data, state } = useFetcher<{ open: ThreadView | null }>()
  const sentinel = useRef<HTMLParagraphElement>(null)
  useEffect(() => keep((before) => merged(before, latest)), [latest])
  const part = data?.open
  useEffect(() => {
    if (part) keep((before) => merged(part.bubbles, before))
  }, [part])
  const bubbles = merged(kept, latest)
  const number = bubbles[0]?.number ?? 1
  const older = first === null || number <= 1 ? null : number
  useEffect(() => {
    const element = sentinel.current
    if (!element || older === null || state !== 'idle') return
    const seen = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) void load(`${here}${here.includes('?') ? '&' : '?'}before=${older}&part=true`)
    })
    seen.observe(element)
    return () => seen.disconnect()
  }, [older, state, load, here])
  const add = useCallback((bubble: Bubble) => keep((before) => merged(before, [bubble])), [])
  return { bubbles, older, isLoading: state !== 'idle', sentinel, add }
}
