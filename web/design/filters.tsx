import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import classes from './filters.module.css'
import { Glyph } from './glyph.tsx'
import { Link } from './link.tsx'

type FiltersProps = {
  /** The id of the column, to which the opener links. */
  id: string
  label: string
  /** The text of the button that closes the sheet. */
  closeLabel: string
  open: boolean
  onClose: () => void
  /** The groups, rendered once for the column and once for the sheet, whose ids and headings differ. */
  children: (place: FilterPlace) => ReactNode
}

/** Where a group is rendered: ids must be unique in a page, and a sheet has a heading above its groups. */
type FilterPlace = { id: string; level: 2 | 3 }

/** Filters with counts: a column on wide screens, a bottom sheet on phones. */
export function Filters({ id, label, closeLabel, open, onClose, children }: FiltersProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) sheet.current?.showModal()
  }, [open])
  return (
    <>
      <aside id={id} className={classes.column} aria-label={label}>
        {children({ id: 'column', level: 2 })}
      </aside>
      <dialog ref={sheet} className={classes.sheet} aria-labelledby={`${id}-sheet`} onClose={onClose}>
        {open && (
          <>
            <div className={classes.sheetHead}>
              <h2 id={`${id}-sheet`}>{label}</h2>
              <Button look="main" onClick={() => sheet.current?.close()}>
                {closeLabel}
              </Button>
            </div>
            {children({ id: 'sheet', level: 3 })}
          </>
        )}
      </dialog>
    </>
  )
}

type FilterOpenerProps = {
  /** The id of the column. */
  to: string
  label: string
  /** How many filters are in use, and the word for that which screen readers read. */
  inUse?: number
  inUseLabel?: string
  onOpen: () => void
}

/** Opens the sheet on phones; before JavaScript it links to the column, which is then part of the page. */
export function FilterOpener({ to, label, inUse = 0, inUseLabel, onOpen }: FilterOpenerProps) {
  return (
    <a
      href={`#${to}`}
      className={classes.opener}
      onClick={(event) => {
        event.preventDefault()
        onOpen()
      }}
    >
      <Glyph name="menu" size={18} />
      {label}
      {inUse > 0 && (
        <span className={classes.inUse}>
          {inUse}
          <span className="unseen"> {inUseLabel}</span>
        </span>
      )}
    </a>
  )
}

export type FilterChoice = { value: string; label: string; count: string; chosen: boolean; to: string }

type FilterGroupProps = {
  place: FilterPlace
  name: string
  title: string
  note?: string | null
  choices: readonly FilterChoice[]
  /** The text that tells screen readers that a choice is in use. */
  chosenLabel: string
  /** How many choices are visible at first, and the text that shows the others; by default all are visible. */
  inView?: number
  moreLabel?: (count: number) => string
  rel?: string
}

/** One filter with its choices, each of which is a link. */
export function FilterGroup({ place, name, title, note, choices, inView, moreLabel, ...rest }: FilterGroupProps) {
  const Heading = `h${place.level}` as const
  const first = choices.slice(0, inView)
  const others = choices.slice(first.length)
  return (
    <section className={classes.group} aria-labelledby={`${place.id}-${name}`}>
      <Heading id={`${place.id}-${name}`} className={classes.name}>
        {title}
      </Heading>
      {note && <FilterNote>{note}</FilterNote>}
      <Choices choices={first} {...rest} />
      {others.length > 0 && (
        <details className={classes.more} open={others.some(({ chosen }) => chosen)}>
          <summary className="folds">{moreLabel?.(others.length)}</summary>
          <Choices choices={others} {...rest} />
        </details>
      )}
    </section>
  )
}

/** A sentence above filters. */
export function FilterNote({ children }: { children: ReactNode }) {
  return <p className={classes.note}>{children}</p>
}

function Choices({ choices, chosenLabel, rel }: Pick<FilterGroupProps, 'choices' | 'chosenLabel' | 'rel'>) {
  return (
    <ul>
      {choices.map(({ value, label, count, chosen, to }) => (
        <li key={value}>
          <Link to={to} className={classes.choice} rel={rel} preventScrollReset>
            <i data-on={chosen || undefined}>{chosen && <Glyph name="check" size={14} />}</i>
            <span className={classes.label}>{label}</span>
            <span className={classes.count}>{count}</span>
            {chosen && <span className="unseen"> {chosenLabel}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
