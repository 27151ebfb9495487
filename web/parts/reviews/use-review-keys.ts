import type { ReviewDecision } from '@trampolim/marketplace/reviews/review.ts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { browserList } from '../../platform/browser/browser-list.ts'

/** The key of each decision. */
export const keyOfDecision = {
  approve: 'a',
  request_changes: 'm',
  reject: 'r',
  block: 'b',
} as const satisfies Record<ReviewDecision, string>

const off = browserList({ key: 'list-keys-off', most: 1 })

/**
 * Single-key shortcuts of a review: one for each decision, P to request a change of the field under the pointer or with
 * the focus, J for the next item. Off while something is typed, and if they are switched off in this browser (WCAG
 * 2.1.4).
 */
export function useReviewKeys({ formId, next }: { formId: string; next: string | null }) {
  const isOff = off.useEntries().length > 0
  const navigate = useNavigate()
  useEffect(() => {
    if (isOff) return
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event
      if (event.ctrlKey || event.altKey || event.metaKey || isTyped(target)) return
      const decision = Object.entries(keyOfDecision).find(([, each]) => each === key)?.[0]
      if (decision && choose(formId, decision)) event.preventDefault()
      if (key === 'p' && askForChange()) event.preventDefault()
      if (key === 'j' && next) navigate(next)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOff, formId, next, navigate])
  return { isOff, toggle: () => (isOff ? off.forget() : off.add('off')) }
}

/** Chooses a decision in its form, and focuses the field that it needs. */
function choose(formId: string, decision: string): boolean {
  const form = document.getElementById(formId)
  const choice = form?.querySelector<HTMLInputElement>(`[name="decision"][value="${decision}"]`)
  choice?.click()
  choice?.focus()
  return Boolean(choice)
}

/** Opens the remark of the field under the pointer, or else of the one with the focus. */
function askForChange(): boolean {
  const field = document.querySelector('[id^="field-"]:hover') ?? document.activeElement?.closest('[id^="field-"]')
  const ask = field?.querySelector('details')
  if (!ask) return false
  ask.open = true
  ask.querySelector('textarea')?.focus()
  return true
}

/** Whether a key is typed into a field. */
function isTyped(target: EventTarget | null): boolean {
  const element = target instanceof HTMLElement ? target : null
  return Boolean(element?.isContentEditable || element?.closest('input:not([type="radio"]), textarea, select'))
}
