import type { StateCode } from '../../reference/states.ts'
import { wordTable } from '../../word-table.ts'
import { regionOfCode } from './area-codes.ts'
import type { Region } from './region.ts'
import { inState, regionsOfStates } from './regions-of-states.ts'
import { zonesOfTowns } from './zones-of-towns.ts'

type Row = readonly [
  phrases: string,
  name: string,
  around: string,
  latitude: number,
  longitude: number,
  kilometres: number,
]

/**
 * The areas in which people look for work: zones of the two largest cities, and metropolitan and other regions. Each
 * circle contains the municipalities that belong to the area and excludes its neighbours (`regions.test.ts` of the
 * server). Of areas with the same name, the likeliest comes first.
 */
const rows: readonly Row[] = [
  [
    'zona leste; zl; zona leste sp; zona leste de sao paulo; zona leste sao paulo',
    'Zona Leste, São Paulo',
    'São Paulo, SP',
    -23.5429,
    -46.4756,
    11,
  ],
  [
    'zona norte; zn; zona norte sp; zona norte de sao paulo; zona norte sao paulo',
    'Zona Norte, São Paulo',
    'São Paulo, SP',
    -23.48,
    -46.645,
    8,
  ],
  [
    'zona sul; zs; zona sul sp; zona sul de sao paulo; zona sul sao paulo',
    'Zona Sul, São Paulo',
    'São Paulo, SP',
    -23.668,
    -46.69,
    11,
  ],
  [
    'zona oeste; zo; zona oeste sp; zona oeste de sao paulo; zona oeste sao paulo',
    'Zona Oeste, São Paulo',
    'São Paulo, SP',
    -23.5505,
    -46.725,
    8,
  ],
  [
    'centro de sao paulo; centro sao paulo; centro sp; sao paulo centro; centro de sp; centrao',
    'Centro, São Paulo',
    'São Paulo, SP',
    -23.5478,
    -46.636,
    3,
  ],
  [
    'zona sul rj; zona sul do rio; zona sul rio de janeiro; zona sul do rio de janeiro',
    'Zona Sul, Rio de Janeiro',
    'Rio de Janeiro, RJ',
    -22.965,
    -43.2,
    6,
  ],
  [
    'zona norte rj; zona norte do rio; zona norte rio de janeiro; zona norte do rio de janeiro',
    'Zona Norte, Rio de Janeiro',
    'Rio de Janeiro, RJ',
    -22.87,
    -43.29,
    9,
  ],
  [
    'zona oeste rj; zona oeste do rio; zona oeste rio de janeiro; zona oeste do rio de janeiro',
    'Zona Oeste, Rio de Janeiro',
    'Rio de Janeiro, RJ',
    -22.91,
    -43.5,
    16,
  ],
  [
    'centro do rio; centro rj; centro rio de janeiro; rio de janeiro centro; centro do rio de janeiro',
    'Centro, Rio de Janeiro',
    'Rio de Janeiro, RJ',
    -22.906,
    -43.183,
    3,
  ],
  [
    'barra da tijuca; barra da tijuca rio de janeiro',
    'Barra da Tijuca, Rio de Janeiro',
    'Rio de Janeiro, RJ',
    -23.0,
    -43.365,
    6,
  ],
  [
    'abc; abc paulista; grande abc; abcd; abcd paulista; abcdm; regiao do abc',
    'ABC Paulista',
    'Santo André, SP',
    -23.7,
    -46.51,
    15,
  ],
  [
    'grande sao paulo; grande sp; regiao metropolitana de sao paulo; rmsp; sao paulo e regiao; sp e regiao',
    'Grande São Paulo',
    'São Paulo, SP',
    -23.52,
    -46.57,
    43,
  ],
  [
    'baixada santista; baixada; litoral de sao paulo; litoral sp; litoral paulista; santos e regiao',
    'Baixada Santista',
    'Santos, SP',
    -24.05,
    -46.44,
    40,
  ],
  [
    'litoral norte; litoral norte sp; litoral norte de sao paulo',
    'Litoral Norte de São Paulo',
    'Caraguatatuba, SP',
    -23.65,
    -45.35,
    50,
  ],
  [
    'litoral sul; litoral sul de sao paulo; litoral sul sp; litoral sul paulista; vale do ribeira',
    'Litoral Sul de São Paulo',
    'Itanhaém, SP',
    -24.44,
    -47.05,
    62,
  ],
  [
    'oeste paulista; oeste de sp; oeste de sao paulo; regiao de presidente prudente; regiao de prudente; alta paulista',
    'Oeste Paulista',
    'Presidente Prudente, SP',
    -22.0,
    -51.5,
    85,
  ],
  [
    'noroeste paulista; noroeste de sp; regiao de rio preto; regiao de sao jose do rio preto; rio preto e regiao',
    'Noroeste Paulista',
    'São José do Rio Preto, SP',
    -20.86,
    -49.73,
    95,
  ],
  ['alto tiete', 'Alto Tietê', 'Mogi das Cruzes, SP', -23.52, -46.25, 25],
  ['vale do paraiba; vale paraibano; rmvale', 'Vale do Paraíba', 'São José dos Campos, SP', -22.89, -45.5, 70],
  [
    'regiao de campinas; regiao metropolitana de campinas; rmc; campinas e regiao; grande campinas',
    'Região de Campinas',
    'Campinas, SP',
    -22.88,
    -47.13,
    35,
  ],
  ['regiao de sorocaba; sorocaba e regiao', 'Região de Sorocaba', 'Sorocaba, SP', -23.34, -47.47, 30],
  [
    'regiao de ribeirao; regiao de ribeirao preto; ribeirao e regiao; ribeirao preto e regiao',
    'Região de Ribeirão Preto',
    'Ribeirão Preto, SP',
    -21.18,
    -47.81,
    45,
  ],
  ['baixada fluminense', 'Baixada Fluminense', 'Duque de Caxias, RJ', -22.7, -43.47, 24],
  [
    'grande rio; regiao metropolitana do rio; regiao metropolitana do rio de janeiro; rio e regiao',
    'Grande Rio',
    'Rio de Janeiro, RJ',
    -22.9,
    -43.3,
    53,
  ],
  ['regiao dos lagos; costa do sol', 'Região dos Lagos', 'Cabo Frio, RJ', -22.85, -42.15, 45],
  [
    'regiao serrana; serra fluminense; regiao serrana do rio',
    'Região Serrana do Rio',
    'Petrópolis, RJ',
    -22.31,
    -42.9,
    39,
  ],
  ['sul fluminense; vale do paraiba fluminense', 'Sul Fluminense', 'Volta Redonda, RJ', -22.49, -44.19, 42],
  ['norte fluminense', 'Norte Fluminense', 'Campos dos Goytacazes, RJ', -22.01, -41.41, 65],
  ['costa verde', 'Costa Verde', 'Angra dos Reis, RJ', -23.0, -44.4, 45],
  [
    'grande bh; grande belo horizonte; regiao metropolitana de bh; regiao metropolitana de belo horizonte; rmbh; bh e regiao',
    'Grande BH',
    'Belo Horizonte, MG',
    -19.92,
    -43.98,
    40,
  ],
  ['triangulo mineiro; triangulo', 'Triângulo Mineiro', 'Uberlândia, MG', -19.32, -48.21, 145],
  ['zona da mata; zona da mata mineira', 'Zona da Mata Mineira', 'Juiz de Fora, MG', -21.02, -42.66, 111],
  ['sul de minas; sul de minas gerais', 'Sul de Minas', 'Pouso Alegre, MG', -21.55, -46.0, 125],
  ['norte de minas; norte de minas gerais', 'Norte de Minas', 'Montes Claros, MG', -16.66, -43.66, 160],
  ['vale do aco', 'Vale do Aço', 'Ipatinga, MG', -19.5, -42.55, 35],
  [
    'grande vitoria; regiao metropolitana de vitoria; vitoria e regiao; rmgv',
    'Grande Vitória',
    'Vitória, ES',
    -20.31,
    -40.43,
    45,
  ],
  [
    'grande curitiba; curitiba e regiao; regiao metropolitana de curitiba; rmc pr; curitiba e rmc; cwb e rmc',
    'Grande Curitiba',
    'Curitiba, PR',
    -25.45,
    -49.25,
    35,
  ],
  ['norte do parana; norte pioneiro', 'Norte do Paraná', 'Londrina, PR', -23.35, -51.4, 90],
  ['oeste do parana', 'Oeste do Paraná', 'Cascavel, PR', -24.91, -54.2, 100],
  ['litoral do parana; litoral paranaense', 'Litoral do Paraná', 'Paranaguá, PR', -25.65, -48.55, 35],
  [
    'grande florianopolis; grande floripa; florianopolis e regiao; floripa e regiao',
    'Grande Florianópolis',
    'Florianópolis, SC',
    -27.6,
    -48.6,
    35,
  ],
  ['vale do itajai; vale europeu', 'Vale do Itajaí', 'Blumenau, SC', -27.09, -49.15, 56],
  [
    'litoral catarinense; litoral de sc; litoral de santa catarina',
    'Litoral catarinense',
    'Balneário Camboriú, SC',
    -26.9,
    -48.64,
    34,
  ],
  ['oeste catarinense; oeste de santa catarina', 'Oeste catarinense', 'Chapecó, SC', -26.98, -52.52, 110],
  ['norte catarinense; norte de santa catarina', 'Norte catarinense', 'Joinville, SC', -26.35, -49.0, 45],
  [
    'sul catarinense; sul de santa catarina; extremo sul catarinense',
    'Sul catarinense',
    'Criciúma, SC',
    -28.74,
    -49.11,
    52,
  ],
  ['serra gaucha', 'Serra Gaúcha', 'Caxias do Sul, RS', -29.25, -51.16, 40],
  [
    'grande porto alegre; regiao metropolitana de porto alegre; porto alegre e regiao; poa e regiao; rmpa',
    'Grande Porto Alegre',
    'Porto Alegre, RS',
    -29.95,
    -51.15,
    35,
  ],
  ['vale dos sinos; vale do sinos', 'Vale dos Sinos', 'Novo Hamburgo, RS', -29.7, -51.1, 25],
  [
    'litoral gaucho; litoral norte gaucho; litoral norte do rs; litoral norte rs',
    'Litoral gaúcho',
    'Capão da Canoa, RS',
    -29.65,
    -49.96,
    48,
  ],
  [
    'planalto central; entorno do df; entorno; entorno de brasilia; regiao do entorno',
    'Entorno do DF',
    'Luziânia, GO',
    -15.79,
    -47.78,
    60,
  ],
  [
    'grande goiania; goiania e regiao; regiao metropolitana de goiania; rmg',
    'Grande Goiânia',
    'Goiânia, GO',
    -16.7,
    -49.25,
    30,
  ],
  [
    'grande recife; regiao metropolitana do recife; recife e regiao; rmr',
    'Grande Recife',
    'Recife, PE',
    -8.05,
    -34.95,
    30,
  ],
  [
    'grande salvador; regiao metropolitana de salvador; salvador e regiao; rms',
    'Grande Salvador',
    'Salvador, BA',
    -12.85,
    -38.4,
    35,
  ],
  [
    'sul da bahia; sul baiano; litoral sul da bahia; costa do cacau; sul ba',
    'Sul da Bahia',
    'Itabuna, BA',
    -14.89,
    -39.32,
    105,
  ],
  [
    'extremo sul da bahia; extremo sul baiano; costa do descobrimento; extremo sul',
    'Extremo Sul da Bahia',
    'Teixeira de Freitas, BA',
    -17.21,
    -39.48,
    110,
  ],
  ['oeste da bahia; oeste baiano; matopiba', 'Oeste da Bahia', 'Barreiras, BA', -12.2, -45.37, 80],
  ['reconcavo; reconcavo baiano', 'Recôncavo Baiano', 'Santo Antônio de Jesus, BA', -12.74, -38.99, 43],
  [
    'grande fortaleza; regiao metropolitana de fortaleza; fortaleza e regiao; rmf',
    'Grande Fortaleza',
    'Fortaleza, CE',
    -3.82,
    -38.55,
    35,
  ],
  ['cariri; regiao do cariri', 'Cariri', 'Juazeiro do Norte, CE', -7.24, -39.35, 30],
  ['grande belem; regiao metropolitana de belem; belem e regiao', 'Grande Belém', 'Belém, PA', -1.38, -48.4, 30],
  ['grande natal; natal e regiao', 'Grande Natal', 'Natal, RN', -5.82, -35.25, 30],
  ['grande joao pessoa; joao pessoa e regiao', 'Grande João Pessoa', 'João Pessoa, PB', -7.13, -34.87, 25],
  ['grande maceio; maceio e regiao', 'Grande Maceió', 'Maceió, AL', -9.65, -35.75, 30],
  ['grande aracaju; aracaju e regiao', 'Grande Aracaju', 'Aracaju, SE', -10.93, -37.08, 25],
  ['grande sao luis; ilha de sao luis', 'Grande São Luís', 'São Luís, MA', -2.55, -44.2, 25],
  ['grande teresina; teresina e regiao', 'Grande Teresina', 'Teresina, PI', -5.16, -42.63, 28],
  ['grande cuiaba; cuiaba e regiao', 'Grande Cuiabá', 'Cuiabá, MT', -15.62, -56.1, 25],
]

/** Which side of its state a region is, for what else it is called: 'sul mineiro', 'oeste de sc'. */
const sides: Readonly<Record<string, readonly [side: string, state: StateCode]>> = {
  'Zona Norte, São Paulo': ['zona norte', 'SP'],
  'Zona Sul, São Paulo': ['zona sul', 'SP'],
  'Zona Leste, São Paulo': ['zona leste', 'SP'],
  'Zona Oeste, São Paulo': ['zona oeste', 'SP'],
  'Zona Norte, Rio de Janeiro': ['zona norte', 'RJ'],
  'Zona Sul, Rio de Janeiro': ['zona sul', 'RJ'],
  'Zona Oeste, Rio de Janeiro': ['zona oeste', 'RJ'],
  'Sul de Minas': ['sul', 'MG'],
  'Norte de Minas': ['norte', 'MG'],
  'Norte do Paraná': ['norte', 'PR'],
  'Oeste do Paraná': ['oeste', 'PR'],
  'Litoral do Paraná': ['litoral', 'PR'],
  'Norte catarinense': ['norte', 'SC'],
  'Oeste catarinense': ['oeste', 'SC'],
  'Sul catarinense': ['sul', 'SC'],
  'Litoral catarinense': ['litoral', 'SC'],
  'Serra Gaúcha': ['serra', 'RS'],
  'Litoral gaúcho': ['litoral', 'RS'],
  'Norte Fluminense': ['norte', 'RJ'],
  'Sul Fluminense': ['sul', 'RJ'],
  'Oeste Paulista': ['oeste', 'SP'],
  'Noroeste Paulista': ['noroeste', 'SP'],
  'Sul da Bahia': ['sul', 'BA'],
  'Extremo Sul da Bahia': ['extremo sul', 'BA'],
  'Oeste da Bahia': ['oeste', 'BA'],
}

/** A region called by its town and itself: 'curitiba e rmc', 'bh e grande bh'. */
function withTown(phrases: readonly string[]): string[] {
  const towns = phrases
    .filter((phrase) => phrase.endsWith(' e regiao'))
    .map((phrase) => phrase.slice(0, -' e regiao'.length))
  const itself = phrases.filter((phrase) => /^(?:grande |rm|regiao )/.test(phrase))
  return towns.flatMap((town) => itself.map((phrase) => `${town} e ${phrase}`))
}

const best = rows.flatMap(([phrases, name, around, latitude, longitude, kilometres]) => {
  const named = phrases.split('; ')
  const region = { name, around, latitude, longitude, kilometres }
  const called = [...named, ...withTown(named), ...(sides[name] ? inState(...sides[name]) : [])]
  return called.map((phrase): [string, Region] => [phrase, region])
})
const ofStates = [...zonesOfTowns, ...regionsOfStates].flatMap(([phrases, region]) =>
  phrases.map((phrase): [string, Region] => [phrase, region]),
)

const table = wordTable<Region>(Object.fromEntries([...best, ...ofStates, ...best]))

/** The region that a phrase of plain words names, also by its telephone code. */
export function regionOf(phrase: string): Region | undefined {
  return table[phrase] ?? regionOfCode(phrase)
}

/** The words of which names of regions and of sides of towns consist. */
export const regionWords = (): string[] =>
  [...Object.keys(table), 'zona lado parte rural urbana central'].flatMap((phrase) => phrase.split(' '))

/**
 * The names of all regions, for a test that each is read.
 * @internal
 */
export const regionNames = (): string[] => [
  ...rows.map(([, name]) => name),
  ...regionsOfStates.map(([, { name }]) => name),
]

/** A shorter beginning of a region of a state is rather that of a town: 'camp'. */
const surelyBegun = 5

/** The names of regions that have a phrase beginning with a text of plain words. */
export function regionsBegun(text: string): string[] {
  const known = text.length < surelyBegun ? best.map(([phrase]) => phrase) : Object.keys(table)
  const begun = known.filter((phrase) => phrase.startsWith(text))
  return [...new Set(begun.map((phrase) => (table[phrase] as Region).name))]
}

/** Other regions with almost the same name, offered as alternatives: for 'zona sul' that of Rio. */
export function namesakesOf(phrase: string): Region[] {
  const found = Object.entries(table).flatMap(([each, region]) =>
    each !== phrase && each.startsWith(`${phrase} `) && region.name !== table[phrase]?.name ? [region] : [],
  )
  return [...new Map(found.map((region) => [region.name, region])).values()]
}

/** The longest phrase of a region, in words. */
export const longestRegion = Math.max(...Object.keys(table).map((phrase) => phrase.split(' ').length))
