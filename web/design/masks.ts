/** The formats of masked fields. */
export type Mask = 'cpf' | 'cnpj' | 'cep' | 'phone' | 'date' | 'money' | 'month'

const patterns: Readonly<Record<Exclude<Mask, 'money' | 'phone'>, string>> = {
  cpf: '###.###.###-##',
  cnpj: '##.###.###/####-##',
  cep: '#####-###',
  date: '##/##/####',
  month: '##/####',
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The characters of a text that a mask keeps: digits, or digits and capital letters. */
const signsOf = (mask: Mask, text: string) =>
  mask === 'cnpj' ? text.toUpperCase().replace(/[^\dA-Z]/g, '') : digitsOf(text)

/**
 * Formats digits by a mask: `12345678` as a CEP gives `12345-678`. Money is in whole reais up to a comma; a CNPJ contains
 * letters too.
 */
export function masked(mask: Mask, text: string): string {
  if (mask === 'money') return moneyOf(text)
  if (mask === 'phone') return phoneOf(digitsOf(text))
  return intoPattern(patterns[mask], signsOf(mask, text))
}

/**
 * Reads a date that was typed, pasted or filled in as a whole: `1/2/1990` lacks its zeros, `1990-02-01` is what a browser
 * fills in. Every other text is returned unchanged.
 */
export function spelledOut(mask: Mask, text: string): string {
  if (mask !== 'date' && mask !== 'month') return text
  return text
    .replace(/^\s*(\d{4})-(\d\d)(-(\d\d))?\s*$/, (_, year, month, __, day) => `${day ? `${day}/` : ''}${month}/${year}`)
    .replace(/\b\d(?=[/., -])/g, '0$&')
}

/**
 * A phone number without the country's code and the leading 0. Twelve digits that begin with 55 and 91 to 99 may be the
 * code and an area, or a cell phone of the area 55 and a digit too many: all stay, and the next one tells.
 */
function phoneOf(digits: string): string {
  if (/^559[1-9]\d{8}$/.test(digits)) return intoPattern('+## (##) ####-####', digits)
  const number = digits.length > 11 ? digits.replace(/^(55(?!90\d{8}$)|0+)/, '') : digits
  return intoPattern(number.length > 10 ? '(##) #####-####' : '(##) ####-####', number)
}

function intoPattern(pattern: string, digits: string): string {
  let rest = digits
  let text = ''
  for (const place of pattern) {
    if (rest === '') break
    if (place === '#') {
      text += rest[0]
      rest = rest.slice(1)
    } else text += place
  }
  return text
}

const mostReais = 9

function moneyOf(text: string): string {
  const [reais = '', ...cents] = text.replace(/[^\d,]/g, '').split(',')
  const whole = reais.replace(/^0+(?=\d)/, '').slice(0, mostReais)
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return cents.length === 0 ? grouped : `${grouped || '0'},${cents.join('').slice(0, 2)}`
}

/** Completes a typed text when the field is left: `2.500,5` becomes `2.500,50`, a comma without cents is removed. */
export function finished(mask: Mask, text: string): string {
  const shown = masked(mask, text)
  if (mask !== 'money' || !shown.includes(',')) return shown
  return shown.endsWith(',') ? shown.slice(0, -1) : shown.replace(/,(\d)$/, ',$10')
}

/** The position of the caret after masking: behind as many digits as were before it. */
export function caretAfter(
  mask: Mask,
  { typed, caret, shown }: { typed: string; caret: number; shown: string },
): number {
  return placeOfSign(shown, signsOf(mask, typed.slice(0, caret)).length)
}

function placeOfSign(text: string, count: number): number {
  if (count <= 0) return 0
  let seen = 0
  for (let place = 0; place < text.length; place += 1) {
    if (/[\dA-Z]/.test(text[place] ?? '')) seen += 1
    if (seen === count) return place + 1
  }
  return text.length
}
