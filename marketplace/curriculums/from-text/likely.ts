import { type KnownNames, knownNames } from '../../occupations/known-names.ts'
import { occupations } from '../../occupations/titles.ts'
import { normalise } from '../../occupations/words.ts'
import { institutions } from '../../reference/institutions.ts'
import { states } from '../../reference/states.ts'
import { plain } from './lines.ts'

let known: KnownNames | undefined

const ranks =
  /\b(?:junior|pleno|senior|jr|sr|trainee|estagi|aprendiz|lider|chefe|encarregad|head|lead|manager|assistant|intern|freelanc|autonom)/

/** How much a text looks like the name of an occupation. */
export function titleLikeness(text: string): number {
  const name = normalise(text)
  const words = name.split(' ')
  known ??= knownNames(occupations())
  if (known.has(name)) return 4
  const begins = known.beginsWith(words[0] ?? '')
    ? 2
    : words.slice(1, 4).some((word) => word.length > 4 && known?.beginsWith(word))
      ? 0.5
      : 0
  return begins + (ranks.test(name) ? 1.5 : 0)
}

const companyWords =
  /\b(?:ltda|eireli|epp|s\/?a|s\.a\.?|mei|inc|llc|corp|gmbh|cia|companhia|grupo|group|banco|padaria|panificadora|confeitaria|doceria|supermercados?|mercado|mercearia|atacad|lojas?|magazine|hospital|clinica|laboratorio|escola|colegio|creche|restaurante|lanchonete|pizzaria|bar e|hamburgueria|farmacia|drogaria|construtora|engenharia|transportadora|transportes|logistica|prefeitura|secretaria municipal|governo|tribunal|ministerio|comercio|comercial|industrias?|hotel|pousada|posto|auto center|oficina|condominio|imobiliaria|contabilidade|escritorio|advogados|associados|consultoria|servicos|solucoes|tecnologia|technologies|sistemas|software|telecom|seguros|seguradora|distribuidora|metalurgica|confeccoes|salao|academia|pet ?shop|igreja|associacao|instituto|fundacao|universidade|faculdade|cooperativa|usina|fazenda|atendimento)\b|&/

/** How much a text looks like the name of a company. */
export function companyLikeness(text: string): number {
  const shape = plain(text)
  return (companyWords.test(shape) ? 2 : 0) + (/\b(?:ltda|eireli|s\/a|s\.a|inc|me)\b\.?$/.test(shape) ? 2 : 0)
}

const schoolWords =
  /\b(?:universi|faculdade|fac\b|escola|colegio|instituto|centro (?:universitario|de ensino|educacional|paula souza|estadual|federal)|senac|senai|sesi|sesc|senar|senat|etec|etecs|fatec|cefet|e\.?\s?e\.?\s|e\.?m\.?e\.?f|emef|c\.?e\.?\s|usp|unesp|unicamp|unip|unopar|uninove|uninter|unicesumar|uniasselvi|univesp|unifesp|unb|puc|fgv|fmu|ibmec|insper|espm|mackenzie|estacio|anhanguera|anhembi|cruzeiro do sul|if[a-z]{2}\b|uf[a-z]{1,5}\b|ue[a-z]{1,3}\b|ut[a-z]?fpr|academia|college|university|school|institute|fundacao|supletivo|eja\b|sebrae|microlins|wizard|ccaa|cna\b|fisk|udemy|coursera|alura|dio\b|rocketseat)/

/** The institutions of the list, by their names and acronyms. */
const institutionNames: ReadonlyMap<string, string> = new Map(
  institutions.items.flatMap(({ name }) => [
    [plain(name), name],
    [plain(/\((.+)\)/.exec(name)?.[1] ?? name), name],
  ]),
)

/** Whether a school offers graduations, that is, whether it is a university. */
export function isUniversity(school: string): boolean {
  const name = institutionNames.get(plain(school)) ?? school
  return /\b(?:universi|faculdade|centro universitario)/.test(plain(name))
}

/** Whether a text looks like the name of a school. */
export function isSchool(text: string): boolean {
  const shape = plain(text)
  return schoolWords.test(shape) || institutionNames.has(shape)
}

const stateCodes = states.codes.join('|')
const townAndState = new RegExp(
  `([\\p{Lu}][\\p{L}'’. ]{1,40}?)\\s*(?:[-–—/,(]|\\s[-–]\\s)\\s*(${stateCodes})\\b\\)?(?!\\w)`,
  'u',
)

/** The town named with its state, as `Osasco, SP`; empty if there is none. */
export function townIn(text: string): string {
  const [, town, state] = townAndState.exec(text) ?? []
  const last = town
    ?.split(/\s[-–]\s/)
    .at(-1)
    ?.trim()
  return last && state ? `${last}, ${state}` : ''
}

/** Whether a text is a place and nothing more: 'São Paulo - SP, Brasil', 'Remoto'. */
export function isPlace(text: string): boolean {
  const rest = text.replace(townAndState, '').replace(/\b(?:brasil|brazil)\b/i, '')
  if (/^\p{Lu}[\p{L}' ]{1,40}, (?:brasil|brazil)$/iu.test(text)) return true
  return (
    /^[\s,.()-]*$/.test(rest) || /^(?:remoto|hibrido|presencial|home office|brasil|brazil|remote)$/.test(plain(text))
  )
}
