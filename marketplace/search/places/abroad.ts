import { phrasesIn, wordTable } from '../../word-table.ts'

/** Countries and cities abroad that no place in Brazil is called after. */
const names = `portugal; espanha; italia; alemanha; inglaterra; irlanda; escocia; reino unido; suica; holanda; belgica; austria; suecia; noruega;
  dinamarca; finlandia; polonia; estados unidos; eua; usa; canada; mexico; argentina; chile; uruguai; paraguai; bolivia; peru; venezuela; equador;
  guiana; guiana francesa; suriname; cuba; japao; china; coreia; coreia do sul; australia; nova zelandia; angola; mocambique; cabo verde;
  africa do sul; emirados; emirados arabes; dubai; israel; europa; lisboa; londres; madri; madrid; paris; dublin; roma italia; miami; orlando florida;
  nova york; nova iorque; new york; boston; toronto; montevideu; toquio; luanda; fora do brasil; fora do pais; outro pais; exterior; no exterior`

const abroad = wordTable(Object.fromEntries(phrasesIn(names).map((name) => [name, true])))

/** Whether a phrase of plain words names a place outside Brazil, where no job can be: 'portugal', 'lisboa portugal'. */
export const isAbroad = (phrase: string): boolean =>
  abroad[phrase] === true ||
  phrase.split(' ').some((_, at, words) => at > 0 && abroad[words.slice(at).join(' ')] === true)

/** The words of these names, which are spelt right. */
export const wordsAbroad = (): string[] => phrasesIn(names).flatMap((name) => name.split(' '))
