import { plainPassword, readings, reversed, weightOf } from './password-variants.ts'

/** The known data of a password's owner and their company. */
export type PasswordOwner = {
  readonly name?: string | undefined
  readonly email?: string | undefined
  /** `1990-12-31` */
  readonly birthDate?: string | undefined
  readonly cpf?: string | undefined
  readonly phones?: readonly string[] | undefined
  /** The names, the CNPJ and the site of their company. */
  readonly company?: readonly (string | undefined)[] | undefined
}

/** Shorter words are ignored. */
const shortestWord = 3
/** Up to this many further characters don't make such a password harder to guess. */
const lightRest = 4

/**
 * Whether a password consists mostly of facts that others know about a person: name, e-mail, birth date, phone, CPF,
 * company.
 */
export function isOfOwner(password: string, owner: PasswordOwner): boolean {
  const words = knownOf(owner)
  const text = plainPassword(password)
  return [...new Set([text, reversed(text)].flatMap(readings))].some((reading) => isMade(reading, words))
}

/** Whether it is the e-mail address, or the part before the @. */
export function isOfEmail(password: string, email = ''): boolean {
  const given = plainPassword(password)
  const own = plainPassword(email.trim())
  return own !== '' && (given === own || given === own.split('@')[0])
}

function isMade(reading: string, words: readonly string[]): boolean {
  let rest = reading.replace(/[\s._-]+/g, '')
  const whole = rest
  for (const word of words) rest = rest.split(word).join('')
  return rest !== whole && weightOf(rest) <= lightRest
}

/** Every word and number about a person from which a password could be made, the longest first. */
function knownOf({
  name = '',
  email = '',
  birthDate = '',
  cpf = '',
  phones = [],
  company = [],
}: PasswordOwner): string[] {
  const [local = '', domain = ''] = email.split('@')
  const names = [name, local, domain.split('.')[0] ?? '', ...company.map((each = '') => each)]
  const found = [
    ...names.flatMap(partsOf),
    ...[cpf, ...phones, ...company].flatMap((each = '') => numbersOf(each)),
    ...daysOf(birthDate),
  ]
  return [...new Set(found)].filter((word) => word.length >= shortestWord).sort((a, b) => b.length - a.length)
}

/** The words of a name, and all of them joined. */
function partsOf(name: string): string[] {
  const words = plainPassword(name).match(/[a-z0-9]+/g) ?? []
  return [...words, words.join('')]
}

/** A number and its endings: people leave out the area code, or use the last digits. */
function numbersOf(number: string): string[] {
  const digits = number.replace(/\D/g, '')
  return digits.length < 8 ? [] : [digits, digits.slice(-9), digits.slice(-8), digits.slice(0, 9), digits.slice(0, 8)]
}

function daysOf(birthDate: string): string[] {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(birthDate) ?? []
  if (year === '') return []
  const short = year.slice(2)
  return [day + month + year, year + month + day, day + month + short, short + month + day, month + day + year, year]
}
