import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { Link } from './link.tsx'
import classes from './menu.module.css'
import { opensUpwards, screenEnd } from './menu-place.ts'

/** An item of a menu: an action, or a link with `to`. */
type MenuItem = { text: string; icon?: ReactNode; danger?: boolean; disabled?: boolean } & (
  | { run: () => void }
  | { to: string }
)

export type MenuProps = {
  /** The accessible name. */
  label: string
  /** The content of the button. */
  trigger: ReactNode
  items: readonly MenuItem[]
  className?: string
}

/** A button with a menu of actions. Arrow keys, Home, End and Tab move; Escape closes it and returns the focus. */
export function Menu({ label, trigger, items, className }: MenuProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    choices(root.current)[0]?.focus()
    const outside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open])

  const [side, setSide] = useState<'right' | 'left'>('right')
  const [up, setUp] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!open || !list.current || !button.current) return
    setUp(opensUpwards(button.current.getBoundingClientRect(), { height: list.current.offsetHeight, end: screenEnd() }))
  }, [open])
  const openMenu = () => {
    const { left = 0, right = 0 } = button.current?.getBoundingClientRect() ?? {}
    setSide(right > window.innerWidth - left ? 'right' : 'left')
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the menu and its button alike.
    <div
      ref={root}
      className={classes.root}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) close()
        if (event.key === 'Tab') setOpen(false)
        if (event.key === 'ArrowDown' && !open) openMenu()
        else if (open) moveFocus(event.key, choices(root.current))
        if (/^(Arrow(Up|Down)|Home|End)$/.test(event.key)) event.preventDefault()
      }}
    >
      <button
        ref={button}
        type="button"
        className={classNames(classes.trigger, className)}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={open ? () => setOpen(false) : openMenu}
      >
        {trigger}
      </button>
      {open && (
        <div
          ref={list}
          id={id}
          className={classes.menu}
          data-side={side}
          data-up={up || undefined}
          role="menu"
          aria-label={label}
        >
          {items.map((item) => (
            <Item key={item.text} item={item} onDone={close} />
          ))}
        </div>
      )}
    </div>
  )
}

function Item({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const shape = { role: 'menuitem', tabIndex: -1, className: classNames(classes.item, item.danger && classes.danger) }
  if ('to' in item) {
    return (
      <Link {...shape} to={item.to} onClick={onDone}>
        {item.icon}
        {item.text}
      </Link>
    )
  }
  return (
    <button
      {...shape}
      type="button"
      disabled={item.disabled}
      onClick={() => {
        onDone()
        item.run()
      }}
    >
      {item.icon}
      {item.text}
    </button>
  )
}

const choices = (root: HTMLElement | null) => [
  ...(root?.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)') ?? []),
]

function moveFocus(key: string, all: HTMLElement[]) {
  const here = all.indexOf(document.activeElement as HTMLElement)
  const places: Readonly<Record<string, number>> = {
    ArrowDown: here + 1,
    ArrowUp: here - 1,
    Home: 0,
    End: all.length - 1,
  }
  const place = places[key]
  if (place !== undefined) all[(place + all.length) % all.length]?.focus()
}
