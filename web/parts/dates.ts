const inSaoPaulo = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', timeZone: 'America/Sao_Paulo' })
const withTime = new Intl.DateTimeFormat('pt-BR', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'America/Sao_Paulo',
})

/** '12 de março' */
export const dayText = (moment: string): string => inSaoPaulo.format(new Date(moment))

const short = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short', timeZone: 'America/Sao_Paulo' })

/** '12 de mar.' */
export const shortDayText = (moment: string): string => short.format(new Date(moment))

/** The day by whose end something is due, given the midnight that ends it. */
export const lastDayText = (due: string): string => dayText(new Date(Date.parse(due) - 1).toISOString())

/** '12 de mar., 14:30' */
export const momentText = (moment: string): string => withTime.format(new Date(moment))

const withYear = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' })

/** A day of the calendar with its year: '14 de março de 1998'. */
export const birthDateText = (day: string): string => withYear.format(new Date(`${day}T00:00:00Z`))
