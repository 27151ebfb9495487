import { slotsWithin } from '@trampolim/marketplace/interviews/slots.ts'
import { isDay } from '@trampolim/marketplace/time/days.ts'

/** How many parts of days the form takes at once. */
const periodCount = 3
export const lengths = [15, 20, 30, 45, 60, 90] as const
export const pauses = [0, 5, 10, 15, 30] as const
const usualLength = 30

/** The fields of the form for offered times, as typed. */
export type TypedPeriods = {
  periods: readonly { date: string; from: string; to: string }[]
  length: number
  pause: number
}

const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** Reads the periods of a form. */
export function readPeriods(form: FormData): TypedPeriods {
  const all = (name: string) => form.getAll(name).map(String)
  const [dates, froms, tos] = [all('date'), all('from'), all('to')]
  const length = Number(form.get('length'))
  const pause = Number(form.get('pause'))
  return {
    periods: Array.from({ length: periodCount }, (_, at) => ({
      date: dates[at] ?? '',
      from: froms[at] ?? '',
      to: tos[at] ?? '',
    })),
    length: lengths.find((each) => each === length) ?? usualLength,
    pause: pauses.find((each) => each === pause) ?? 0,
  }
}

type OfPeriod = { period: number; date: string; start: string; end: string }

/** The times that result from the periods, each with its period; an empty period results in none. */
export function slotsOf({ periods, length, pause }: TypedPeriods): OfPeriod[] {
  return periods.flatMap(({ date, from, to }, period) =>
    isDay(date) && time.test(from) && time.test(to)
      ? slotsWithin({ from, to }, { length, pause }).map((slot) => ({ period, date, ...slot }))
      : [],
  )
}

const parts = { date: 'date', start: 'from', end: 'to' } as const

/**
 * Converts the server's faults of times (`slots.3.start`) to those of the periods (`from-1`), and adds those of
 * incomplete periods.
 */
export function faultsOfPeriods(
  typed: TypedPeriods,
  {
    faults,
    slots,
    required,
  }: { faults: Readonly<Record<string, string>>; slots: readonly OfPeriod[]; required: string },
): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [at, period] of typed.periods.entries()) {
    const filled = Object.values(period).some((each) => each !== '')
    for (const [part, value] of Object.entries(period)) {
      if (value === '' && (filled || at === 0)) found[`${part}-${at}`] = required
    }
  }
  for (const [field, message] of Object.entries(faults)) {
    const [, number, part] = /^slots\.(\d+)\.(date|start|end)$/.exec(field) ?? []
    const slot = number === undefined ? undefined : slots[Number(number)]
    if (slot) found[`${parts[part as keyof typeof parts]}-${slot.period}`] ??= message
    else found[field] = message
  }
  return found
}
