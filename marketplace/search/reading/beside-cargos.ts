import { phrasesIn, wordTable } from '../../word-table.ts'
import type { Span } from './spans.ts'
import { isAlternative, phraseOf, type TypedWord } from './typed-words.ts'

const namedBy = (phrases: string) => Object.fromEntries(phrasesIn(phrases).map((phrase) => [phrase, true]))

/** Tools: next to a cargo they describe it ('vendedor excel') and are no second cargo. Alone after 'menos' they leave out no cargo. */
const tools = wordTable(
  namedBy(`excel; word; powerpoint; office; sap; totvs; protheus; oracle; erp; sql; power bi; bi; autocad; photoshop; corel; canva; python; java; php;
    javascript; react; node; aws; azure; linux; cnh`),
)

/** Tools, workplaces and the like, which describe the cargo next to them: 'motorista hospital', 'porteiro folguista'. */
const besideCargos = wordTable({
  ...tools,
  ...namedBy(`hospital; clinica; escola; creche; loja; lojas; supermercado; mercado; padaria; restaurante; bar; lanchonete; hotel; farmacia; drogaria;
    oficina; fazenda; obra; obras; fabrica; industria; condominio; predio; banco; transportadora; salao; salao de beleza; academia; shopping;
    construcao civil; posto de gasolina; usina; asilo; casa de repouso; concessionaria; seguradora; imobiliaria; peixaria; mercadinho; mercearia; sacolao; hortifruti; atacarejo;
    distribuidora; aeroporto; cemiterio; presidio; hostel; resort; spa; buffet; boate; crianca; criancas; casa de familia; casas de familia; pet shop; call center; ifood; uber; rappi; folguista; feirista; plantonista`),
})

/** Whether a phrase of plain words is a tool. */
export const isTool = (phrase: string): boolean => tools[phrase] === true

/** Turns tools and workplaces next to a cargo into words that describe it, unless 'ou' or the like separates them. */
export function settleTools(words: readonly TypedWord[], spans: readonly Span[]): Span[] {
  const standsBeside = (span: Span) => besideCargos[phraseOf(words, span)] === true
  const cargos = spans.filter(({ meaning }) => meaning.is === 'occupation')
  const [first] = cargos.filter((span) => !standsBeside(span))
  if (!first || cargos.length < 2) return [...spans]
  return spans.map((span) => {
    if (span.meaning.is !== 'occupation' || !standsBeside(span)) return span
    // Nobody looks for a tool or a cargo: 'tenho CNH e quero ser motorista'.
    const isOther =
      !isTool(phraseOf(words, span)) &&
      (isAlternative(words, span.from) || cargos.some(({ from }) => from > span.from && isAlternative(words, from)))
    return isOther ? span : { ...span, meaning: { is: 'unknown' } }
  })
}
