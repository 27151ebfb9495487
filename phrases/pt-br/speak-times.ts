import { dayFormat } from '../formats.ts'

const formats = new Map<string, Record<'day' | 'time' | 'zone', (date: Date) => string>>()

function formatsOf(timeZone: string) {
  const known = formats.get(timeZone)
  if (known) return known
  const zone = new Intl.DateTimeFormat('pt-BR', { timeZone, timeZoneName: 'long' })
  const made = {
    day: dayFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone }),
    time: dayFormat({ hour: '2-digit', minute: '2-digit', timeZone }),
    zone: (date: Date) => zone.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? '',
  }
  formats.set(timeZone, made)
  return made
}

type Times = { start: Date; end: Date; timeZone: string; elsewhere?: boolean }

/**
 * The day and times of an event in its time zone, ‘terça-feira, 24 de novembro, das 14:00 às 14:30’; the zone is named
 * unless it has Brasília's time, and then too for a reader who lives `elsewhere`.
 */
export function speakTimes({ start, end, timeZone, elsewhere = false }: Times): string {
  const { day, time, zone } = formatsOf(timeZone)
  const words = `${day(start)}, das ${time(start)} às ${time(end)}`
  if (timeZone === 'America/Sao_Paulo' && !elsewhere) return words
  return `${words} (${zone(start).replace('Horário Padrão', 'horário')})`
}

/** A moment in a time zone, ‘terça-feira, 24 de novembro, às 15:40’. */
export function speakMoment(moment: Date, timeZone: string): string {
  const { day, time } = formatsOf(timeZone)
  return `${day(moment)}, às ${time(moment)}`
}
