import { candidateCard } from '@trampolim/phrases/pt-br/candidate-card.ts'
import { selectionStep } from '@trampolim/phrases/pt-br/statuses.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { DragEvent, MouseEvent, ReactNode } from 'react'
import { classNames } from '../../../../design/class-names.ts'
import { Dotted } from '../../../../design/dotted.tsx'
import { Link } from '../../../../design/link.tsx'
import { Tag, type Tone } from '../../../../design/tag.tsx'
import { Tile } from '../../../../design/tile.tsx'
import { Score } from '../../../matching/score.tsx'
import type { CandidateView } from '../../candidate/candidate-words.ts'
import classes from './candidate-card.module.css'

const t = speak(candidateCard)

/** What a card shows of a candidate. */
type CardView = Pick<
  CandidateView,
  'cvId' | 'step' | 'name' | 'lines' | 'facts' | 'score' | 'tags' | 'applied' | 'footnote' | 'isLate' | 'isNew' | 'undo'
>

type CandidateCardProps = {
  card: CardView
  /** The card's link; without it the card is for illustration only. */
  to?: string
  /** Handles a click in place of following the link. */
  onPress?: (event: MouseEvent) => void
  level: 2 | 3 | 4
  /** A compact card for a column: without a picture, and with actions shown on hover or focus. */
  brief?: boolean
  /** Shows the step, for a list that contains several. */
  tellsStep?: boolean
  selected?: boolean
  /** Whether the server's answer is pending. */
  pending?: boolean
  /** The checkbox that selects the candidate, if the card is in a column; elsewhere it is among the actions. */
  tick?: ReactNode
  /** The favourite button and the menu. */
  actions?: ReactNode
  onDragStart?: (event: DragEvent) => void
  onDragEnd?: () => void
}

/** A candidate in a list or column; the whole card is a link. */
export function CandidateCard({
  card,
  to,
  onPress,
  level,
  brief,
  tellsStep,
  selected,
  pending,
  tick,
  actions,
  ...drag
}: CandidateCardProps) {
  const Heading = `h${level}` as const
  const tags: { text: string; tone: Tone }[] = brief ? card.tags.filter((each) => each.brief) : [...card.tags]
  if (card.isNew && !brief) tags.unshift({ text: t('isNew'), tone: 'sky' })
  if (tellsStep && card.step) tags.unshift({ text: selectionStep[card.step], tone: 'green' })
  const name = card.name ?? t('hidden')
  return (
    <article
      className={classNames(classes.card, brief && classes.brief, selected && classes.selected)}
      data-card={card.cvId}
      data-pending={pending || undefined}
      data-ticks={tick ? true : undefined}
      data-new={(brief && card.isNew) || undefined}
      data-fit={brief ? fitOf(card) : undefined}
      draggable={drag.onDragStart !== undefined}
      {...drag}
    >
      <div className={classes.head}>
        {!brief && <Tile name={card.name} shape="person" size="usual" />}
        <div className={classes.words}>
          <Heading className={classes.name}>
            {to ? (
              <Link
                to={to}
                title={brief ? name : undefined}
                draggable={false}
                data-card-link
                onClick={onPress}
                aria-current={selected ? 'true' : undefined}
              >
                {name}
              </Link>
            ) : (
              name
            )}
          </Heading>
          {!brief &&
            card.lines.map((line) => (
              <p key={line} className={classes.line}>
                <Dotted of={line} />
              </p>
            ))}
        </div>
        <Score score={card.score} look={brief ? 'brief' : 'usual'} />
      </div>
      {tick && <div className={classes.tick}>{tick}</div>}
      {brief && card.isNew && (
        <p className={classes.dot}>
          <span className="unseen">{t('isNew')}</span>
        </p>
      )}
      {brief && (
        <p className={classes.facts}>
          <Dotted of={card.facts} />
        </p>
      )}
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
        <p className={classes.line} data-late={(brief && card.isLate) || undefined}>
          <Dotted of={(brief ? card.footnote : card.applied) ?? []} />
        </p>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </article>
  )
}

/** The colour of a candidate's score; its meaning is also given by the number. */
function fitOf({ score: { score } }: CardView): 'high' | 'good' | 'low' {
  if (score === null || score < 60) return 'low'
  return score < 80 ? 'good' : 'high'
}
