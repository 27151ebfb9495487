/** How a masked field writes what is typed. */
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
 * Writes digits into a mask: `12345678` as a CEP gives `12345-678`. Money counts its digits as cents; a CNPJ has
 * letters too.
 */
export function masked(mask: Mask, text: string): string {
  const digits = signsOf(mask, text)
  if (mask === 'money') return moneyOf(digits)
  if (mask === 'phone') return intoPattern(digits.length > 10 ? '(##) #####-####' : '(##) ####-####', digits)
  return intoPattern(patterns[mask], digits)
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

function moneyOf(digits: string): string {
  const cents = digits.replace(/^0+/, '').slice(0, 11)
  if (cents === '') return ''
  const padded = cents.padStart(3, '0')
  const whole = padded.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.')
  return `${whole},${padded.slice(-2)}`
}

/**
 * Where the caret belongs after masking: behind as many digits as stood before it.
 * Money is typed from the right, so there the digits behind the caret count.
 */
export function caretAfter(
  mask: Mask,
  { typed, caret, shown }: { typed: string; caret: number; shown: string },
): number {
  if (mask === 'money') {
    const behind = digitsOf(typed.slice(caret)).length
    return placeOfSign(shown, digitsOf(shown).length - behind)
  }
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
