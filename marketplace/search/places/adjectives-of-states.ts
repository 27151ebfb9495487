import type { StateCode } from '../../reference/states.ts'
import { wordTable } from '../../word-table.ts'

/** What is of a state: 'sul goiano', 'litoral cearense'. */
const adjectives = `
AC: acreano, acriano; AL: alagoano; AM: amazonense; AP: amapaense; BA: baiano; CE: cearense; ES: capixaba; GO: goiano; MA: maranhense;
MG: mineiro; MS: sul mato grossense, sul matogrossense; MT: mato grossense, matogrossense; PA: paraense; PB: paraibano;
PE: pernambucano; PI: piauiense; PR: paranaense; RJ: fluminense; RN: potiguar; RO: rondoniense; RR: roraimense; RS: gaucho;
SC: catarinense; SE: sergipano; SP: paulista; TO: tocantinense`

const byState = new Map(
  adjectives
    .trim()
    .split(/;\s*/)
    .map((each): [StateCode, string[]] => [each.slice(0, 2) as StateCode, withFeminine(each.slice(4).split(', '))]),
)

function withFeminine(words: readonly string[]): string[] {
  return words.flatMap((word) => (word.endsWith('o') ? [word, `${word.slice(0, -1)}a`] : [word]))
}

/** The adjectives of a state in plain words and both genders. */
export const adjectivesOf = (state: StateCode): readonly string[] => byState.get(state) ?? []

/** Adjectives that are also names of towns and streets. */
const ambiguous: ReadonlySet<string> = new Set(['paulista', 'goiana'])

const states = wordTable<StateCode>(
  Object.fromEntries(
    [...byState].flatMap(([state, words]) =>
      words.filter((word) => !ambiguous.has(word)).map((word): [string, StateCode] => [word, state]),
    ),
  ),
)

/** The state to which an adjective belongs, if it means nothing else: 'cearense'. */
export const stateOfAdjective = (phrase: string): StateCode | undefined => states[phrase]
