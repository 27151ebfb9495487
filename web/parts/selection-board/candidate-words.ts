import type { CandidateCard } from '@trampolim/contract/candidates.ts'
import type { SelectionStep } from '@trampolim/contract/codes.ts'
import { money } from '@trampolim/phrases/pt-br/salary.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { labelOf } from '../curriculums/options.ts'
import { momentText } from '../dates.ts'
import { publishedAgo } from '../jobs/age.ts'
import { distanceText } from '../jobs/distance.ts'

const t = speak('selection-board', selectionBoard)

/** How well somebody fits, in words; `score` is null where nothing could be compared. */
export type ScoreView = { score: number | null; words: string; compared: string | null; spoken: string }

/** A candidate as a card shows them. */
export type CandidateView = {
  cvId: string
  processId: string | null
  step: SelectionStep | null
  /** Null where it isn't told yet. */
  name: string | null
  /** What they do and where they live. */
  lines: string[]
  score: ScoreView
  tags: { text: string; tone: 'plain' | 'green' | 'sun' | 'sky' }[]
  liked: boolean
  isNew: boolean
  /** Whether a discard can be taken back, in words. */
  undo: string | null
}

/** Puts a candidate into the words of a card. Server only. */
export function candidateView(card: CandidateCard, { now }: { now: Date }): CandidateView {
  const [first] = card.occupations
  const occupation = first
    ? `${first.title}, ${labelOf('yearsOfExperience', first.yearsOfExperience).toLowerCase()}`
    : card.lastOccupation
  const isNew = card.processId !== null && !card.viewed && card.step === 'curriculums'
  const undoable = card.undoUntil !== null && new Date(card.undoUntil) > now
  return {
    cvId: card.cvId,
    processId: card.processId,
    step: card.step,
    name: card.name,
    lines: [occupation, placeText(card)].filter((line): line is string => Boolean(line)),
    score: scoreView(card.match),
    tags: tagsOf(card, now),
    liked: card.liked,
    isNew,
    undo: undoable && card.undoUntil ? t('card.undoUntil', { moment: momentText(card.undoUntil) }) : null,
  }
}

function placeText(card: CandidateCard): string {
  const town = card.city && card.state ? `${card.city}, ${card.state}` : card.city
  return [town, distanceText(card)].filter(Boolean).join(' · ')
}

function tagsOf(card: CandidateCard, now: Date): CandidateView['tags'] {
  const tags: CandidateView['tags'] = []
  if (card.underReview) tags.push({ text: t('card.underReview'), tone: 'sun' })
  if (card.discardedBy) tags.push({ text: t(`card.discardedBy.${card.discardedBy}`), tone: 'plain' })
  if (card.isHandicap) tags.push({ text: t('card.pcd'), tone: 'green' })
  if (card.age !== null) tags.push({ text: t('card.age', { count: card.age }), tone: 'plain' })
  if (card.salary !== null) tags.push({ text: t('card.hopes', { amount: money(card.salary) }), tone: 'plain' })
  if (card.allowRemote) tags.push({ text: t('card.remote'), tone: 'plain' })
  if (card.applied) {
    tags.push({ text: t('card.appliedAgo', { ago: publishedAgo(card.applied, now) }), tone: 'plain' })
  }
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
