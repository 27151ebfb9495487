/*
 * Numbers, amounts, lists and moments in Portuguese.
 *
 * The browser's own formats (`Intl`) cost a slow phone 25 ms each, and the first amount 150 ms, in which it can't answer a
 * tap. What most pages show is therefore written here by its simple rule, which tests compare with `Intl`; the others are
 * created at their first use, since modules declare more of them than a page needs.
 */

const grouped = (digits: string) => digits.replace(/\d(?=(\d{3})+(?!\d))/g, '$&.')

/** A whole number: '1.234'. */
export const wholeText = (value: number): string => grouped(`${value}`)

/** An amount of money in cents of BRL, with its cents: 'R$ 2.100,50'. */
export const amountText = (cents: number): string =>
  grouped((cents / 100).toFixed(2).replace('.', ',')).replace(/^-?/, '$&R$\u00a0')

/** Joins texts: 'pão, leite e café'. */
export const listText = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} e ${texts.at(-1)}`

/** Whether a count takes the singular: in Brazil what is less than 2, also 0 and 1,5. */
export const isSingular = (count: number): boolean => Math.abs(count) < 2

/**
 * Formats moments, also in ISO 8601, as texts; the first day of a month is '1º'. Every text with a day of a month uses
 * it.
 */
export function dayFormat(options: Intl.DateTimeFormatOptions): (moment: Date | string | number) => string {
  const made = atFirstUse(() => new Intl.DateTimeFormat('pt-BR', options))
  return (moment) =>
    made()
      .format(new Date(moment))
      .replace(/(^|, )1 de /, '$11º de ')
}

/** Returns a function that makes something when it is first called, and then always returns the same. */
export function atFirstUse<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}
