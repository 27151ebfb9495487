/** Formats moments as texts in Portuguese; the first day of a month is '1º'. Every text with a day of a month uses it. */
export function dayFormat(options: Intl.DateTimeFormatOptions): (moment: Date) => string {
  const format = new Intl.DateTimeFormat('pt-BR', options)
  return (moment) => format.format(moment).replace(/^1 de /, '1º de ')
}
