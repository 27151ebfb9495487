import { wordTable } from '../../word-table.ts'
import { isNickname } from './nicknamed.ts'

/** What people shorten at the beginning of a name, and anywhere in it. */
const shortBeginnings = wordTable<string>({
  ...{ av: 'avenida', jd: 'jardim', jrd: 'jardim', jdim: 'jardim', vl: 'vila', pq: 'parque', pque: 'parque', s: 'sao' },
  ...{ cid: 'cidade', cj: 'conjunto', conj: 'conjunto', res: 'residencial', pca: 'praca', gov: 'governador' },
  ...{ pres: 'presidente', cel: 'coronel', mal: 'marechal', alm: 'almirante', sen: 'senador', eng: 'engenheiro' },
  ...{
    sr: 'senhor',
    dr: 'doutor',
    bal: 'balneario',
    z: 'zona',
    reg: 'regiao',
    rm: 'regiao metropolitana',
    rib: 'ribeirao',
    v: 'vila',
  },
})
const shortWords = wordTable<string>({
  ...{ sto: 'santo', sta: 'santa', seb: 'sebastiao', fco: 'francisco', ant: 'antonio', nsa: 'nossa', sra: 'senhora' },
  ...{
    gde: 'grande',
    pto: 'porto',
    vta: 'vitoria',
    esp: 'espirito',
    pta: 'paulista',
    pte: 'presidente',
    mte: 'monte',
    hte: 'horizonte',
  },
})

const shortSides = wordTable<string>({ n: 'norte', s: 'sul', l: 'leste', o: 'oeste' })

/** A name of a place with its shortened words written out: 'jd angela', 's jose dos campos', 'z n'. */
export function writtenOut(phrase: string): string {
  const words = phrase.split(' ')
  if (words.length < 2 || isNickname(phrase)) return phrase
  // 's.b.c'
  if (isNickname(words.join(''))) return words.join('')
  const [first = '', ...others] = words
  const isZone = first === 'z' || first === 'zona'
  return [
    shortBeginnings[first] ?? shortWords[first] ?? first,
    ...others.map((word, at) => {
      const side = isZone && at === 0 ? shortSides[word] : undefined
      return side ?? shortWords[word] ?? (word === 's' && at < others.length - 1 ? 'sao' : word)
    }),
  ].join(' ')
}

/** The other names of saints that begin with 's': 'santo antonio' and 'santa antonio' for 's antonio'. */
export function otherSaints(phrase: string): string[] {
  const [, name] = /^s (.+)$/.exec(phrase) ?? []
  return name ? [`santo ${name}`, `santa ${name}`] : []
}

const numbers = wordTable<readonly string[]>({
  ...{
    '2': ['dois', 'duas'],
    '3': ['tres'],
    '4': ['quatro'],
    '5': ['cinco'],
    '6': ['seis'],
    '7': ['sete'],
    '8': ['oito'],
  },
})

/** The names that begin with a number as words: 'tres lagoas' for '3 lagoas'. */
export function withNumberInWords(phrase: string): string[] {
  const [, digit = '', rest] = /^(\d) (.+)$/.exec(phrase) ?? []
  return (numbers[digit] ?? []).map((word) => `${word} ${rest}`)
}

const elided = 'abadia|agua|aguas|ajuda|alcantara|alho|alianca|anta|arca|arco|areia|avila|este|oeste|oleo'
const joined = new RegExp(`(?<= )d(?=(?:${elided})(?: |$))`, 'g')
const written = new RegExp(`(?<= )(?:de|do|da) (?=(?:${elided})(?: |$))`, 'g')

/**
 * A name of a place with its elided 'de' as names are kept: 'olho d agua' for 'olho dagua' and 'olho de água', 'sant ana' for
 * 'santana'.
 */
export const withElision = (phrase: string): string =>
  phrase
    .replace(joined, 'd ')
    .replace(written, 'd ')
    .replace(/^santt?ann?a (?=do )/, 'sant ana ')
