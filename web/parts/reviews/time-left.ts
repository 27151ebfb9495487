import { atFirstUse } from '@trampolim/phrases/formats.ts'
import { reviews } from '@trampolim/phrases/pt-br/reviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'

const t = speak(reviews)
const relative = atFirstUse(() => new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' }))
const hourInMs = 3_600_000

/** 'em 5 horas', 'há 2 dias': whole days from two days on, hours before, minutes below one hour. */
export function whenText(moment: string, now: Date): string {
  const hours = (new Date(moment).getTime() - now.getTime()) / hourInMs
  if (Math.abs(hours) >= 48) return relative().format(Math.trunc(hours / 24), 'day')
  if (Math.abs(hours) >= 1) return relative().format(Math.trunc(hours), 'hour')
  return relative().format(Math.trunc(hours * 60), 'minute')
}

/** 'Vence em 5 horas' or 'Venceu há 2 dias'. */
export function dueText(due: string, now: Date): { text: string; late: boolean } {
  const late = new Date(due).getTime() < now.getTime()
  return { text: t(late ? 'late' : 'dueIn', { when: whenText(due, now) }), late }
}
