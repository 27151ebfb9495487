import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { DragEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../../design/class-names.ts'
import { Tag } from '../../design/tag.tsx'
import { Tile } from '../../design/tile.tsx'
import classes from './candidate-card.module.css'
import type { CandidateView } from './candidate-words.ts'
import { Score } from './score.tsx'

const t = speak('selection-board', selectionBoard)

type CandidateCardProps = {
  card: CandidateView
  to: string
  level: 2 | 3
  /** With fewer words, for a column. */
  brief?: boolean
  selected?: boolean
  /** The server hasn't answered yet. */
  pending?: boolean
  /** The heart and the menu. */
  actions?: ReactNode
  onDragStart?: (event: DragEvent) => void
  onDragEnd?: () => void
}

/** A candidate in a list or column; the whole card opens them. */
export function CandidateCard({ card, to, level, brief, selected, pending, actions, ...drag }: CandidateCardProps) {
  const Heading = `h${level}` as const
  const tags = brief ? card.tags.filter((each) => each.brief) : card.tags
  const lines = brief ? card.brief : card.lines
  const when = brief ? card.footnote : card.applied
  return (
    <article
      className={classNames(classes.card, selected && classes.selected)}
      data-card={card.cvId}
      data-pending={pending || undefined}
      draggable={drag.onDragStart !== undefined}
      {...drag}
    >
      <div className={classes.head}>
        <Tile name={card.name} shape="person" size={brief ? 'small' : 'usual'} />
        <div className={classes.words}>
          <Heading className={classes.name}>
            <Link to={to} draggable={false} data-card-link aria-current={selected ? 'true' : undefined}>
              {card.name ?? t('card.hidden')}
            </Link>
          </Heading>
          {lines.map((line) => (
            <p key={line} className={classes.line}>
              {line}
            </p>
          ))}
        </div>
        <Score score={card.score} look={brief ? 'brief' : 'usual'} />
      </div>
      {card.undo && <p className={classes.line}>{card.undo}</p>}
      <div className={classes.foot}>
        <ul className={classes.tags}>
          {card.isNew && (
            <li>
              <Tag tone="sky">{t('card.isNew')}</Tag>
            </li>
          )}
          {tags.map(({ text, tone }) => (
            <li key={text}>
              <Tag tone={tone}>{text}</Tag>
            </li>
          ))}
          {when && <li className={classes.line}>{when}</li>}
        </ul>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </article>
  )
}
