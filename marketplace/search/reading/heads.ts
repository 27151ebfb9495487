import { wordTable } from '../../word-table.ts'

const namedBy = (words: string) => Object.fromEntries(words.split(/\s+/).map((word) => [word, true]))

/** Words that turn an occupation into another one: an assistant, a manager. */
const heads = wordTable(
  namedBy(`auxiliar ajudante assistente chefe supervisor supervisora encarregado encarregada coordenador coordenadora gerente
    subchefe mestre monitor monitora instrutor instrutora meio-oficial operador operadora tecnico tecnica analista`),
)

/** Words that say too little of a cargo or workplace without the words after them. */
const vague = wordTable({
  ...heads,
  ...namedBy('at aux tec tecn op ass assist escritorio consultorio clinica hospital agente'),
})

/** Those who manage others, by any of these words. */
export const managers = ['gerente', 'coordenador', 'supervisor', 'encarregado', 'chefe'] as const
const managing = wordTable(namedBy(`${managers.join(' ')} subchefe supervisora encarregada coordenadora`))

/** Whether a plain word says who manages others: no 'gerente de posto' is an attendant. */
export const isManaging = (word: string): boolean => managing[word] === true

/** Whether a plain word turns the occupation after it into another one. */
export const isHead = (word: string): boolean => heads[word] === true

/** Whether a plain word means no similar cargo alone: a 'técnico' of any kind is no answer to 'técnico em radiologia'. */
export const isVague = (word: string): boolean => vague[word] === true
