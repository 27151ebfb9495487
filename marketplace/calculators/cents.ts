/** Money in whole cents of BRL. */
export type Cents = number

/** A share in millionths: 75_000 is 7.5%. */
export type Rate = number

/** The whole, as a rate. */
export const whole: Rate = 1_000_000

/** A share of an amount, rounded to the nearest cent, halves up. */
export function shareOf(cents: Cents, rate: Rate): Cents {
  return fractionOf(cents, rate, whole)
}

/** So many parts of an amount that is divided into `of` parts, rounded to the nearest cent, halves up. */
export function fractionOf(cents: Cents, parts: number, of: number): Cents {
  return Math.floor((2 * cents * parts + of) / (2 * of))
}

const withGroups = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/
const withComma = /^\d+(?:,\d{1,2})?$/
const withPoint = /^\d+\.\d{1,2}$/

const currency = /^\s*R\$/i
/** What people write after an amount a month. */
const afterAmount = /(?:,|reais|\/?(?:por)?m[eê]s|mensa(?:l|is))+$/i
const inThousands = /^(\d{1,6}(?:[.,]\d{1,2})?)(?:mil|k)$/i

/**
 * Reads an amount as people in Brazil type it: `2.500`, `2500`, `2500,5`, `R$ 2.500,50`, `2500 reais`, `2,5 mil`; also
 * `2500.50`, since some keyboards have no comma. Undefined for anything else.
 */
export function parseAmount(text: string): Cents | undefined {
  const typed = text.replace(currency, '').replace(/\s/g, '').replace(afterAmount, '')
  const [, thousands] = inThousands.exec(typed) ?? []
  if (thousands) return Math.round(Number(thousands.replace(',', '.')) * 100_000)
  if (typed.length > 15) return undefined
  if (withPoint.test(typed)) return centsOf(typed)
  if (withGroups.test(typed)) return centsOf(typed.replaceAll('.', '').replace(',', '.'))
  return withComma.test(typed) ? centsOf(typed.replace(',', '.')) : undefined
}

const centsOf = (decimal: string): Cents => Math.round(Number(decimal) * 100)
