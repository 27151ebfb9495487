import type { JobDetails } from '@trampolim/contract/jobs.ts'
import { jobFieldLabels as labels } from '@trampolim/phrases/pt-br/job-fields.ts'
import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { speak } from '@trampolim/phrases/speak.ts'

const t = speak(jobs)
const codes = speak(reference)

type Hours = JobDetails['workingHours']
/** The hours of certain days: `HH:MM`. */
type Span = { days: string; start: string; end: string }

/** The working hours in one sentence. */
export function hoursText({ workingHours: hours, flexSchedule }: JobDetails): string {
  const spans = spansOf(hours)
  const hasOwnSaturday = spans.length > 1
  const parts = [
    hours.custom ?? (spans.map(textOf).join('; ') || codes(`workingHours.${hours.workingHours}`)),
    hours.lunch ? t('lunch', { lunch: lengthText(hours.lunch) }) : null,
    hours.altLunch && hasOwnSaturday ? t('saturdayLunch', { lunch: lengthText(hours.altLunch) }) : null,
    hours.altLunch && !hasOwnSaturday && !hours.lunch ? t('lunch', { lunch: lengthText(hours.altLunch) }) : null,
    flexSchedule ? labels.flexSchedule.toLowerCase() : null,
  ]
  return parts.filter(Boolean).join('; ')
}

/** A short form: the hours, and the days to which they apply. */
export function shortHours({ workingHours: hours, flexSchedule }: JobDetails): { value: string; note: string | null } {
  const [first, saturday] = spansOf(hours)
  const flexible = flexSchedule ? labels.flexSchedule.toLowerCase() : null
  if (hours.custom || !first) {
    return { value: hours.custom ?? codes(`workingHours.${hours.workingHours}`), note: flexible }
  }
  const note = [first.days.toLowerCase(), saturday && textOf(saturday), flexible].filter(Boolean).join('; ')
  return { value: t('fromTo', { start: first.start, end: first.end }), note }
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

/** '01:00' as '1 h', '00:15' as '15 min', '01:30' as '1 h 30'. */
function lengthText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  if (hours === 0) return `${minutes} min`
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes}`
}
