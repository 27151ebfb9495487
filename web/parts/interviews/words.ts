import { type InterviewStatus, simpleStatus } from '@trampolim/marketplace/interviews/statuses.ts'
import { addDays, dayOf } from '@trampolim/marketplace/time/days.ts'
import { capitalised } from '@trampolim/phrases/capitalised.ts'
import { dayFormat } from '@trampolim/phrases/formats.ts'
import { interviewStatusText } from '@trampolim/phrases/pt-br/interviews.ts'
import { timeZones } from '@trampolim/phrases/pt-br/time-zones.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { Tone } from '../../design/tag.tsx'

type Times = { date: string; startDateTime: string; endDateTime: string; timeZone: string }
/** A time, and whether its reader lives where the clocks show another one. */
type ZonedTime = Pick<Times, 'startDateTime' | 'timeZone'> & { elsewhere?: boolean }

const z = speak({ inZone: timeZones.inZone })
const brasilia = 'America/Sao_Paulo'
const spelt: Readonly<Record<string, string>> = timeZones.places
const named = ['automation:finish', 'candidate:show', 'candidate:noshow', 'recruiter:disqualified'] as const

/** ‘Hoje’, ‘Amanhã’ or ‘quinta-feira, 26 de novembro’. */
export function dayWords(date: string, { now, timeZone }: { now: Date; timeZone: string }): string {
  const today = dayOf(now, timeZone)
  if (date === today) return 'Hoje'
  if (date === addDays(today, 1)) return 'Amanhã'
  const year = date.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' as const }
  const words = dayFormat({ weekday: 'long', day: 'numeric', month: 'long', ...year, timeZone: 'UTC' })(
    new Date(`${date}T12:00:00Z`),
  )
  return capitalised(words)
}

/** ‘das 14:00 às 14:30’, in the interview's time zone. */
export function timesWords({ startDateTime, endDateTime, timeZone }: Omit<Times, 'date'>): string {
  return `das ${clock(startDateTime, timeZone)} às ${clock(endDateTime, timeZone)}`
}

/** ‘14:00 às 14:30’ */
export function hours({ startDateTime, endDateTime, timeZone }: Omit<Times, 'date'>): string {
  return `${clock(startDateTime, timeZone)} às ${clock(endDateTime, timeZone)}`
}

/** ‘hoje, às 15:40’ */
export function momentWords(moment: string, { now, timeZone }: { now: Date; timeZone: string }): string {
  const day = dayWords(dayOf(new Date(moment), timeZone), { now, timeZone })
  return `${withinSentence(day)}, às ${clock(moment, timeZone)}`
}

/** Whether it is today or tomorrow. */
export function isNear({ date, timeZone }: Pick<Times, 'date' | 'timeZone'>, now: Date): boolean {
  const today = dayOf(now, timeZone)
  return date === today || date === addDays(today, 1)
}

/** ‘Quinta-feira, 26 de novembro’, for any day. */
export const wholeDay = (date: string) => capitalised(weekdayAndDay(new Date(`${date}T12:00:00Z`)))
const weekdayAndDay = dayFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** ‘amanhã, 10:00’ or ‘27 de nov., 10:00’, with its time zone where `inZone` names it. */
export function briefWords({ date, ...time }: ZonedTime & Pick<Times, 'date'>, now: Date): string {
  const { startDateTime, timeZone } = time
  const day = isNear({ date, timeZone }, now)
    ? dayWords(date, { now, timeZone }).toLowerCase()
    : shortDay(new Date(`${date}T12:00:00Z`))
  return inZone(`${day}, ${clock(startDateTime, timeZone)}`, time)
}

/**
 * Words about a time: with ‘(horário de Manaus)’ unless it is at Brasília's time, and with ‘(horário de Brasília)’ for
 * somebody who lives elsewhere.
 */
export function inZone(words: string, { startDateTime, timeZone, elsewhere = false }: ZonedTime): string {
  const isBrasilias = clock(startDateTime, timeZone) === clock(startDateTime, brasilia)
  if (isBrasilias && !elsewhere) return words
  return z('inZone', { words, place: isBrasilias ? timeZones.brasilia : placeOfZone(timeZone) })
}

/** The day of some times of the same day, ‘Amanhã (horário de Manaus)’. */
export function dayInZone(
  [first]: readonly Pick<Times, 'date' | 'startDateTime'>[],
  at: { now: Date; timeZone: string; elsewhere?: boolean },
): string {
  return first ? inZone(dayWords(first.date, at), { ...first, ...at }) : ''
}

/** ‘Manaus’ */
export function placeOfZone(timeZone: string): string {
  const place = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
  return spelt[place] ?? place
}

/** ‘Hoje, 10:00’, ‘Amanhã, 10:00’, ‘Sexta, 10:00’ within six days, or ‘4 de dezembro, 10:00’: a title, with the date beside it. */
export function whenTitle({ date, startDateTime, timeZone }: Omit<Times, 'endDateTime'>, now: Date): string {
  const today = dayOf(now, timeZone)
  const noon = new Date(`${date}T12:00:00Z`)
  const isSoon = date >= today && date <= addDays(today, 6)
  const weekday =
    date <= addDays(today, 1) ? dayWords(date, { now, timeZone }) : capitalised(weekdayName(noon).split('-')[0] ?? '')
  return `${isSoon ? weekday : dayAndMonth(date)}, ${clock(startDateTime, timeZone)}`
}

/** ‘26 de novembro’ */
export const dayAndMonth = (date: string) => monthAndDay(new Date(`${date}T12:00:00Z`))

/** ‘quinta-feira, 26 de novembro’ from ‘Quinta-feira, 26 de novembro’. */
export const withinSentence = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

const weekdayName = dayFormat({ weekday: 'long', timeZone: 'UTC' })
const monthAndDay = dayFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' })
const shortDay = dayFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' })

/** ‘14:00’ */
export function clock(moment: string, timeZone: string): string {
  return dayFormat({ hour: '2-digit', minute: '2-digit', timeZone })(new Date(moment))
}

/** A status as recruiters read it, with its colour. */
export function statusTag(status: InterviewStatus): { text: string; tone: Tone } {
  const text = interviewStatusText[status]
  if (named.some((each) => each === status)) return { text, tone: status === 'candidate:noshow' ? 'coral' : 'plain' }
  const tones = { confirmed: 'green', waiting: 'sun', canceled: 'coral' } as const
  return { text, tone: tones[simpleStatus(status)] }
}
