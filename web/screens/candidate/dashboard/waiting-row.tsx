import type { ReactNode } from 'react'
import { Dotted } from '../../../design/dotted.tsx'
import classes from './waiting-rows.module.css'

type RowProps = { tile: ReactNode; title: string; text: ReactNode; mark?: ReactNode; action: ReactNode }

/** A row for one waiting item: an icon, a text, and one button. */
export function Row({ tile, title, text, mark, action }: RowProps) {
  return (
    <li className={classes.row}>
      {tile}
      <div>
        <h3>{title}</h3>
        {text && <p>{typeof text === 'string' ? <Dotted of={text} /> : text}</p>}
        <div className={classes.acts}>
          {action}
          {mark}
        </div>
      </div>
    </li>
  )
}
