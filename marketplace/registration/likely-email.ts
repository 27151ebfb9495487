import { normaliseEmail } from './email.ts'

/** The providers most people have, with the endings of their addresses. */
const providers: Readonly<Record<string, readonly string[]>> = {
  gmail: ['com'],
  hotmail: ['com', 'com.br'],
  outlook: ['com', 'com.br'],
  yahoo: ['com.br', 'com'],
  icloud: ['com'],
  live: ['com'],
  msn: ['com'],
  uol: ['com.br'],
  bol: ['com.br'],
  terra: ['com.br'],
  globo: ['com'],
}

/** The names that few others resemble; and those that do, and exist. */
const guessed = ['gmail', 'hotmail', 'outlook', 'yahoo', 'icloud'] as const
const others: ReadonlySet<string> = new Set(['mail', 'email', 'ymail', 'zmail', 'cloud'])

/** Endings that no domain has. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/\.(?:con|cmo|ocm|comm|vom|xom|coom)$/, '.com'],
  [/\.(?:con|cmo|ocm|comm|vom|xom|coom)\.br$/, '.com.br'],
  [/\.com\.(?:rb|brr|bbr|b|vr|nr)$/, '.com.br'],
  [/\.combr$/, '.com.br'],
]

/**
 * The address that somebody who typed this one probably meant: `ana@gmail.com` for `ana@gmial.com`; null if nothing looks
 * mistyped. A guess: an address like it may exist.
 */
export function likelyEmail(text: string): string | null {
  const email = normaliseEmail(text)
  const [, person, domain] = /^([^\s@]+)@([^\s@]+)$/.exec(email) ?? []
  if (!person || !domain) return null
  const likely = likelyDomain(domain.replace(/\.+$/, ''))
  return likely === domain ? null : `${person}@${likely}`
}

function likelyDomain(typed: string): string {
  const domain = endings.reduce((text, [wrong, right]) => text.replace(wrong, right), typed)
  const [name = '', ...rest] = domain.split('.')
  const ending = rest.join('.')
  const provider = providerOf(name)
  if (!provider) return domain
  const [usual = '', ...more] = providers[provider] ?? []
  const known = [usual, ...more].find((each) => each === ending)
  if (known) return `${provider}.${known}`
  const near = [usual, ...more].find((each) => isOneSlipFrom(ending, each))
  if (near) return `${provider}.${near}`
  const lacksEnding = ending === '' || (provider === 'gmail' && ending === 'com.br')
  return lacksEnding ? `${provider}.${usual}` : domain
}

function providerOf(name: string): string | undefined {
  if (Object.hasOwn(providers, name)) return name
  return others.has(name) ? undefined : guessed.find((each) => isMistyped(name, each))
}

/** Names of six letters and more may have two slips, if they begin alike. */
function isMistyped(typed: string, name: string): boolean {
  if (isOneSlipFrom(typed, name)) return true
  if (name.length < 6 || typed[0] !== name[0]) return false
  return slipsOf(typed).some((each) => isOneSlipFrom(each, name))
}

/** The texts with a letter less, or with two neighbours swapped. */
function slipsOf(text: string): string[] {
  return Array.from(text, (_, at) => [
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2),
  ]).flat()
}

/** Whether a text differs from another in one letter more, less or else, or in two neighbours that are swapped. */
function isOneSlipFrom(typed: string, right: string): boolean {
  if (typed === right || Math.abs(typed.length - right.length) > 1) return false
  const start = Array.from(right).findIndex((letter, at) => letter !== typed[at])
  const at = start === -1 ? right.length : start
  const [rest, meant] = [typed.slice(at), right.slice(at)]
  return (
    rest.slice(1) === meant ||
    rest === meant.slice(1) ||
    rest.slice(1) === meant.slice(1) ||
    (rest[0] === meant[1] && rest[1] === meant[0] && rest.slice(2) === meant.slice(2))
  )
}
