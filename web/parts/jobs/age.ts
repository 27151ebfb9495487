import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { speak } from '@trampolim/phrases/speak.ts'

const t = speak(jobs)
const dayOf = (moment: Date) => Math.floor((moment.getTime() - 3 * 3_600_000) / 86_400_000)

/** How long ago a job was published, in São Paulo's days: 'hoje', 'ontem', 'há 5 dias'. */
export function publishedAgo(published: string, now: Date): string {
  const days = dayOf(now) - dayOf(new Date(published))
  if (days <= 0) return t('today')
  return days === 1 ? t('yesterday') : t('daysAgo', { count: days })
}
