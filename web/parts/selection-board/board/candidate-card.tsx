import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { selectionStep } from '@trampolim/phrases/pt-br/statuses.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { DragEvent, ReactNode } from 'react'
import { classNames } from '../../../design/class-names.ts'
import { Link } from '../../../design/link.tsx'
import { Tag, type Tone } from '../../../design/tag.tsx'
import { Tile } from '../../../design/tile.tsx'
import { Score } from '../../matching/score.tsx'
import type { CandidateView } from '../candidate/candidate-words.ts'
import classes from './candidate-card.module.css'

const t = speak(selectionBoard)

type CandidateCardProps = {
  card: CandidateView
  to: string
  level: 2 | 3
  /** Shorter texts, for a column. */
  brief?: boolean
  /** Shows the step, for a list that contains several. */
  tellsStep?: boolean
  selected?: boolean
  /** Whether the server's answer is pending. */
  pending?: boolean
  /** The favourite button and the menu. */
  actions?: ReactNode
  onDragStart?: (event: DragEvent) => void
  onDragEnd?: () => void
}

/** A candidate in a list or column; the whole card is a link. */
export function CandidateCard({
  card,
  to,
  level,
  brief,
  tellsStep,
  selected,
  pending,
  actions,
  ...drag
}: CandidateCardProps) {
  const Heading = `h${level}` as const
  const tags: { text: string; tone: Tone }[] = brief ? card.tags.filter((each) => each.brief) : [...card.tags]
  if (card.isNew) tags.unshift({ text: t('card.isNew'), tone: 'sky' })
  if (tellsStep && card.step) tags.unshift({ text: selectionStep[card.step], tone: 'green' })
  const lines = brief ? card.brief : card.lines
  return (
    <article
      className={classNames(classes.card, brief && classes.brief, selected && classes.selected)}
      data-card={card.cvId}
      data-pending={pending || undefined}
      draggable={drag.onDragStart !== undefined}
      {...drag}
    >
      <div className={classes.head}>
        {!brief && <Tile name={card.name} shape="person" size="usual" />}
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
      {card.undo && card.step === 'discarded' && <p className={classes.line}>{card.undo}</p>}
      {tags.length > 0 && (
        <ul className={classes.tags}>
          {tags.map(({ text, tone }) => (
            <li key={text}>
              <Tag tone={tone}>{text}</Tag>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.foot}>
        <p className={classes.line}>{brief ? card.footnote : card.applied}</p>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </article>
  )
}
