import { normalise } from '../occupations/words.ts'
import { type StateCode, stateName, states } from '../reference/states.ts'
import { nicknames } from './nicknames.ts'

/** A typed place, parsed from the text alone. */
export type TypedPlace =
  /** Eight digits. */
  | { kind: 'zip-code'; zipCode: string }
  /** A whole state, by its letters or its name. */
  | { kind: 'state'; state: string }
  /** A municipality's name, normalised; with its state if it was typed. */
  | { kind: 'town'; name: string; state: string | null }
  | { kind: 'nothing' }

const letters: readonly string[] = states.codes
const stateByName = new Map(states.codes.map((state: StateCode) => [normalise(stateName(state)), state]))

/** Parses a place as people type it: 'São Paulo, SP', 'sao paulo sp', 'sp', 'bh', '01310-100'. */
export function parsePlace(text: string): TypedPlace {
  const digits = text.replace(/\D/g, '')
  if (digits.length === 8 && /^\s*(?:cep:?)?[\d\s.-]+$/i.test(text)) return { kind: 'zip-code', zipCode: digits }
  const plain = withoutFiller(normalise(text))
  if (!plain) return { kind: 'nothing' }
  const meant = nicknames[normalise(text)] ?? nicknames[plain]
  if (meant) return parsePlace(meant)
  if (plain.length === 2 && letters.includes(plain.toUpperCase())) return { kind: 'state', state: plain.toUpperCase() }
  const [, name, state] = /^(.+) ([a-z]{2})$/.exec(plain) ?? []
  if (name && state && letters.includes(state.toUpperCase())) {
    return { kind: 'town', name: withoutNickname(name, state.toUpperCase()), state: state.toUpperCase() }
  }
  const [, town, stateWords] = /^(.+?)\s*[,/–-]\s*([^,/–-]+)$/.exec(text.trim()) ?? []
  const namedState = stateWords && stateByName.get(normalise(stateWords))
  if (town && namedState) return { kind: 'town', name: withoutNickname(normalise(town), namedState), state: namedState }
  const whole = stateByName.get(plain)
  // Two states share their name with their capital, which is meant far more often.
  if (whole && whole !== 'SP' && whole !== 'RJ') return { kind: 'state', state: whole }
  return { kind: 'town', name: plain, state: null }
}

/** Words around the name, as in 'em Curitiba', 'São Paulo capital', 'Recife, Brasil'. */
function withoutFiller(plain: string): string {
  return plain.replace(/^(?:em|cidade de) /, '').replace(/ (?:capital|brasil)$/, '')
}

/** The name of the town that is called so in this state: Poá in São Paulo is no nickname. */
function withoutNickname(name: string, state: string): string {
  const meant = nicknames[name]
  return meant?.endsWith(`, ${state}`) ? normalise(meant.slice(0, -4)) : name
}
