import type { ReactNode } from 'react'
import { Arcs } from '../../design/illustration.tsx'
import classes from './account-page.module.css'

type AccountPageProps = {
  title: string
  intro?: ReactNode
  /** A short text shown beside the form on wide screens. */
  motto: string
  children: ReactNode
}

/** A page with one short form: one column on phones, beside the arcs on wide screens. */
export function AccountPage({ title, intro, motto, children }: AccountPageProps) {
  return (
    <div className={classes.page}>
      <div className={classes.aside} aria-hidden="true">
        <Arcs />
        <p>{motto}</p>
      </div>
      <div className={classes.body}>
        <div className={classes.head}>
          <h1>{title}</h1>
          {intro && <p className={classes.intro}>{intro}</p>}
        </div>
        {children}
      </div>
    </div>
  )
}

/** The fields of a short form, one below the other. */
export const AccountFields = ({ children }: { children: ReactNode }) => <div className={classes.form}>{children}</div>

/** Links below a short form. */
export const AccountLinks = ({ children }: { children: ReactNode }) => <div className={classes.links}>{children}</div>

/** Buttons side by side. */
export const AccountActions = ({ children }: { children: ReactNode }) => (
  <div className={classes.actions}>{children}</div>
)
