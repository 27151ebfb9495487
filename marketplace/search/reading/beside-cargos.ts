import { popularAreas } from '../../occupations/popular-names.ts'
import { normalise, withoutStopwords } from '../../occupations/words.ts'
import { phrasesIn, wordTable } from '../../word-table.ts'
import { isFiller } from '../vocabulary/fillers.ts'
import { isHead, isManaging } from './heads.ts'
import type { Span } from './spans.ts'
import { isAlternative, phraseOf, type TypedWord } from './typed-words.ts'

const namedBy = (phrases: string) => Object.fromEntries(phrasesIn(phrases).map((phrase) => [phrase, true]))

/** Courses and registrations that a cargo requires: 'motorista mopp', 'enfermeira coren'. */
const registrations = wordTable(
  namedBy(
    'mopp; nr10; nr12; nr20; nr33; nr35; nr11; nr18; nr37; cnv; coren; crea; creci; crm; cro; crf; crp; crc; crn; crefito; cref; crmv; cress; cau; oab',
  ),
)

/** Tools: next to a cargo they describe it ('vendedor excel') and are no second cargo. Alone after 'menos' they leave out no cargo. */
const tools = wordTable({
  ...registrations,
  ...namedBy(`excel; word; powerpoint; office; sap; totvs; protheus; oracle; erp; sql; power bi; bi; autocad; photoshop; corel; canva; python; java; php;
    javascript; react; node; aws; azure; linux; cnh; revit; solidworks; sketchup; erp; clp; automacao; cisco; ccna; ccnp; fortinet; mikrotik; vmware;
    jira; figma; salesforce; hubspot; zendesk; tableau; docker; kubernetes; terraform; ansible; jenkins; selenium; cypress; spring boot; kotlin; laravel;
    django; wordpress; shopify; magento; datasul; illustrator; indesign; premiere; after effects; archicad; promob; rockwell; scada; power bi;
    capcut; audaces; fanuc; mazak; siemens; weg; john deere; massey; massey ferguson; new holland; valtra; jacto; uniport; caterpillar; komatsu; jcb; bobcat;
    scania; volvo; iveco; volkswagen; mercedes; cummins; pacote office; sped; esocial; e social; cipa; nfe; alterdata; questor; omie; bling; sankhya; winthor; consinco; nasajon; contmatic; prosoft; minitab; mastercam; edgecam; catia;
    arcgis; qgis; civil 3d; eberick; navisworks; ms project; lumion; blender; looker; qlik; trello; zabbix; active directory; power automate; plc; saas`),
})

/** Tools, workplaces and the like, which describe the cargo next to them: 'motorista hospital', 'porteiro folguista'. */
const besideCargos = wordTable({
  ...tools,
  ...namedBy(`hospital; clinica; escola; ensino; creche; loja; lojas; supermercado; mercado; padaria; restaurante; bar; lanchonete; hotel; farmacia; drogaria;
    oficina; fazenda; obra; obras; fabrica; industria; condominio; predio; banco; transportadora; salao; salao de beleza; academia; shopping;
    construcao civil; posto de gasolina; usina; lan house; eventos; offshore; onshore; asilo; casa de repouso; concessionaria; seguradora; imobiliaria; peixaria; mercadinho; mercearia; sacolao; hortifruti; atacarejo;
    distribuidora; aeroporto; cemiterio; presidio; hostel; resort; spa; buffet; boate; crianca; criancas; embarcado; embarcada; desenho; desenho tecnico; desenho mecanico; leitura de desenho; casa de familia; casas de familia; pet shop; call center; ifood; uber; rappi; folguista; feirista; plantonista`),
})

/** Whole areas and workplaces, which people also type alone: 'analista qualidade', 'garçom balada'. */
const areas = wordTable<true>(
  Object.fromEntries(popularAreas.map(({ name }) => [withoutStopwords(normalise(name)), true])),
)

/** A workplace by what it is for: 'estoquista loja de roupas'. */
const ofAWorkplace = /^(?:lojas?|fabricas?|postos?|depositos?|galp(?:ao|oes)|oficinas?|saloes|salao) d[aeo]s? /

/** After a workplace these say of which kind it is and name nobody: 'recepcionista em clínica médica'. */
const kindOfWorkplace =
  /^(?:medic[oa]s?|odontologic[oa]s?|veterinari[oa]s?|dentari[oa]s?|juridic[oa]s?|contabil|contabeis|industrial)$/
const hasKinds = /^(?:clinicas?|consultorios?|escritorios?|centros?|laboratorios?|area|equipe|setor)$/

/** A licence, which a cargo requires: 'vendedor cnh b'. */
const isLicence =
  /^(?:cnh|cat|categoria|carteira|habilitacao)(?: (?:cat|categoria|de motorista))? (?:a (?:e |ou )?)?a?[a-e]$/

/** Whether a phrase of plain words is a tool, or a licence. */
export const isTool = (phrase: string): boolean => tools[phrase] === true || isLicence.test(phrase)

/**
 * Whether words are a licence that somebody shall have, beside a word that is a cargo only with others, or after 'com':
 * 'auxiliar cnh b', 'vendedor com CNH B', but not 'vaga com CNH A'.
 */
export function isLicenceOfCargo(words: readonly TypedWord[], span: { from: number; to: number }): boolean {
  if (phraseOf(words, span) !== 'cnh' && !isLicence.test(phraseOf(words, span))) return false
  if (words.some(({ plain }) => isHead(plain))) return true
  return words[span.from - 1]?.plain === 'com' && words.slice(0, span.from - 1).some(({ plain }) => !isFiller(plain))
}

/** Whether words are the workplace of the manager before them, and no cargo: 'gerente de loja de roupas'. */
export function isManagedPlace(words: readonly TypedWord[], span: { from: number; to: number }): boolean {
  const [joining, manager] = [words[span.from - 1]?.plain ?? '', words[span.from - 2]?.plain ?? '']
  return (
    ofAWorkplace.test(phraseOf(words, span)) &&
    (isManaging(joining) || (/^(?:d[aeo]|em|n[ao])$/.test(joining) && isManaging(manager)))
  )
}

/** Turns tools and workplaces next to a cargo into words that describe it, unless 'ou' or the like separates them. */
export function settleTools(words: readonly TypedWord[], spans: readonly Span[]): Span[] {
  const standsBeside = (span: Span) => {
    const phrase = phraseOf(words, span)
    return (
      besideCargos[phrase] === true ||
      isLicence.test(phrase) ||
      areas[withoutStopwords(phrase)] === true ||
      ofAWorkplace.test(phrase) ||
      isWhereTo(words, span) ||
      isAbility(words, span) ||
      isKindOfWorkplace(words, span)
    )
  }
  const cargos = spans.filter(({ meaning }) => meaning.is === 'occupation')
  const [first] = cargos.filter((span) => !standsBeside(span))
  if (!first || cargos.length < 2) return [...spans]
  return spans.map((span) => {
    if (span.meaning.is !== 'occupation' || !standsBeside(span)) return span
    // 'vendedor loja de celular' is one cargo, said twice; 'BI' in 'Power BI' isn't.
    const endsTool = isTool(`${words[span.from - 1]?.plain} ${phraseOf(words, span)}`)
    const isTwice = cargos.some((cargo) => !standsBeside(cargo) && cboOf(cargo) === cboOf(span))
    if (isTwice && !endsTool && !registrations[phraseOf(words, span)]) return span
    // Nobody looks for a tool or a cargo: 'tenho CNH e quero ser motorista'.
    const isOther =
      !isTool(phraseOf(words, span)) &&
      !isWorkedAt(words, span) &&
      !isAlsoWorkedAt(words, span) &&
      (isAlternative(words, span.from) || cargos.some(({ from }) => from > span.from && isAlternative(words, from)))
    return isOther ? span : { ...span, meaning: { is: 'unknown' } }
  })
}

/** 'Doméstica que saiba cozinhar' is no cook, 'cabeleireira que faça unha' no manicure. */
const isAbility = (words: readonly TypedWord[], { from }: Span): boolean =>
  /^(?:sai?b(?:a|am|e|em|er|endo)|sei)$/.test(words[from - 1]?.plain ?? '') ||
  (/^facam?$/.test(words[from - 1]?.plain ?? '') && words[from - 2]?.plain === 'que')

/** 'Motorista para levar ao médico' looks for no doctor. */
const isWhereTo = (words: readonly TypedWord[], { from }: Span): boolean =>
  from > 1 && toSomebody.test(words[from - 1]?.plain ?? '') && !asksFor.test(words[from - 2]?.plain ?? '')

/** 'Sou técnica de radiologia e quero trabalhar em clínica' says where. */
const isWorkedAt = (words: readonly TypedWord[], { from }: Span): boolean =>
  /^(?:em|num|numa)$/.test(words[from - 1]?.plain ?? '') && /^(?:trabalhar|atuar)$/.test(words[from - 2]?.plain ?? '')

/** 'Cozinheira em escola ou creche' says two places. */
const isAlsoWorkedAt = (words: readonly TypedWord[], { from }: Span): boolean =>
  /^(?:ou|e)$/.test(words[from - 1]?.plain ?? '') &&
  besideCargos[words[from - 2]?.plain ?? ''] === true &&
  /^(?:em|num|numa|n[oa])$/.test(words[from - 3]?.plain ?? '')

const toSomebody = /^(?:ao|aos|no|na)$/
const asksFor = /^(?:trabalhar|atuar|vaga|vagas|emprego|ou|e)$/

const cboOf = ({ meaning }: Span) => (meaning.is === 'occupation' ? meaning.occupations[0]?.cbo : undefined)

const isKindOfWorkplace = (words: readonly TypedWord[], { from, to }: Span): boolean =>
  to - from === 1 && kindOfWorkplace.test(words[from]?.plain ?? '') && hasKinds.test(words[from - 1]?.plain ?? '')

/** The words of tools' names, which are spelt right: 'cisco' is no 'cinco'. */
export const toolWords = (): string[] => Object.keys(tools).flatMap((phrase) => phrase.split(' '))
