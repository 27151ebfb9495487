import type { SelectionStep } from '@trampolim/contract/codes.ts'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { openFoldMenu } from '../../../../design/fold-menu.tsx'
import type { CandidateView } from '../../candidate/candidate-words.ts'
import { neighbouringCard, neighbouringStep } from '../columns.ts'

type CardKeys = {
  root: RefObject<HTMLElement | null>
  cards: readonly CandidateView[]
  moveTo: (card: CandidateView, to: SelectionStep) => void
}

/**
 * The keys of a focused card: arrows go to the adjacent card; with Shift they move the card to the adjacent step; M
 * opens its menu. The focus follows a moved card until the person moves it elsewhere, since the answer may render the
 * card again.
 */
export function useCardKeys({ root, cards, moveTo }: CardKeys) {
  const follow = useRef<string | null>(null)
  useEffect(() => {
    if (follow.current !== null) linkOf(root.current, follow.current)?.focus()
  })
  const onBlur = () => {
    follow.current = null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const link = event.target as HTMLElement
    if (!link.matches('[data-card-link]') || event.altKey || event.ctrlKey || event.metaKey) return
    const element = link.closest<HTMLElement>('[data-card]')
    const card = cards.find(({ cvId }) => cvId === element?.dataset.card)
    if (!card || !root.current) return
    if (event.key.toLowerCase() === 'm') openFoldMenu(element)
    else if (event.shiftKey && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')) {
      const to = card.step && neighbouringStep(card.step, event.key === 'ArrowRight' ? 1 : -1)
      if (!to) return
      follow.current = card.cvId
      moveTo(card, to)
    } else if (!event.shiftKey && event.key.startsWith('Arrow')) {
      focusBeside(root.current, { link, key: event.key })
    } else return
    event.preventDefault()
  }
  return { onKeyDown, onBlur }
}

const linkOf = (root: HTMLElement | null, cvId: string) =>
  root?.querySelector<HTMLElement>(`[data-card="${cvId}"] [data-card-link]`)

function focusBeside(root: HTMLElement, { link, key }: { link: HTMLElement; key: string }) {
  const columns = [...root.querySelectorAll('[data-column]')].map((each) => [
    ...each.querySelectorAll<HTMLElement>('[data-card-link]'),
  ])
  const column = columns.findIndex((each) => each.includes(link))
  const row = columns[column]?.indexOf(link) ?? -1
  const beside = neighbouringCard(
    columns.map((each) => each.length),
    { column, row },
    key,
  )
  if (beside) columns[beside.column]?.[beside.row]?.focus()
}
