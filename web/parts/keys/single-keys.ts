import { type RefObject, useLayoutEffect } from 'react'
import { browserList } from '../../platform/browser/browser-list.ts'

const off = browserList({ key: 'list-keys-off', most: 1 })

/** Whether single-key shortcuts are switched off in this browser (WCAG 2.1.4), and a function to change that. */
export function useSingleKeys(): { isOff: boolean; toggle: () => void } {
  const isOff = off.useEntries().length > 0
  return { isOff, toggle: () => (isOff ? off.forget() : off.add('off')) }
}

/** The shortcut `/` focuses the search field within an element, unless the person is typing or a dialog is open. */
export function useSearchKey(within: RefObject<HTMLElement | null>): void {
  const { isOff } = useSingleKeys()
  // A layout effect, so that the key works as soon as the page does.
  useLayoutEffect(() => {
    if (isOff) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.altKey || event.metaKey || isBusy(event.target)) return
      const field = within.current?.querySelector<HTMLInputElement>('input[type="search"]')
      if (!field || field.offsetParent === null) return
      event.preventDefault()
      field.focus()
      field.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [within, isOff])
}

/** Whether keys have another meaning: in a field, or while a dialog is open. */
export function isBusy(target: EventTarget | null): boolean {
  const element = target instanceof HTMLElement ? target : null
  if (element?.isContentEditable || element?.closest('input, textarea, select, [role=combobox]')) return true
  return document.querySelector('dialog[open]') !== null
}
