import type { ReactNode } from 'react'
import { classNames } from '../../design/class-names.ts'
import { Dotted } from '../../design/dotted.tsx'
import { Tile } from '../../design/tile.tsx'
import type { ScoreView } from '../matching/match-words.ts'
import { Score } from '../matching/score.tsx'
import classes from './person-row.module.css'

type PersonFactsProps = {
  cvId?: string
  /** The name for the initials of the picture; null if it is hidden. */
  picture: string | null
  /** The name; it may be a link that covers the whole row. */
  name: ReactNode
  lines: readonly string[]
  /** How well they fit the job; null without a job. */
  score: ScoreView | null
  selected?: boolean
  /** Tags and actions. */
  children?: ReactNode
}

/** A person in a list of curriculums. */
export function PersonFacts({ cvId, picture, name, lines, score, selected, children }: PersonFactsProps) {
  return (
    <article className={classNames(classes.row, selected && classes.selected)} data-person={cvId}>
      <Tile name={picture} shape="person" />
      <div className={classes.words}>
        <h3 className={classes.name}>{name}</h3>
        {lines.map((line) => (
          <p key={line} className={classes.line}>
            <Dotted of={line} />
          </p>
        ))}
      </div>
      {score && <Score score={score} />}
      {children && <div className={classes.foot}>{children}</div>}
    </article>
  )
}
