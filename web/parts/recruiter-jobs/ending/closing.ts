import { recruiter } from '@trampolim/phrases/pt-br/recruiter.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { dayText } from '../../dates.ts'

const t = speak(recruiter.jobs.when)
const dayOf = (moment: Date) => Math.floor((moment.getTime() - 3 * 3_600_000) / 86_400_000)

/** How soon a job closes: within a day, within three, later. */
export type Closeness = 'now' | 'soon' | 'later'

/** When a job closes, in São Paulo's days: 'hoje', 'amanhã', 'em 5 dias', after two weeks '13 de dezembro'. */
export function closingText(closes: string, now: Date): { text: string; closeness: Closeness } {
  const days = dayOf(new Date(closes)) - dayOf(now)
  const closeness = days <= 1 ? 'now' : days <= 3 ? 'soon' : 'later'
  if (days <= 0) return { text: t('today'), closeness }
  if (days === 1) return { text: t('tomorrow'), closeness }
  return { text: days <= 14 ? t('soon', { count: days }) : dayText(closes), closeness }
}
