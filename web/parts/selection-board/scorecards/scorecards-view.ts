import type { Scorecards } from '@trampolim/contract/gateway/candidate-scorecards.ts'
import { languages } from '@trampolim/marketplace/reference/languages.ts'
import { technologies } from '@trampolim/marketplace/reference/technologies.ts'
import { type CriterionScore, meanOf } from '@trampolim/marketplace/selection/scorecards.ts'
import { atFirstUse } from '@trampolim/phrases/formats.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { momentText } from '../../dates.ts'

const t = speak(selectionBoard)

/** The texts of a candidate's scorecards. */
export type ScorecardsView = ReturnType<typeof scorecardsView>

/** Converts scorecards to texts. Server only. */
export function scorecardsView({ criteria, own, others, total }: Scorecards) {
  const cards = own ? [{ ...own, author: t('scores.you') }, ...others] : []
  return {
    criteria: criteria.map((id) => ({ id, name: criterionName(id) })),
    own: own && {
      ratings: Object.fromEntries(own.ratings.map(({ criterion, score }) => [criterion, String(score)])),
      remark: own.remark,
    },
    total,
    cards: cards.map(({ author, ratings, remark, modified }, at) => {
      const mean = meanOf(ratingsOf(ratings))
      return {
        id: String(at),
        author: author || t('details.notes.gone'),
        when: momentText(modified),
        mean: mean === null ? '' : decimal(mean),
        scores: ratings.map(({ criterion, score }) => ({ name: criterionName(criterion), score: scoreText(score) })),
        remark,
      }
    }),
    mean: own && others.length > 0 ? decimal(meanOfAll(cards.map(({ ratings }) => ratings)) ?? 0) : null,
  }
}

const oneDigit = atFirstUse(
  () => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)
const decimal = (value: number) => oneDigit().format(value)

const ratingsOf = (ratings: Scorecards['others'][number]['ratings']) =>
  Object.fromEntries(ratings.map(({ criterion, score }) => [criterion, score as CriterionScore]))

/** The mean of the means, so that a colleague who scored by fewer criteria counts as much. */
function meanOfAll(all: readonly Scorecards['others'][number]['ratings'][]): number | null {
  const means = all.map((ratings) => meanOf(ratingsOf(ratings))).filter((mean) => mean !== null)
  return means.length === 0 ? null : means.reduce((sum, mean) => sum + mean, 0) / means.length
}

function scoreText(score: number): string {
  return t('scores.of', { score, text: t(`scores.level${score as CriterionScore}`) })
}

function criterionName(id: string): string {
  const [kind = '', ...rest] = id.split('.')
  const code = rest.join('.')
  if (kind === 'technology') return technologies.nameOf(code)
  if (kind === 'language') return languages.nameOf(code)
  return kind === 'answers' || kind === 'interview' ? t(`scores.${kind}`) : t('scores.experience')
}
