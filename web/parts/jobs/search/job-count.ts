import { wholeText } from '@trampolim/phrases/formats.ts'
import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { speak } from '@trampolim/phrases/speak.ts'

const t = speak(jobs)

/** The text for a number of jobs: exact up to a limit, then 'Mais de 1.000 vagas'. */
export function jobCount({ count, more }: { count: number; more: boolean }): string {
  if (more) return t('countMore', { count: wholeText(count) })
  return count === 0 ? t('count_zero' as 'count') : t('count', { count })
}
