import type { Interview, InterviewCandidate } from '@trampolim/contract/interviews.ts'
import { simpleStatus, unsuccessfulStatuses } from '@trampolim/marketplace/interviews/statuses.ts'
import { addDays, dayOf } from '@trampolim/marketplace/time/days.ts'
import { atFirstUse, dayFormat } from '@trampolim/phrases/formats.ts'
import { agenda, interviewReasonText } from '@trampolim/phrases/pt-br/interviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { clock, dayWords, momentWords, placeOfZone } from '../words.ts'

const t = speak(agenda)
const relative = atFirstUse(() => new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' }))
const over = ['automation:finish', 'candidate:show', 'candidate:noshow', 'recruiter:disqualified'] as const

/** The state of an interview for a recruiter who plans the week; it also determines its colour. */
export type EventKind = 'agreed' | 'waiting' | 'needing' | 'over'

export function kindOf({ status }: Pick<InterviewCandidate, 'status'>): EventKind {
  if (over.some((each) => each === status)) return 'over'
  if (unsuccessfulStatuses.some((each) => each === status)) return 'needing'
  return simpleStatus(status) === 'confirmed' ? 'agreed' : 'waiting'
}

/** The kind of an interview with several candidates: the most urgent of theirs. */
export function kindOfAll(candidates: readonly Pick<InterviewCandidate, 'status'>[]): EventKind {
  const kinds = new Set(candidates.map(kindOf))
  return (['needing', 'waiting', 'agreed', 'over'] as const).find((each) => kinds.has(each)) ?? 'over'
}

/** Why an interview needs the recruiter: ‘Cancelou a de hoje, às 21:30’. */
export function whyNeeding(
  { status, reason, startDateTime }: Pick<InterviewCandidate, 'status' | 'reason' | 'startDateTime'>,
  at: { now: Date; timeZone: string },
): string {
  if (kindOf({ status }) === 'over') return t('side.over')
  const acts = { 'candidate:refused': 'refused', 'candidate:canceled': 'canceled' } as const
  const act = status === 'candidate:refused' || status === 'candidate:canceled' ? acts[status] : 'unconfirmed'
  const what = t(`side.${act}`, { when: momentWords(startDateTime, at) })
  return reason ? t('side.because', { what, reason: interviewReasonText[reason] }) : what
}

/** The status in one or two words: one candidate's, or how many of several agreed. */
export function shortStatus(candidates: readonly Pick<InterviewCandidate, 'status'>[]): string {
  const words = new Set(candidates.map(({ status }) => t(`short.${status}`)))
  const [only] = words
  if (words.size === 1 && only) return only
  const agreed = candidates.filter((each) => kindOf(each) === 'agreed').length
  return t('some', { count: agreed, all: candidates.length })
}

/** ‘Bruna Lima’, ‘Bruna Lima e Helena Sá’, ‘Bruna Lima e mais 2’ */
export function namesOf(candidates: readonly Pick<InterviewCandidate, 'name'>[]): string {
  const [first, second] = candidates
  if (!first) return ''
  if (!second) return first.name
  if (candidates.length === 2) return t('two', { first: first.name, second: second.name })
  return t('more', { first: first.name, count: candidates.length - 1 })
}

type Until = { startDateTime: string; endDateTime?: string; now: Date; timeZone: string }

/** How long until an interview: ‘em 18 minutos’, ‘em 2 h 15 min’, ‘amanhã, 09:00’, ‘sexta, 10:00’, ‘em 12 dias’. */
export function countdown({ startDateTime, now, timeZone }: Until): string {
  const minutes = Math.ceil((Date.parse(startDateTime) - now.getTime()) / 60_000)
  if (minutes <= 0) return t('next.now')
  if (minutes < 60) return t('next.minutes', { count: minutes })
  const [today, day] = [dayOf(now, timeZone), dayOf(new Date(startDateTime), timeZone)]
  if (day === today) {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    return rest === 0 ? t('next.hours', { count: hours }) : t('next.both', { hours, minutes: rest })
  }
  const time = clock(startDateTime, timeZone)
  if (day === addDays(today, 1)) return t('next.at', { day: dayWords(day, { now, timeZone }).toLowerCase(), time })
  if (day < addDays(today, 7)) return t('next.at', { day: weekday(day, 'long').replace('-feira', ''), time })
  return t('next.days', { count: Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000) })
}

/** ‘hoje’, ‘ontem’, ‘há 3 dias’ */
export function daysAgo(moment: string, { now, timeZone }: { now: Date; timeZone: string }): string {
  const [day, today] = [dayOf(new Date(moment), timeZone), dayOf(now, timeZone)]
  return relative().format(Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000), 'day')
}

/** ‘sex’, or in whole ‘sexta-feira’. */
export function weekday(day: string, length: 'short' | 'long'): string {
  return dayFormat({ weekday: length, timeZone: 'UTC' })(new Date(`${day}T12:00:00Z`)).replace('.', '')
}

/** ‘08:00 em Manaus’, if an interview takes place in another time zone than the viewer's; otherwise null. */
export function elsewhereWords(
  { startDateTime, timeZone }: { startDateTime: string; timeZone: string },
  own: string,
): string | null {
  const time = clock(startDateTime, timeZone)
  if (time === clock(startDateTime, own)) return null
  return t('elsewhere', { time, place: placeOfZone(timeZone) })
}

/** ‘Horário de Manaus.’, unless it is Brasília's time. */
export function zoneWords(timeZone: string): string | null {
  return timeZone === 'America/Sao_Paulo' ? null : t('form.zone', { zone: placeOfZone(timeZone) })
}

/** ‘presencial’ or ‘por vídeo’. */
export const placeWords = ({ type }: Pick<Interview, 'type'>): string => t(type === 'live' ? 'live' : 'remote')
