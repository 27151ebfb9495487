import { yearsAndMonths } from '@trampolim/marketplace/curriculums/experience.ts'
import { speak } from '../speak.ts'
import { durations } from './durations.ts'

const t = speak(durations)

/** A number of months in words: '8 meses', '1 ano', '2 anos e 3 meses'. */
export function speakDuration(totalMonths: number): string {
  const { years, months } = yearsAndMonths(totalMonths)
  if (years === 0 && months === 0) return t('underAMonth')
  if (months === 0) return t('years', { count: years })
  if (years === 0) return t('months', { count: months })
  return t('yearsAndMonths', { years: t('years', { count: years }), months: t('months', { count: months }) })
}
