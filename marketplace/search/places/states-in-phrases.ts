import { normalise } from '../../occupations/words.ts'
import { type StateCode, stateName, states } from '../../reference/states.ts'
import { wordTable } from '../../word-table.ts'
import { stateOfAdjective } from './adjectives-of-states.ts'
import { stateOfCode } from './area-codes.ts'

const letters: ReadonlySet<string> = new Set(states.codes.map((code) => code.toLowerCase()))
const stateByName = new Map<string, StateCode>(
  states.codes.map((code: StateCode) => [normalise(stateName(code)), code]),
)
const endingWithState = new RegExp(
  // 'para' occurs in many other phrases, so it only counts as the state after 'do'.
  `^(.+?) (?:d[aeo] |estado d[aeo] )?((?<=\\bdo )para|${[...stateByName.keys(), 'minas']
    .filter((name) => name !== 'para')
    .sort((one, other) => other.length - one.length)
    .join('|')})$`,
)
const shortStates = wordTable<StateCode>({
  minas: 'MG',
  'minas gerais mg': 'MG',
  'rio grande': 'RS',
  'santa cat': 'SC',
  'mato grosso sul': 'MS',
  'estado de sao paulo': 'SP',
  'estado do rio': 'RJ',
  'estado do rio de janeiro': 'RJ',
})

/** Whether a word is the letters of a state. */
export const isStateLetters = (word: string): boolean => letters.has(word)

/** Divides a phrase that ends with a state's letters or name: 'belem do para', 'campinas sao paulo', 'santos sp'. */
export function withState(phrase: string): { start: string; inState: StateCode | null } {
  const [, town = '', end = ''] = /^(.+) ([a-z]{2})$/.exec(phrase) ?? []
  if (letters.has(end)) return { start: town, inState: end.toUpperCase() as StateCode }
  const [, start = '', name = ''] = endingWithState.exec(phrase) ?? []
  return { start, inState: name === 'minas' ? 'MG' : (stateByName.get(name) ?? null) }
}

/** Whether a phrase of several words ends with a state. */
export const saysState = (phrase: string): boolean => withState(phrase).inState !== null

/** The state that a whole phrase names: its letters, its name, its telephone code, 'mineiro'. */
export function stateCalled(phrase: string): StateCode | undefined {
  if (letters.has(phrase)) return phrase.toUpperCase() as StateCode
  const named = shortStates[phrase] ?? stateByName.get(phrase) ?? stateByName.get(phrase.replace(/^estado d[aeo] /, ''))
  return named ?? stateOfCode(phrase) ?? stateOfAdjective(phrase)
}

/** Whether a phrase is exactly a state's name. */
export const isNameOfState = (phrase: string): boolean => stateByName.has(phrase)
