import { listText } from '@trampolim/phrases/formats.ts'
import { jobActions } from '@trampolim/phrases/pt-br/job-actions.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type ActedJob, intentsFor, type Question } from './job-actions.ts'

const t = speak(jobActions)

type Ending = keyof ActedJob['ends'] & ('candidacies' | 'interviews' | 'invitations')

function countsOf({ ends }: Pick<ActedJob, 'ends'>, whats: readonly Ending[]): string[] {
  return whats.flatMap((what) => (ends[what] > 0 ? t(`lost.${what}`, { count: ends[what] }) : []))
}

/** What may end with the selection besides the candidacies, whose outcomes are asked for; null if nothing does. */
export function alsoEnds(job: Pick<ActedJob, 'ends'>): string | null {
  const counts = countsOf(job, ['interviews', 'invitations'])
  return counts.length > 0 ? t('lost.also', { list: listText(counts) }) : null
}

/** What is lost by what a question asks, in paragraphs; a deletion names whom it concerns. */
export function lostTexts(asking: Question, job: ActedJob): string[] {
  if (asking !== 'delete') return [t(`ask.${asking}.text`)]
  const { ends } = job
  const { hired } = ends
  const lost = countsOf(job, ['candidacies', 'interviews', 'invitations'])
  return [
    t('ask.delete.text'),
    ...(lost.length > 0 ? [t(ends.candidacies > 0 ? 'lost.kept' : 'lost.some', { list: listText(lost) })] : []),
    ...(hired > 0 ? [t('lost.hired', { count: hired })] : []),
    ...(lost.length === 0 && hired === 0 ? [t('lost.none')] : []),
    ...(intentsFor(job).includes('finish') ? [t('lost.instead')] : []),
  ]
}
