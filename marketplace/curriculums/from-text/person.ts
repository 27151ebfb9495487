import { isEmail, normaliseEmail } from '../../registration/email.ts'
import { isPersonName } from '../../registration/person-name.ts'
import { isCellPhone, isPhone, normalisePhone } from '../../registration/phone.ts'
import { normaliseZipCode } from '../../registration/whole-zip-code.ts'
import { isZipCode } from '../../registration/zip-code.ts'
import { isDay } from '../../time/days.ts'
import type { FoundPerson } from './found.ts'
import { companyLikeness, isPlace, titleLikeness, townIn } from './likely.ts'
import { type Line, labelled, plain } from './lines.ts'
import type { Section } from './sections.ts'

const email = /[\p{L}\d._%+'-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}/gu
const phone = /(?<![\d/.-])(?:\+?\s?55[\s.-]*)?\(?\s?0?\d{2}\s?\)?[\s./-]*9?[\s.-]?\d{4}[\s.–-]*\d{4}(?!\d)/g
const zipCode = /(?<!\d)\d{2}\.?\d{3}-\d{3}(?!\d)|(?<=\bcep\b\D{0,4})\d{8}(?!\d)/gi
const birth = /(?:nasc|birth|\bdn\b)[^\d\n]{0,30}(\d{1,2})\s?[/.-]\s?(\d{1,2})\s?[/.-]\s?(\d{4})/

/** What the text says about the person themselves; `used` are the lines from which something was taken. */
export function findPerson(sections: readonly Section[]): { person: FoundPerson; used: ReadonlySet<Line> } {
  // References have names and phones too, and those aren't the person's.
  const own = sections.filter(({ name }) => name !== 'other')
  const lines = own.flatMap((section) => section.lines)
  const header = own.filter(({ name }) => name === 'person').flatMap((section) => section.lines)
  const used = new Set<Line>()
  const firstOf = <Value>(among: readonly Line[], find: (text: string) => Value | '' | undefined): Value | '' => {
    for (const line of among) {
      const found = find(line.text)
      if (!found) continue
      used.add(line)
      return found
    }
    return ''
  }
  const address = firstOf(lines, emailIn)
  const person = {
    email: address,
    phone: firstOf(lines, (text) => phonesIn(text).find(isCellPhone)) || firstOf(lines, (text) => phonesIn(text)[0]),
    zipCode: firstOf(lines, zipCodeIn),
    birthDate: firstOf(lines, birthIn),
    city: firstOf(header, townIn),
    name:
      firstOf(header, namedIn) || nameIn(header, used) || nameIn(lines.slice(0, 8), used) || firstOf(lines, namedIn),
  }
  return { person: { ...person, phone: isCellPhone(person.phone) ? person.phone : '' }, used }
}

function emailIn(text: string): string {
  // Some programs print a space around the sign.
  const found = [...text.replace(/\s?@\s?/g, '@').matchAll(email)].map(([address]) =>
    address.replace(/^[.'-]+|[.'-]+$/g, ''),
  )
  return normaliseEmail(found.find(isEmail) ?? '')
}

function phonesIn(text: string): string[] {
  return [...text.matchAll(phone)]
    .map(([number]) => number.replace(/[^\d+() -]/g, ' ').trim())
    .filter((number) => isPhone(number))
    .map(normalisePhone)
}

function zipCodeIn(text: string): string {
  return [...text.matchAll(zipCode)].map(([code]) => normaliseZipCode(code)).find(isZipCode) ?? ''
}

function birthIn(text: string): string {
  const [, day = '', month = '', year] = birth.exec(plain(text)) ?? []
  const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(found) ? found : ''
}

/** A name behind its label. */
function namedIn(text: string): string {
  const said = labelled(text)
  const value = said && /^(?:nome(?: completo)?|name|full name|candidat[oa])$/.test(said.label) ? said.value : ''
  const whole = value || (/^curr[ií]culo (?:vitae )?d[eoa] (.+)$/i.exec(text)?.[1] ?? '')
  return looksLikeName(whole) ? asName(whole) : ''
}

/** The first line, or part of one, that looks like the name of a person. */
function nameIn(lines: readonly Line[], used: Set<Line>): string {
  for (const line of lines.slice(0, 12)) {
    const parts = [...line.cells, line.text].flatMap((cell) => cell.split(/\s+[|–—•·-]\s+|\s*[|•·]\s*|,\s+/))
    const name = parts.map((part) => part.trim()).find(looksLikeName)
    if (!name) continue
    used.add(line)
    return asName(name)
  }
  return ''
}

const particle = /^(?:d[aeo]s?|e|del|di|du|von|van|der|la)$/i
const notNames =
  /\b(?:curriculum|curriculo|vitae|resume|cv|rua|avenida|av|bairro|brasileir[oa]|solteir[oa]|casad[oa]|divorciad[oa]|anos|cidade|telefone|celular|e-?mail|linkedin|contato|endereco|estado civil|jardim|vila|centro|brasil|page|pagina|cnh)\b/

function looksLikeName(text: string): boolean {
  const words = text.trim().split(/\s+/)
  if (words.length < 2 || words.length > 8 || text.length > 70 || !isPersonName(text)) return false
  const telling = words.filter((word) => !particle.test(word))
  if (telling.length < 2 || !telling.every((word) => /^\p{Lu}/u.test(word))) return false
  if (notNames.test(plain(text)) || isPlace(text)) return false
  return titleLikeness(text) < 2 && companyLikeness(text) < 2
}

/** A name in capitals as it is usually written. */
function asName(text: string): string {
  const tidy = text.trim().replace(/\s+/g, ' ')
  if (tidy !== tidy.toLocaleUpperCase('pt-BR')) return tidy
  return tidy
    .toLocaleLowerCase('pt-BR')
    .split(' ')
    .map((word) =>
      particle.test(word)
        ? word
        : word.replace(/(^|['’-])(\p{L})/gu, (_, sign, letter) => sign + letter.toLocaleUpperCase('pt-BR')),
    )
    .join(' ')
}
