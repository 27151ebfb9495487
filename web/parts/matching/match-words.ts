import type { JobMatch } from '@trampolim/contract/jobs.ts'
import { languages } from '@trampolim/marketplace/reference/languages.ts'
import { technologies } from '@trampolim/marketplace/reference/technologies.ts'
import { matching } from '@trampolim/phrases/pt-br/matching.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { labelOf } from '../curriculums/form/options.ts'

const t = speak(matching)

/** The texts of a score; `score` is null if nothing could be compared. */
export type ScoreView = { score: number | null; words: string; compared: string | null; spoken: string }

/** One part of a score: its weight and how many points of it were reached. */
export type PartView = { name: string; weight: number; reached: number }

/** The texts of a match, as the candidate reads it. */
export type MatchView = { score: ScoreView; tooFar: boolean; parts: PartView[]; gains: string[] }

/** Converts a candidate's match with a job to texts. Server only: it imports the lists whose codes it names. */
export function matchView(match: JobMatch): MatchView {
  return {
    score: scoreView(match),
    tooFar: match.tooFar,
    parts: partViews(match.parts),
    gains: match.gains.map(gainText),
  }
}

/** The texts of a score's parts. */
export function partViews(parts: JobMatch['parts']): PartView[] {
  return parts.map(({ part, weight, value }) => ({
    name: t(`parts.${part}`),
    weight,
    reached: Math.round(weight * value * 10) / 10,
  }))
}

function gainText(gain: JobMatch['gains'][number]): string {
  return t(gain.stated ? 'own.with' : 'own.ifYouHave', { item: itemText(gain), points: gain.points })
}

function itemText({ part, item, level }: JobMatch['gains'][number]): string {
  switch (part) {
    case 'driverLicence':
      return t('own.licence', { category: item })
    case 'schooling':
      return labelOf('schooling', item).toLowerCase()
    case 'languages':
      return t('own.level', { name: languages.nameOf(item).toLowerCase(), level: levelText('languageLevel', level) })
    case 'technologies':
      return t('own.level', { name: technologies.nameOf(item), level: levelText('technologyLevel', level) })
  }
}

function levelText(table: 'languageLevel' | 'technologyLevel', level: number | null): string {
  return level === null ? '' : labelOf(table, level).toLowerCase()
}

const grades = [
  { from: 80, name: 'high' },
  { from: 60, name: 'good' },
  { from: 40, name: 'some' },
  { from: 0, name: 'low' },
] as const

/** The texts of a score, always with how much could be compared, since missing data doesn't lower it. */
export function scoreView({ score, known }: { score: number | null; known: number }): ScoreView {
  if (score === null) return { score, words: t('none'), compared: null, spoken: t('none') }
  const words = t(`${grades.find(({ from }) => score >= from)?.name ?? 'low'}`)
  return { score, words, compared: t('compared', { known }), spoken: t('spoken', { words, score, known }) }
}
