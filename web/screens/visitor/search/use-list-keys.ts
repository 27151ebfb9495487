import { type RefObject, useEffect } from 'react'
import { browserList } from '../../../platform/browser/browser-list.ts'

const off = browserList({ key: 'list-keys-off', most: 1 })

/**
 * Moves the focus through the jobs of a list with the keys J and K, starting from the focused job or from the one shown
 * next to the list. The keys are ignored in text fields, in dialogs, and in combination with other keys. Single keys
 * disturb people who use voice input or press keys by mistake (WCAG 2.1.4), so they can be switched off, which the
 * browser remembers.
 */
export function useListKeys(list: RefObject<HTMLElement | null>) {
  const isOff = off.useEntries().length > 0
  useEffect(() => {
    if (isOff) return
    const onKeyDown = (event: KeyboardEvent) => {
      const step = event.key === 'j' ? 1 : event.key === 'k' ? -1 : 0
      if (step === 0 || event.ctrlKey || event.altKey || event.metaKey || isBusy(event.target)) return
      const links = [...(list.current?.querySelectorAll<HTMLElement>('article :is(h2, h3) a') ?? [])].filter(
        (link) => link.offsetParent !== null,
      )
      const card = document.activeElement?.closest('article')
      const focused = links.findIndex((link) => card?.contains(link))
      const here = focused >= 0 ? focused : links.findIndex((link) => link.hasAttribute('aria-current'))
      const next = links[Math.min(Math.max(here + step, 0), links.length - 1)]
      if (!next) return
      event.preventDefault()
      next.focus({ preventScroll: true })
      next.closest('article')?.scrollIntoView({ block: 'nearest' })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [list, isOff])
  return { isOff, toggle: () => (isOff ? off.forget() : off.add('off')) }
}

/** Whether the keys have another meaning at present: in a field, or while a dialog is open. */
function isBusy(target: EventTarget | null): boolean {
  const element = target instanceof HTMLElement ? target : null
  if (element?.isContentEditable || element?.closest('input, textarea, select, [role=combobox]')) return true
  return document.querySelector('dialog[open]') !== null
}
