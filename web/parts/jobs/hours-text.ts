import type { JobDetails } from '@trampolim/contract/jobs.ts'
import { jobFieldLabels as labels } from '@trampolim/phrases/pt-br/job-fields.ts'
import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { lengthText } from './length-text.ts'

const t = speak(jobs)
const codes = speak(reference)

type Hours = JobDetails['workingHours']
/** The hours of certain days: `HH:MM`. */
type Span = { days: string; start: string; end: string }

/** The working hours in one sentence. */
export function hoursText({ workingHours: hours, flexSchedule }: JobDetails): string {
  const spans = spansOf(hours)
  const parts = [
    hours.custom ?? (spans.map(textOf).join('; ') || codes(`workingHours.${hours.workingHours}`)),
    ...breaksOf(hours, spans),
    flexSchedule ? labels.flexSchedule.toLowerCase() : null,
  ]
  return parts.filter(Boolean).join('; ')
}

/** The same in two parts: the hours, and everything else about them. */
export function shortHours({ workingHours: hours, flexSchedule }: JobDetails): { value: string; note: string | null } {
  const spans = spansOf(hours)
  const [first, saturday] = spans
  const more = [...breaksOf(hours, spans), flexSchedule ? labels.flexSchedule.toLowerCase() : null]
  if (hours.custom || !first) {
    const note = more.filter(Boolean).join('; ') || null
    return { value: hours.custom ?? codes(`workingHours.${hours.workingHours}`), note }
  }
  const note = [first.days.toLowerCase(), saturday && textOf(saturday), ...more].filter(Boolean).join('; ')
  return { value: t('fromTo', { start: first.start, end: first.end }), note }
}

function breaksOf({ lunch, altLunch }: Hours, spans: readonly Span[]): (string | null)[] {
  const hasOwnSaturday = spans.length > 1
  return [
    lunch ? t('lunch', { lunch: lengthText(lunch) }) : null,
    altLunch && hasOwnSaturday ? t('saturdayLunch', { lunch: lengthText(altLunch) }) : null,
    altLunch && !hasOwnSaturday && !lunch ? t('lunch', { lunch: lengthText(altLunch) }) : null,
  ]
}

/** The weekly hours, then Saturday's if they differ; none if they are given in words. */
function spansOf({ workingHours: kind, start, end, lunch, altStart, altEnd, altLunch }: Hours): Span[] {
  const saturday = altStart && altEnd ? { days: codes('workingHours.saturday'), start: altStart, end: altEnd } : null
  if (!start || !end) return saturday ? [saturday] : []
  const isLikeTheWeek = start === altStart && end === altEnd && lunch === altLunch
  if (!saturday || isLikeTheWeek) return [{ days: codes(`workingHours.${kind}`), start, end }]
  return [
    { days: codes('workingHours.monday-friday'), start, end },
    { ...saturday, days: saturday.days.toLowerCase() },
  ]
}

const textOf = (span: Span) => t('hoursFromTo', span)
