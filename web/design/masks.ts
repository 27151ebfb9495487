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
  if (mask === 'phone') return phoneOf(text)
  return intoPattern(patterns[mask], signsOf(mask, text))
}

/**
 * Reads a text that was typed, pasted or filled in as a whole: `1/2/1990` is a date without its zeros, `1990-02-01` what
 * a browser fills in. Every other text is returned unchanged.
 */
export function spelledOut(mask: Mask, text: string): string {
  if (mask !== 'date' && mask !== 'month') return text
  const [year, ...rest] = /^\s*(\d{4})-(\d{1,2})(?:-(\d{1,2}))?\s*$/.exec(text)?.slice(1) ?? []
  const isWhole = year && rest.filter(Boolean).length === (mask === 'date' ? 2 : 1)
  if (isWhole) return [...rest.filter(Boolean).reverse(), year].map((part = '') => part.padStart(2, '0')).join('/')
  return text.replace(/(?<!\d)\d(?=[/.-])/g, '0$&')
}

const country = '55'

/** A phone number without the country's code and the leading 0; until it has all its digits, `+55` stays as it is typed. */
function phoneOf(text: string): string {
  const digits = digitsOf(text)
  if (/^\s*\+/.test(text) && digits.length <= 12) {
    const rest = inCountry(digits.slice(2))
    return digits === '' ? '+' : `+${digits.slice(0, 2)}${rest && ` ${rest}`}`
  }
  return inCountry(digits.length > 11 ? withoutPrefix(digits) : digits)
}

function inCountry(digits: string): string {
  return intoPattern(digits.length > 10 ? '(##) #####-####' : '(##) ####-####', digits)
}

/** The 9 of a cell phone of the area 55 tells it from the country's code, unless a digit follows that no number has. */
function withoutPrefix(digits: string): string {
  const isCountry = digits.startsWith(country) && (digits.length > 12 || digits[2] !== '9')
  return (isCountry ? digits.slice(2) : digits).replace(/^0+/, '')
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
