import { speak } from '../speak.ts'
import { waits } from './waits.ts'

const t = speak(waits)

/** A number of seconds in words, rounded up: '45 segundos', '2 minutos', '1 hora'. */
export function speakWait(seconds: number): string {
  if (seconds < 60) return t('seconds', { count: Math.max(1, Math.ceil(seconds)) })
  if (seconds <= 59 * 60) return t('minutes', { count: Math.ceil(seconds / 60) })
  return t('hours', { count: Math.ceil(seconds / (60 * 60)) })
}
