import type { CandidateCard } from '@trampolim/contract/candidates.ts'
import type { SelectionStep } from '@trampolim/contract/codes.ts'
import { money } from '@trampolim/phrases/pt-br/salary.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { Tone } from '../../design/tag.tsx'
import { labelOf } from '../curriculums/options.ts'
import { momentText } from '../dates.ts'
import { publishedAgo } from '../jobs/age.ts'
import { bandText } from './band-text.ts'

const t = speak('selection-board', selectionBoard)

/** How well somebody fits, in words; `score` is null where nothing could be compared. */
export type ScoreView = { score: number | null; words: string; compared: string | null; spoken: string }

/** A short fact about somebody; `brief` ones stand in a column as well. */
type CardTag = { text: string; tone: Tone; brief: boolean }

/** A candidate as a card shows them. */
export type CandidateView = {
  cvId: string
  processId: string | null
  step: SelectionStep | null
  /** Null where it isn't told yet. */
  name: string | null
  /** What they do and where they live, and the same in fewer words for a column. */
  lines: string[]
  brief: string[]
  score: ScoreView
  tags: CardTag[]
  /** When they applied: 'Candidatura há 2 dias'. */
  applied: string | null
  /** The same in fewer words, with how much could be compared. */
  footnote: string
  liked: boolean
  isNew: boolean
  /** Until when the last move can be undone, in words, and where that leads. */
  undo: string | null
  undoTo: SelectionStep | null
}

/** Puts a candidate into the words of a card. Server only. */
export function candidateView(card: CandidateCard, { now }: { now: Date }): CandidateView {
  const [first] = card.occupations
  const years = first && labelOf('yearsOfExperience', first.yearsOfExperience).toLowerCase()
  const occupation = first ? `${first.title}, ${years}` : card.lastOccupation
  const ago = card.applied && publishedAgo(card.applied, now)
  const score = scoreView(card.match)
  const isNew = card.processId !== null && !card.viewed && card.step === 'curriculums'
  const undoable = card.undoUntil !== null && new Date(card.undoUntil) > now
  return {
    cvId: card.cvId,
    processId: card.processId,
    step: card.step,
    name: card.name,
    lines: [occupation, placeText(card)].filter((line): line is string => Boolean(line)),
    brief: [first?.title ?? card.lastOccupation, unbroken([years, bandText(card) ?? card.city])].filter(
      (line): line is string => Boolean(line),
    ),
    score,
    tags: tagsOf(card),
    applied: ago && t('card.applied', { ago }),
    footnote: unbroken([ago, score.compared]),
    liked: card.liked,
    isNew,
    undo: undoable && card.undoUntil ? t('card.undoUntil', { moment: momentText(card.undoUntil) }) : null,
    undoTo: undoable ? card.undoTo : null,
  }
}

/** Facts side by side that break into lines only between them. */
function unbroken(facts: readonly (string | null | undefined)[]): string {
  return facts
    .filter((fact) => fact)
    .map((fact) => fact?.replaceAll(' ', '\u00a0'))
    .join(' · ')
}

function placeText(card: CandidateCard): string {
  const town = card.city && card.state ? `${card.city}, ${card.state}` : card.city
  return [town, bandText(card)].filter(Boolean).join(' · ')
}

function tagsOf(card: CandidateCard): CardTag[] {
  const tags: CardTag[] = []
  if (card.underReview) tags.push({ text: t('card.underReview'), tone: 'sun', brief: true })
  if (card.discardedBy) tags.push({ text: t(`card.discardedBy.${card.discardedBy}`), tone: 'plain', brief: true })
  if (card.outcome === 'hired' || card.outcome === 'undecided') {
    tags.push({ text: t(`card.outcome.${card.outcome}`), tone: 'green', brief: true })
  }
  if (card.isHandicap) tags.push({ text: t('card.pcd'), tone: 'green', brief: true })
  if (card.age !== null) tags.push({ text: t('card.age', { count: card.age }), tone: 'plain', brief: true })
  if (card.salary !== null)
    tags.push({ text: t('card.hopes', { amount: money(card.salary) }), tone: 'plain', brief: true })
  if (card.allowRemote) tags.push({ text: t('card.remote'), tone: 'plain', brief: false })
  return tags
}

const grades = [
  { from: 80, name: 'high' },
  { from: 60, name: 'good' },
  { from: 40, name: 'some' },
  { from: 0, name: 'low' },
] as const

/** A score in words, always with how much could be compared: what nobody said is no fault of anybody. */
export function scoreView({ score, known }: { score: number | null; known: number }): ScoreView {
  if (score === null) return { score, words: t('score.none'), compared: null, spoken: t('score.none') }
  const words = t(`score.${grades.find(({ from }) => score >= from)?.name ?? 'low'}`)
  return { score, words, compared: t('score.compared', { known }), spoken: t('score.spoken', { words, score, known }) }
}
