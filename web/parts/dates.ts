import { dayFormat } from '@trampolim/phrases/day-format.ts'

const inSaoPaulo = dayFormat({ day: 'numeric', month: 'long', timeZone: 'America/Sao_Paulo' })
const clock = dayFormat({ hour: '2-digit', minute: '2-digit', timeZone: 'America/Sao_Paulo' })

/** '12 de março' */
export const dayText = (moment: string): string => inSaoPaulo(new Date(moment))

const short = dayFormat({ day: 'numeric', month: 'short', timeZone: 'America/Sao_Paulo' })

/** '12 de mar.' */
export const shortDayText = (moment: string): string => short(new Date(moment))

/** The day by whose end something is due, given the midnight that ends it. */
export const lastDayText = (due: string): string => dayText(new Date(Date.parse(due) - 1).toISOString())

// Day and time are joined here, since browsers of other years join them in other ways than the server.
/** '12 de mar., 14:30' */
export const momentText = (moment: string): string => `${shortDayText(moment)}, ${clock(new Date(moment))}`

const wholeDay = dayFormat({ dateStyle: 'long', timeZone: 'America/Sao_Paulo' })

/** '12 de março de 2026 às 14:30' */
export const yearMomentText = (moment: string): string => `${wholeDay(new Date(moment))} às ${clock(new Date(moment))}`

const withYear = dayFormat({ dateStyle: 'long', timeZone: 'UTC' })

/** A day of the calendar with its year: '14 de março de 1998'. */
export const birthDateText = (day: string): string => withYear(new Date(`${day}T00:00:00Z`))

const monthOfYear = dayFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The version of a text, which is the day or the month of its change: '23 de novembro de 2026', 'novembro de 2026'. */
export const versionText = (version: string): string =>
  version.length > 'yyyy-mm'.length ? birthDateText(version) : monthOfYear(new Date(`${version}-01T00:00:00Z`))
