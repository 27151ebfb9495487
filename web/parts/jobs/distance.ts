import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { speak } from '@trampolim/phrases/speak.ts'

const t = speak(jobs)

/** The distance of a job in words; undefined if unknown. Never '0 km' for a job that is merely in the same town. */
export function distanceText({ distance, sameCity }: { distance: number | null; sameCity: boolean }): string | null {
  if (distance === null) return sameCity ? t('sameCity') : null
  if (distance < 1) return t('lessThanOneKilometre')
  return t('kilometres', { count: Math.round(distance) })
}
