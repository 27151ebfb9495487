import { phrasesIn, wordTable } from '../../word-table.ts'

/** Regular verbs of what a job asks, by their stems: 'precis' is 'precisa', 'precise', 'precisar'. */
const regularVerbs = `precis necessit cobr solicit trabalh us fic aceit gost fal lid viaj deix envolv bat mex tom lev carreg
  enfrent peg cont termin complet estud vend atend limp`
/** Forms of verbs that change their stem. */
const otherForms = `exige exigem exija exijam exigir exigindo pede pedem peca pecam pedir pedindo requer requerem requeira requerer
  tem tenha tenham ter tenho tendo quer queira querer quero pode possa poder posso posse podendo faz faca fazer faco seja sejam ser sou
  sabe saiba saber sei da de dar e sao esteja estar conclui concluir inclua inclui incluir obrigue obriga obrigar
  possui possuo possua possuir dirija dirigir dirigindo vai va ir vir ha haja existe exista tive teve conheco`

const endings = '(?:o|a|am|amos|e|em|ei|ar|er|ir|arem|ando|endo|ava)'
const verb = `(?:(?:${regularVerbs.split(/\s+/).join('|')})${endings}|${otherForms.split(/\s+/).join('|')})`
/** Between a verb and what it asks: 'que não precise ter nenhuma experiência'. */
const between =
  '(?:de|do|da|com|como|que|ter|o|a|um|uma|os|as|em|no|na|nenhum|nenhuma|muito|muita|qualquer|mais|se|me|para|pra)'
const begins = '(?:(?:que|mas|e|eu|onde|porque|pois|se) )*'

const infinitive = `(?:(?:${regularVerbs.split(/\s+/).join('|')})(?:ar|er|ir)|exigir|pedir|requerer|ter|querer|poder|fazer|ser|saber|dar|concluir|incluir|obrigar|possuir|dirigir|ir|vir|haver)`
/** After 'sem' only infinitives are verbs: 'sem trabalho' is somebody without work. */
const verbsDenied = [
  { said: new RegExp(`^${begins}(?:nao|num|n)(?: (?:${verb}|${between}))+$`), has: new RegExp(` ${verb}(?: |$)`) },
  { said: new RegExp(`^${begins}sem(?: (?:${infinitive}|${between}))+$`), has: new RegExp(` ${infinitive}(?: |$)`) },
]

const exact = wordTable(
  Object.fromEntries(
    phrasesIn(`menos; exceto; tirando; nao; nem; sem; fora; tudo menos; qualquer coisa menos; qualquer um menos; menos de; nada de; nada com; odeio; detesto;
    longe de; bem longe de; a nao ser; com excecao de; qualquer vaga menos; qualquer area menos; qualquer lugar menos; qualquer cidade menos; dispensa;
    dispensado; dispensada; sem ser; sem ser de; sem exigencia de; sem necessidade de; sem obrigacao de; sem obrigatoriedade de; nao e necessario;
    quero sair de; quero sair do; quero sair da; queria sair do; queria sair da; preciso sair do; preciso sair da; quero largar; quero largar o; quero largar a; cansei de;
    cansei do; cansei da; cansado de; cansada de; chega de; enjoei de; enjoei do; nao aguento mais; nao aguento mais o; nao suporto; nao suporto mais; quero fugir do;
    nao e preciso; nao e obrigatorio; nao seja necessario; nao seja preciso; nao seja obrigatorio; sem ser necessario; sem ser obrigatorio`).flatMap(
      (phrase) => [phrase, `que ${phrase}`, `e ${phrase}`].map((said): [string, true] => [said, true]),
    ),
  ),
)

/** Whether a phrase of plain words says that what follows isn't wanted or needed: 'menos', 'que não precise de', 'sem falar'. */
export const saysNot = (phrase: string): boolean =>
  exact[phrase] === true || verbsDenied.some(({ said, has }) => said.test(phrase) && has.test(phrase))

const experience = `(?:(?:ter|de|a|nenhuma|qualquer|muita|tanta|mais|previa|alguma|com) )*(?:experiencias?|exp|pratica|vivencia)(?: (?:nenhuma|alguma|anterior|anteriores|previa|previas|comprovada|profissional|minima|(?:em|na) carteira|na (?:area|funcao)|no (?:ramo|cargo)|de trabalho))*`
const isExperience = new RegExp(`^${experience}$`)
const unneededExperience = new RegExp(
  `^${experience} (?:nao (?:(?:e|seja|sera) )?(?:necessari[oa]s?|obrigatori[oa]s?|exigid[oa]s?|requerid[oa]s?|precis[oa]|importa|conta)|desnecessari[oa]s?|dispensad[oa]s?|dispensavel|opcional)$`,
)

/**
 * What isn't needed: the words after 'que não precise de' and the like, in plain words, 'experience' for experience in any
 * words.
 */
export function unneededIn(phrase: string): string | undefined {
  if (unneededExperience.test(phrase)) return 'experience'
  const words = phrase.split(' ')
  for (let at = words.length - 1; at > 0; at--) {
    const what = words.slice(at).join(' ')
    if (/^nenhum[ao]?$/.test(what) || !saysNot(words.slice(0, at).join(' '))) continue
    return isExperience.test(what) ? 'experience' : what.replace(/ (?:nenhum|nenhuma)$/, '')
  }
  return undefined
}

/** The words that say so, which are spelt right. */
export const notWords: readonly string[] = [
  ...Object.keys(exact).flatMap((phrase) => phrase.split(' ')),
  ...otherForms.split(/\s+/),
  ...regularVerbs.split(/\s+/).flatMap((stem) =>
    endings
      .slice(3, -1)
      .split('|')
      .map((ending) => stem + ending),
  ),
]
