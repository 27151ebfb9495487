import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Dotted } from './dotted.tsx'
import classes from './urgent.module.css'

type UrgentProps = {
  id: string
  /** What it is about, in few words above the title. */
  eyebrow: string
  title: ReactNode
  children?: ReactNode
  /** One or two buttons; the first is the screen's main action. */
  actions: ReactNode
  className?: string
}

/** The one thing that matters most on a page, as its only dark block. */
export function Urgent({ id, eyebrow, title, children, actions, className }: UrgentProps) {
  return (
    <section className={classNames(classes.urgent, className)} aria-labelledby={`${id}-about ${id}`}>
      <svg className={classes.arcs} viewBox="0 0 240 150" fill="none" strokeLinecap="round" aria-hidden="true">
        <path className={classes.leap} d="M70 150C92 70 150 26 212 44" />
        <g className={classes.faint}>
          <path d="M100 150C116 90 160 52 218 66" />
          <path d="M130 150C142 108 174 80 224 90" />
          <path d="M160 150C168 126 190 108 230 114" />
        </g>
        <circle className={classes.dot} cx="222" cy="48" r="8" />
      </svg>
      <p id={`${id}-about`} className={classes.eyebrow}>
        <Dotted of={eyebrow} />
      </p>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {children && <div className={classes.text}>{children}</div>}
      <div className={classes.actions}>{actions}</div>
    </section>
  )
}
