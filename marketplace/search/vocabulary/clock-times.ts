type TimeOfDay = 'morning' | 'afternoon' | 'night'

const clock = '(\\d{1,2})(?:(?: ?(?:h|hs|hrs|horas) ?| )(\\d\\d))?(?: ?(?:h|hs|hrs|horas))?'
const fromTo = new RegExp(
  `^(?:entr(?:o|a|ar|ada|ando) )?(?:das? |as |de )?${clock} (?:e )?(?:sai(?:o|r|da|ndo)? )?(?:as|a|ate(?: as)?) ${clock}$`,
)
/** '6h-12h'. */
const joined = /^(\d{1,2})h(\d\d)? (\d{1,2})h(\d\d)?$/
const onlyFrom = new RegExp(`^(?:(?:so|apenas|somente) )?(?:depois|a partir|apos) d?as ${clock}$`)
const saysHours = /\dh|\d (?:h|hs|hrs|horas)\b|^das? /
/** '19 as 7'; '2 as 6' is Monday to Friday. */
const bare = /^(?:\d{1,2} \d\d as \d{1,2} \d\d|(?:[7-9]|1\d|2[0-4]) as \d{1,2}|\d as (?:[7-9]|1\d|2[0-4]))$/
/** Minutes of the day, at which a job's search row divides shifts as well. */
const [noon, endOfMornings, evening, endOfEvenings] = [12 * 60, 14 * 60, 17 * 60, 22 * 60]
/** '4 a 6 horas' says how long. */
const shortest = 3 * 60

function minutesOf(hours: string | undefined, minutes = '0'): number | undefined {
  const [hour, minute] = [Number(hours), Number(minutes)]
  return hour <= 24 && minute < 60 ? hour * 60 + minute : undefined
}

/** The first and last minute of the day of plain words such as 'das 14h as 22h'. */
function timesIn(phrase: string): { begins: number; ends: number } | undefined {
  const [, ...parts] =
    saysHours.test(phrase) || bare.test(phrase) ? (fromTo.exec(phrase) ?? joined.exec(phrase) ?? []) : []
  const [begins, ends] = [minutesOf(parts[0], parts[1]), minutesOf(parts[2], parts[3])]
  if (begins === undefined || ends === undefined) return undefined
  return ends < begins || ends - begins >= shortest ? { begins, ends } : undefined
}

/** Whether plain words say from when to when somebody works, '6h as 14h'. */
export const saysTimes = (phrase: string): boolean => timesIn(phrase) !== undefined

/**
 * The shift of the times that plain words say, by the same limits as a job's: 'das 22 as 6' is night work. Undefined for a
 * whole day, 'das 8 as 17', which no shift is called after.
 */
export function shiftOfTimes(phrase: string): TimeOfDay | undefined {
  const [, hours, minutes] = onlyFrom.exec(phrase) ?? []
  const from = hours === undefined ? undefined : minutesOf(hours, minutes)
  if (from !== undefined) return from >= evening ? 'night' : from >= noon ? 'afternoon' : undefined
  const times = timesIn(phrase)
  if (!times) return undefined
  const { begins, ends } = times
  if (begins >= evening || ends < begins || ends > endOfEvenings) return 'night'
  if (begins >= noon) return 'afternoon'
  return ends <= endOfMornings ? 'morning' : undefined
}
