import { phrasesIn } from '../../word-table.ts'
import type { TypedWord } from '../reading/typed-words.ts'
import type { Term } from './terms.ts'

const anyOf = (phrases: string) => new RegExp(`^(?:${phrasesIn(phrases).join('|')})$`)

/** Words of a term that mean something else in these phrases; they are searched as words. Regular expressions of plain words. */
const otherwise =
  anyOf(`(?:fazer |fazendo |com )?horas? extras?; (?:com )?(?:carro|moto|veiculo) da (?:empresa|firma); hora extra paga; bancos? de horas; cooperativas? (?:de (?!trabalho)[a-z]+|agricola|agropecuaria|medica|habitacional|rural);
  banco cooperativo; (?:com )?carteira (?:de clientes?|propria de clientes|ativa); cartao de credito; (?:renda|conta|taxa|indice|folha) fix[ao]; fim de ano letivo; casa lotada; menor preco; menores precos; jovens e adultos;
  (?:com |que de |que da |tenha )?(?:moradia|alojamento|hospedagem|casa|estadia) e (?:alimentacao|refeicao|refeicoes|comida); (?:com |que de )?(?:alimentacao|refeicao) e (?:moradia|alojamento|hospedagem|estadia);
  empresa junior; escola tecnica; licenciatura plena; tarde e noite de autografos; free (?:shops?|flow|fire|pass); (?:duty|gluten|lactose|sugar|cruelty) free`)

/** Days from one to another that are no week from Monday on: no job says them so. */
const someDays =
  /^(?:de )?(?:seg|ter|qua|qui|sex|sab|dom|segunda|terca|quarta|quinta|sexta|sabado|domingo)s?(?: feiras?)? (?:a|ate|ao|as) (?:seg|ter|qua|qui|sex|sab|dom|segunda|terca|quarta|quinta|sexta|sabado|domingo)s?(?: feiras?)?$/

/** Single days, which no job says so: 'segunda, quarta e sexta'. */
const weekday = '(?:segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?)(?: feiras?)?'
const daysApart = new RegExp(
  `^(?=.*(?:segunda|terca|quarta|quinta))(?:n?as? |as |d[aeo] )?${weekday}(?: (?:e )?(?:n[ao]s? )?${weekday})+$`,
)

/** Whether a phrase of plain words names days from one to another: 'terça a domingo'. */
export const isRangeOfDays = (phrase: string): boolean => someDays.test(phrase)

/** Where somebody else lives or is, which nobody but who searches knows: 'casa da minha mãe', 'escola do meu filho', 'minha sogra'. */
const somebodysPlace = `(?:(?:casa|apartamento|ape|escola|creche|colegio|faculdade|curso|trabalho|servico|emprego|loja|bairro) )?(?:d[aeo] )?(?:minh[ao]s?|meus?) (?:mae|pai|pais|sogr[ao]|irmas?|irmaos?|avos?|ti[ao]s?|prim[ao]s?|namorad[ao]|noiv[ao]|marido|mulher|espos[ao]|filh[ao]s?|net[ao]s?|familia|amig[ao]|faculdade|escola|colegio|curso|trabalho|servico|emprego|igreja|academia)`

/** To whom somebody belongs, by which no job may choose: 'pessoas negras', 'mulher trans'. */
const groupAlone =
  '(?:negr[ao]s?|pret[ao]s? ou pard[ao]s?|pret[ao]s?|pard[ao]s?|indigenas?|quilombolas?|lgbt[a-z]*|gays?|lesbicas?|trans|travestis?|transexua(?:l|is)|transgeneros?)'
const groupSaid = `(?:(?:pessoas?|mulher(?:es)?|homem|homens|profissiona(?:l|is)|candidat[ao]s?) ${groupAlone}|lgbt[a-z]*|quilombolas?)`
const somebodysGroup = `(?:${groupSaid}|${groupAlone})(?: e ${groupAlone})?`

/** What no job can say of itself: neither searched nor claimed, and the page says so. Regular expressions of plain words. */
const unanswerable =
  anyOf(`sem carteira(?: (?:assinada|registrada|de trabalho))?; de dia; so de dia; durante o dia; com experiencias?; apenas de dia; somente de dia; periodo do dia; (?:(?:turno|periodo|horario|escala|so|apenas) )?diurn[oa]s?; (?:menor|maior) salario; (?:trabajo|trabajar|(?:para|pra|sou|que aceit[ae]m?) )*(?:haitian|venezuelan|venezolan|bolivian|colombian|cuban|peruan|paraguai|angolan|african|equatorian|imigrante|refugiad)[a-z]*;
  (?:(?:para|pra|sou|que aceit[ae]m?) )?estrangeiros?; (?:para|pra|sou|que aceit[ae]m?) estrangeiras?; (?:para |pra |sou |que aceita )?(?:ex )?(?:egress[oa]s?(?: do sistema (?:prisional|penitenciario)|do presidio|da cadeia|do regime (?:aberto|semi ?aberto))?|presidiari[oa]s?|detent[oa]s?);
  (?:sai|saiu|saindo) d[aoe] (?:cadeia|presidio|prisao|sistema(?: prisional)?); (?:regime )?semi ?aberto; (?:com )?(?:passagem pela policia|tornozeleira(?: eletronica)?|antecedentes(?: criminais)?|nome (?:sujo|limpo|negativado)|restricao no nome); pag(?:a|am|ue|uem|ando) (?:mais|melhor); sem (?:chefe|chefia|patrao); seguro desemprego; fgts; abono salarial; bolsa familia; auxilio brasil;
  (?:(?:quero |gosto de )?trabalh(?:ar|o) )?(?:ao ar livre|com as (?:proprias )?maos); (?:quero |gosto de )?trabalh(?:ar|o) viajando; (?:dia sim (?:um )?dia nao|um dia sim (?:e )?(?:um |outro )?dia nao|um dia sim e outro nao|dia sim e dia nao);
  (?:(?:bem )?(?:perto|proxim[oa]|pertinho) )?(?:d[aeo] |a |ao )?estac(?:ao|oes) d[eoa] (?:trem|trens|metro|cptm|onibus|brt); (?:o )?(?:salario|pagamento) (?:menor|maior);
  (?:que |com |e |ser )*(?:pag(?:a|am|ue|uem|o|os|amentos?)|receb(?:e|er|endo|ido)|ganh(?:a|ar|ando)) (?:por (?:hora|dia|semana)|tod[ao] (?:dia|semana)|n[ao] (?:hora|dia|mesmo dia|final do dia|fim do dia)|(?:semanal|diaria)(?:mente)?|diario|quinzenal(?:mente)?);
  (?:algo|alguma coisa|coisa|trabalhos?|trampos?|servicos?|empregos?|vagas?|jobs?)(?: (?:mais|bem|de|muito))* (?:leves?|suaves?|sussa|pesad[oa]s?|tranquil[oa]s?|faceis|facil|simples|dificil);
  (?:(?:salario|pagamento|ganh(?:ar|ando)|pag(?:a|o|ando)|receb(?:er|endo)) )?em (?:dolar(?:es)?|euros?); (?:quero |gosto de |para |pra )?viajar (?:pouco|muito|menos|bastante|raramente);
  (?:(?:para|pra|sou|estou|to|que aceit[ae]m?) )*(?:gravidas?|gestantes?);
  (?:(?:vagas?|oportunidades?|programas?|acoes) )*afirmativ[ao]s?(?: (?:para|pra|de|a))?(?: (?:mulher(?:es)?|homens|candidat[ao]s))?(?: ${somebodysGroup})?; (?:(?:so|somente|exclusiv[ao]s?|vagas?|empregos?|trabalhos?|programas?|para|pra|sou) )+${somebodysGroup}; ${groupSaid}; (?:que )?aceit[ae]m? ${somebodysGroup}; (?:bem |mais |fica |fique )*(?:perto|pertinho|proxim[oa]|ao lado|do lado) (?:d[aeo]s? |a |ao )?${somebodysPlace}`)

/** Whether a phrase of plain words contains a word of a term with another meaning: 'hora extra', 'cooperativa de crédito'. */
export const meansOtherwise = (phrase: string): boolean => otherwise.test(phrase)

/** Whether no job can say what a phrase of plain words asks for: 'trabalho leve'. */
export const cannotBeAnswered = (phrase: string): boolean => unanswerable.test(phrase) || daysApart.test(phrase)

/** What is 'no local' without the work being there: 'moradia no local'. */
const onTheSpot =
  /^(?:moradia|morar|mora|morando|residir|residencia|alojamento|hospedagem|dormir|dormitorio|casa|refeicao|refeicoes|refeitorio|almoco|almocar|comida|cafe|estacionamento|creche|treinamento|vestiario|bercario|academia)$/
/** 'Perto da minha casa' isn't at home. */
const isNear = /^(?:perto|pertinho|proxim[oa]|longe|lado|redor|volta|arredores|regiao|bairro)$/
/** Before 'PJ': the clients of a bank. */
const ofClients =
  /^(?:relacionamento|gerente|gerencia|contas?|carteira|segmento|clientes?|credito|agencia|plataforma|varejo|negocios|pf)$/
const legalPerson = /^(?:pj|juridica)$/
/** 'Pagamento por dia' says when. */
const isPay = /^(?:pagamentos?|pag[ao]s?|pague|recebe|receber|meta|horas?|h)$/
/** 'Professor universitário' is no student. */
const atUniversities = /^(?:professor(?:a|es|as)?|docentes?|prof|hospital|campus|restaurante|auxiliar)$/
/** Who drives what is 'fretado'. */
const drives = /^(?:de|do|motoristas?|onibus|van|transporte)$/
/** What goes on for 24 hours isn't done in a part of the day. */
const goesOnAllDay = /^(?:plant(?:ao|oes)|aberto|atendimento|funciona|sobreaviso)$/
/** 'As 6h' is a time of the day. */
const clockTime = /^\dh$/
/** What comes before a benefit of two letters: 'salário de 5 mil + VR', 'VT, VR'. */
const besideBenefit = /^(?:com|mais|e|tem|vt|vr|va|mil|reais|fixo|salario|comissao|beneficios|plr|\d+k?)$/
const shortBenefit = /^v[ar]$/

/** What has a language in its name without speaking it: 'restaurante japonês'. */
const cuisine =
  /^(?:restaurantes?|comidas?|culinaria|cozinha|cozinheir[oa]s?|chefs?|gastronomia|churrasco|sushi|pastel|pasteis|lanche|mercado|bar|padaria|cafe|complexo|hospital|colegio|escola|clube|instituto|banco|circo)$/
/** Restaurants by what is eaten there: 'ajudante de cozinha no japonês'. */
const eatenAt = /^(?:japones|italiano|chines|arabe|coreano|alemao|frances)$/
/** Who is spoken to or of: 'sou uma sra', 'sr João'. */
const ofAddress = /^(?:um|uma|o|a|os|as|sou|ao|aos|dos|das|do|da|para|pra|bom|boa)$/
const ofName = /^(?:de|do|da|dos|das)$/
const isAddress = /^sr(?:a)?$/

/**
 * Whether the words beside a term give it another meaning: a cuisine after 'restaurante', 'sr' and 'sra' as an address,
 * 'no local' after 'moradia', 'VR' beside no other pay.
 */
export function hasOtherSense(
  term: Term,
  words: readonly TypedWord[],
  { from, to }: { from: number; to: number },
): boolean {
  const [before, after] = [words[from - 1]?.plain ?? '', words[to]?.plain ?? '']
  if (term.kind === 'workType' && words[to - 1]?.plain === 'casa' && words[to + 1]?.plain === 'familia') return true
  if (term.kind === 'workType' && words[to - 1]?.plain === 'casa' && isNear.test(before)) return true
  // 'Portaria remota' watches buildings from afar.
  if (term.kind === 'workType' && words[from]?.plain === 'remota' && before === 'portaria') return true
  if (term.kind === 'workType') return words[to - 1]?.plain === 'local' && onTheSpot.test(before)
  if (term.kind === 'contract' && words[to - 1]?.plain === 'dia') return isPay.test(before)
  if (term.kind === 'contract')
    return legalPerson.test(words[to - 1]?.plain ?? '') && ofClients.test(clientBefore(words, from))
  if (term.kind === 'jobKind' && /^universitari/.test(words[from]?.plain ?? '')) return atUniversities.test(before)
  if (term.kind === 'pcd' && /^com$/.test(before)) return worksWith.test(words[from - 2]?.plain ?? '')
  if (term.kind === 'jobKind' && /^anos?$/.test(words[to - 1]?.plain ?? ''))
    return words.slice(0, from).some(({ plain }) => saysForHowLong.test(plain))
  if (term.kind === 'benefit' && words[to - 1]?.plain === 'fretado') return drives.test(before)
  if (term.kind === 'shift' && term.value === 'partTime')
    return goesOnAllDay.test(before) || (/^d?as$/.test(before) && clockTime.test(words[from]?.plain ?? ''))
  if (term.kind === 'benefit' && to - from === 1 && shortBenefit.test(words[from]?.plain ?? ''))
    return !words[from]?.apart && !besideBenefit.test(before)
  if (term.kind === 'language')
    return (
      to - from === 1 && (cuisine.test(before) || (eatenAt.test(words[from]?.plain ?? '') && /^n[oa]$/.test(before)))
    )
  if (term.kind === 'seniority' && to - from === 1 && isAddress.test(words[from]?.plain ?? ''))
    return ofAddress.test(before) || ofName.test(after)
  return false
}

/** 'Trabalhar com autistas' says with whom. */
const worksWith = /^(?:trabalhar|trabalho|trabalhei|lidar|cuidar|atender)$/

/** 'Trabalhei em padaria 15 anos' says for how long, not how old somebody is. */
const saysForHowLong = /^(?:trabalh(?:ei|ava|ou|o|ando)|atu(?:ei|o|ava)|ha|faz|durante)$/

/** The word before 'PJ', or before 'PF e PJ'. */
const clientBefore = (words: readonly TypedWord[], from: number): string =>
  words[from - (words[from - 1]?.plain === 'e' ? 2 : 1)]?.plain ?? ''
