import type { ReactNode } from 'react'
import { Dotted } from '../../design/dotted.tsx'
import classes from './work-rows.module.css'

/** A dense list of items to read or handle, with lines between the rows. */
export function WorkRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={classes.rows} aria-label={label}>
      {children}
    </ul>
  )
}

type WorkRowProps = {
  /** The first column: the deadline, the start, or what the item is. */
  first: ReactNode
  /** Whether its deadline has passed. */
  late?: boolean
  title: ReactNode
  /** Facts in a line under the title. */
  facts?: readonly (ReactNode | false | null)[]
  /** Longer content below the line. */
  children?: ReactNode
  end?: ReactNode
}

/** A row: the first column, the title with its facts, and one action. */
export function WorkRow({ first, late = false, title, facts = [], children, end }: WorkRowProps) {
  return (
    <li className={classes.row}>
      <div className={classes.first} data-late={late || undefined}>
        {first}
      </div>
      <div className={classes.words}>
        <div className={classes.title}>{title}</div>
        <div className={classes.facts}>
          <Dotted of={facts} />
        </div>
        {children}
      </div>
      {end}
    </li>
  )
}
