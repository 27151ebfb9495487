import type { ReactNode } from 'react'
import { Glyph } from '../../design/glyph.tsx'
import { Link } from '../../design/link.tsx'
import classes from './account-columns.module.css'

/** The columns of an account's page: stored data as rows and, beside it or below it on phones, the actions. */
export function AccountColumns({ side, children }: { side?: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.columns} data-two={side ? true : undefined}>
      <div className={classes.main}>{children}</div>
      {side && <aside className={classes.side}>{side}</aside>}
    </div>
  )
}

/** Rows that belong together, under their title. */
export function AccountGroup({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={classes.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** A setting that is changed in place. */
export function AccountChoice({ children }: { children: ReactNode }) {
  return <div className={classes.choice}>{children}</div>
}

type TopicProps = { to: string; title: string; text: string; danger?: boolean }

/** A link to a topic with a page of its own. */
export function AccountTopic({ to, title, text, danger }: TopicProps) {
  return (
    <Link to={to} className={classes.topic} data-danger={danger || undefined}>
      <span>
        <b>{title}</b>
        <span>{text}</span>
      </span>
      <Glyph name="right" size={18} />
    </Link>
  )
}

/** The link at the end of a row, which names what it changes. */
export function ChangeLink({ to, text, of }: { to: string; text: string; of: string }) {
  return (
    <Link to={to} aria-label={`${text}: ${of}`}>
      {text}
    </Link>
  )
}
