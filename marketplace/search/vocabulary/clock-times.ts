type TimeOfDay = 'morning' | 'afternoon' | 'night'

const clock = '(\\d{1,2})(?:(?: ?(?:h|hs|hrs|horas) ?| )(\\d\\d))?(?: ?(?:h|hs|hrs|horas))?'
const fromTo = new RegExp(
  `^(?:entr(?:o|a|ar|ada|ando) )?(?:das? |as |de )?${clock} (?:e )?(?:sai(?:o|r|da|ndo)? )?(?:as|a|ate(?: as)?) ${clock}$`,
)
/** '6h-12h'. */
const joined = /^(\d{1,2})h(\d\d)? (\d{1,2})h(\d\d)?$/
const onlyFrom = new RegExp(
  `^(?:(?:so|apenas|somente|que|e|para|pra) )*(?:(?:depois|a partir|apos) d?as|(?:entr|comec|inici|peg)(?:o|a|e|ar|ada|ando)(?: a trabalhar)?(?: (?:so|apenas|depois|a partir))? d?as) ${clock}$`,
)
const leaving = '(?:sai(?:a|o|r|da|ndo|am)?|larg(?:o|a|ar|ando|ue)|termin(?:o|a|e|ar|ando)|solt(?:a|o|ar|ando|e))'
const onlyUntil = new RegExp(
  `^(?:(?:so|apenas|somente|que|e|para|pra|no maximo|trabalhar|quero|posso|preciso|horario) )*(?:${leaving}(?: (?:antes|no maximo|ate))* d?as|ate(?: no maximo)?(?: as)?|antes das) (?=\\d{1,2}(?: ?h|$| \\d\\d$))${clock}$`,
)
/** 'até 14' may be anything. */
const untilAnything = /^(?:[a-z]+ )*ate \d{1,2}(?: \d\d)?$/
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

/** Whether plain words say both when somebody begins and when they leave: 'entro as 22h saio as 6h'. */
export const saysBothTimes = (phrase: string): boolean => timesIn(phrase) !== undefined

/** The minute of the day from which somebody works, 'entrando as 14h'. */
const beginningIn = (phrase: string): number | undefined => timeOf(onlyFrom.exec(phrase))

/** The minute of the day until which somebody works, 'saindo as 17h', 'ate as 14h'. */
const endIn = (phrase: string): number | undefined =>
  untilAnything.test(phrase) ? undefined : timeOf(onlyUntil.exec(phrase))

const timeOf = (found: RegExpExecArray | null) => (found?.[1] ? minutesOf(found[1], found[2]) : undefined)

/** Whether plain words say from when, or until when, somebody works: '6h as 14h', 'saindo as 17h'. */
export const saysTimes = (phrase: string): boolean =>
  timesIn(phrase) !== undefined || beginningIn(phrase) !== undefined || endIn(phrase) !== undefined

/**
 * The shift of the times that plain words say, by the same limits as a job's: 'das 22 as 6' is night work. Undefined for a
 * whole day, 'das 8 as 17', which no shift is called after, and for the beginning or end of one: 'saindo as 17h'.
 */
export function shiftOfTimes(phrase: string): TimeOfDay | undefined {
  const until = endIn(phrase)
  if (until !== undefined) return until <= endOfMornings ? 'morning' : undefined
  const from = beginningIn(phrase)
  if (from !== undefined) return from >= evening ? 'night' : from >= noon ? 'afternoon' : undefined
  const times = timesIn(phrase)
  if (!times) return undefined
  const { begins, ends } = times
  if (begins >= evening || ends < begins || ends > endOfEvenings) return 'night'
  if (begins >= noon) return 'afternoon'
  return ends <= endOfMornings ? 'morning' : undefined
}
