import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import classes from './fold-menu.module.css'
import { opensUpwards, screenEnd } from './menu-place.ts'

export type FoldMenuProps = {
  /** The accessible name, unless it is within the button. */
  label?: string
  /** The content of the button. */
  trigger: ReactNode
  /** The side of the button with which the menu is aligned. */
  side?: 'left' | 'right'
  /** `plain` gives the button a border. */
  look?: 'bare' | 'plain'
  /** Forms, buttons and links; see `FoldItem`. */
  children: ReactNode
  className?: string
}

/**
 * A menu behind a button that works before JavaScript, as a disclosure that may contain forms. Arrow keys move within;
 * Escape, an action and a click elsewhere close it.
 */
export function FoldMenu({ label, trigger, side = 'right', look = 'bare', children, className }: FoldMenuProps) {
  const root = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const outside = (event: PointerEvent) => {
      if (root.current?.open && !root.current.contains(event.target as Node)) root.current.open = false
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [])
  return (
    <details
      ref={root}
      className={classNames(classes.root, className)}
      onKeyDown={onKeyDown}
      onToggle={(event) => place(event.currentTarget)}
      onClick={(event) => {
        if ((event.target as Element).closest(`.${classes.item}`)) event.currentTarget.open = false
      }}
    >
      <summary className={classNames(classes.trigger, classes[look])} aria-label={label}>
        {trigger}
      </summary>
      <div className={classes.menu} data-side={side}>
        {children}
      </div>
    </details>
  )
}

/** The class of a button or link in such a menu; `danger` if something will be lost. */
export const foldItem = (look: 'usual' | 'danger' = 'usual') =>
  classNames(classes.item, look === 'danger' && classes.danger) ?? ''

/** Opens a menu from elsewhere, with the focus on its first action. */
export function openFoldMenu(within: Element | null | undefined) {
  const root = within?.querySelector<HTMLDetailsElement>(`details.${classes.root}`)
  if (!root) return
  root.open = true
  place(root)
  actionsOf(root)[0]?.focus()
}

/** Positions an open menu where nothing covers it. */
function place(root: HTMLDetailsElement) {
  const menu = root.querySelector<HTMLElement>(`.${classes.menu}`)
  const trigger = root.querySelector('summary')
  if (!root.open || !menu || !trigger) return
  const at = trigger.getBoundingClientRect()
  const up = opensUpwards(at, { height: menu.offsetHeight, end: screenEnd() })
  menu.toggleAttribute('data-up', up)
  if (root.closest('[data-scrolls]')) freeOfScrolling(root, { menu, at, up })
}

const gap = 6

/**
 * A scrollable container cuts off whatever extends beyond it. Within one, the menu is positioned on the screen, and
 * scrolling closes it.
 */
function freeOfScrolling(root: HTMLDetailsElement, { menu, at, up }: { menu: HTMLElement; at: DOMRect; up: boolean }) {
  const { innerWidth, innerHeight } = window
  const { style } = menu
  style.position = 'fixed'
  style.top = up ? 'auto' : `${at.bottom + gap}px`
  style.bottom = up ? `${innerHeight - at.top + gap}px` : 'auto'
  if (menu.dataset.side === 'right') style.right = `${document.documentElement.clientWidth - at.right}px`
  else style.left = `${Math.min(at.left, innerWidth - menu.offsetWidth)}px`
  const close = () => {
    root.open = false
  }
  document.addEventListener('scroll', close, { capture: true, once: true })
}

const actionsOf = (root: Element) =>
  [...root.querySelectorAll<HTMLElement>(`.${classes.item}`)].filter((each) => each.getClientRects().length > 0)

function onKeyDown(event: KeyboardEvent<HTMLDetailsElement>) {
  const root = event.currentTarget
  if (!root.open) return
  if (event.key === 'Escape') {
    root.open = false
    root.querySelector('summary')?.focus()
    event.stopPropagation()
    return
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  event.stopPropagation()
  const all = actionsOf(root)
  const here = all.indexOf(document.activeElement as HTMLElement)
  const next = event.key === 'ArrowDown' ? here + 1 : here <= 0 ? all.length - 1 : here - 1
  all[next % all.length]?.focus()
}
