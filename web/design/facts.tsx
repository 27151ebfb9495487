import type { ReactNode } from 'react'
import classes from './facts.module.css'

/** A fact: its name and its value. */
export type Fact = { name: ReactNode; value: ReactNode }

/** Facts as a table of two columns, one below the other on phones; those without a value are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ name, value }) => (
          <div key={String(name)} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** A vertical list with lines between the items. */
export function DataList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={classes.list} aria-label={label}>
      {children}
    </ul>
  )
}

/** An item of the list: title, details and actions. */
export function DataItem({
  start,
  title,
  text,
  end,
}: {
  start?: ReactNode
  title: ReactNode
  text?: ReactNode
  end?: ReactNode
}) {
  return (
    <li className={classes.item}>
      {start}
      <div className={classes.words}>
        <div className={classes.title}>{title}</div>
        {text && <div className={classes.text}>{text}</div>}
      </div>
      {end}
    </li>
  )
}

export type MeterProps = {
  label: string
  value: number
  max: number
  /** A text at the end: '28/30'. */
  text?: string
}

/** A progress meter. */
export function Meter({ label, value, max, text }: MeterProps) {
  const share = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0
  return (
    <div className={classes.meter}>
      <span>{label}</span>
      <meter className="unseen" aria-label={label} value={value} max={max}>
        {text ?? value}
      </meter>
      <div className={classes.bar} aria-hidden="true">
        <span style={{ width: `${share}%` }} />
      </div>
      {text && <span className={classes.figure}>{text}</span>}
    </div>
  )
}
