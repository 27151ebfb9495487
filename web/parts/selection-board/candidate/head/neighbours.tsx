import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { ButtonLink } from '../../../../design/button.tsx'
import { Glyph } from '../../../../design/glyph.tsx'
import { type BoardQuery, candidatePath } from '../../board/board-query.ts'
import { CandidateCard } from '../../board/cards/candidate-card.tsx'
import type { CandidateView } from '../candidate-words.ts'
import classes from './neighbours.module.css'

const t = speak(selectionBoard)

type ListPosition = {
  jobId: string
  query: BoardQuery
  items: readonly CandidateView[]
  cvId: string
  tab: string | null
}

/** The list from which a candidate was opened, beside them if there is room. */
export function CandidateListAside({ jobId, query, items, cvId, tab }: ListPosition) {
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

/** The pages of the candidates before and after one in a list; null where there is none. */
export function pathsBeside({ jobId, query, items, cvId, tab }: ListPosition) {
  const here = items.findIndex((each) => each.cvId === cvId)
  const pathOf = (card: CandidateView | undefined) =>
    card && here >= 0 ? candidatePath({ jobId, cvId: card.cvId }, query, { tab }) : null
  return { previous: pathOf(items[here - 1]), next: pathOf(items[here + 1]) }
}

/** Links to the previous and the next candidate, also by Alt with the arrow keys. */
export function Neighbours({ jobId, query, items, cvId, tab, children }: ListPosition & { children: ReactNode }) {
  const navigate = useNavigate()
  const { previous, next } = pathsBeside({ jobId, query, items, cvId, tab })
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
