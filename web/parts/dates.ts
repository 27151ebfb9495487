import { dayFormat } from '@trampolim/phrases/formats.ts'

const timeZone = 'America/Sao_Paulo'

/** '12 de março' */
export const dayText = dayFormat({ day: 'numeric', month: 'long', timeZone })

/** '12 de mar.' */
export const shortDayText = dayFormat({ day: 'numeric', month: 'short', timeZone })

/** '14:30' */
export const clockText = dayFormat({ hour: '2-digit', minute: '2-digit', timeZone })

/** The day by the end of which something is due, given the midnight at its end. */
export const lastDayText = (due: string): string => dayText(Date.parse(due) - 1)

// Day and time are joined here, since browsers of different years would join them differently from the server.
/** '12 de mar., 14:30' */
export const momentText = (moment: Date | string): string => `${shortDayText(moment)}, ${clockText(moment)}`

/** A deadline: '12 de mar., 14:30', or '12 de mar.' for the midnight at the end of that day. */
export function deadlineText(due: Date | string): string {
  return clockText(due) === '00:00' ? shortDayText(new Date(due).getTime() - 1) : momentText(due)
}
