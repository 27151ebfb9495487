import { type Availability, spansOf } from '@trampolim/marketplace/availability/availability.ts'
import { listText } from '@trampolim/phrases/formats.ts'
import { availability as phrases } from '@trampolim/phrases/pt-br/availability.ts'
import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { speak } from '@trampolim/phrases/speak.ts'

const t = speak(phrases)
const dayName = speak(reference.weekday)

/** When a person is available, in words: the usual times in one line, own ones in a line for each day. */
export function availabilityLines(availability: Availability): string[] {
  if (availability.type === 'default') return [t('usual')]
  return spansOf(availability).map(({ day, spans }) =>
    t('dayText', {
      day: dayName(day),
      spans: listText(spans.map(({ start, end }) => t('spanText', { start, end }))),
    }),
  )
}
