import { dayFormat } from '@trampolim/phrases/formats.ts'
import { clockText } from './dates.ts'

// Apart from `dates.ts`, whose forms without a year nearly every page shows.

const wholeDay = dayFormat({ dateStyle: 'long', timeZone: 'America/Sao_Paulo' })

/** '12 de março de 2026 às 14:30' */
export const yearMomentText = (moment: string): string => `${wholeDay(moment)} às ${clockText(moment)}`

/** A day of the calendar with its year: '14 de março de 1998'. */
export const birthDateText = dayFormat({ dateStyle: 'long', timeZone: 'UTC' })

const monthOfYear = dayFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The version of a text, which is the day or the month of its change: '23 de novembro de 2026', 'novembro de 2026'. */
export const versionText = (version: string): string =>
  version.length > 'yyyy-mm'.length ? birthDateText(version) : monthOfYear(version)
