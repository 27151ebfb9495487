import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { ButtonLink } from '../../design/button.tsx'
import { Glyph } from '../../design/glyph.tsx'
import classes from './beside.module.css'
import { type BoardQuery, candidatePath } from './board-query.ts'
import { CandidateCard } from './candidate-card.tsx'
import type { CandidateView } from './candidate-words.ts'

const t = speak('selection-board', selectionBoard)

type Place = { jobId: string; query: BoardQuery; items: readonly CandidateView[]; cvId: string; tab: string | null }

/** The list that a candidate was opened from, beside them where there is room. */
export function ListBeside({ jobId, query, items, cvId, tab }: Place) {
  if (items.length === 0) return null
  return (
    <nav className={classes.list} aria-label={t('details.list')}>
      <ul>
        {items.map((card) => (
          <li key={card.cvId}>
            <CandidateCard
              card={card}
              to={candidatePath({ jobId, cvId: card.cvId }, query, { tab })}
              level={2}
              brief
              selected={card.cvId === cvId}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The ways to the candidates before and after, also by Alt with the arrows. */
export function Neighbours({ jobId, query, items, cvId, tab, children }: Place & { children: ReactNode }) {
  const navigate = useNavigate()
  const here = items.findIndex((each) => each.cvId === cvId)
  const pathOf = (card: CandidateView | undefined) =>
    card && here >= 0 ? candidatePath({ jobId, cvId: card.cvId }, query, { tab }) : null
  const previous = pathOf(items[here - 1])
  const next = pathOf(items[here + 1])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const to = event.key === 'ArrowUp' ? previous : event.key === 'ArrowDown' ? next : null
      if (!event.altKey || !to || isTyping(event.target)) return
      event.preventDefault()
      navigate(to)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [previous, next, navigate])
  return (
    <div className={classes.ways}>
      {children}
      <div className={classes.beside}>
        {previous && (
          <ButtonLink to={previous} look="plain" size="small" aria-label={t('details.previous')}>
            <Glyph name="left" />
          </ButtonLink>
        )}
        {next && (
          <ButtonLink to={next} look="plain" size="small" aria-label={t('details.next')}>
            <Glyph name="right" />
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select')
}
