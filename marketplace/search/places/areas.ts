import type { StateCode } from '../../reference/states.ts'
import { wordTable } from '../../word-table.ts'

/** A circle around a position, in kilometres. */
export type Circle = { latitude: number; longitude: number; kilometres: number }

/** An area of whole states, without the circles outside it. */
export type Area = { name: string; states: readonly StateCode[]; outside: readonly Circle[] }

const regions: readonly (readonly [phrases: string, name: string, states: string])[] = [
  [
    'norte; norte do brasil; regiao norte; norte do pais; amazonia; amazonia legal',
    'Região Norte',
    'AC AP AM PA RO RR TO',
  ],
  [
    'nordeste; nordeste do brasil; regiao nordeste; ne; nordeste brasileiro',
    'Região Nordeste',
    'AL BA CE MA PB PE PI RN SE',
  ],
  ['sudeste; sudeste do brasil; regiao sudeste', 'Região Sudeste', 'ES MG RJ SP'],
  ['sul; sul do brasil; regiao sul; sul do pais', 'Região Sul', 'PR RS SC'],
  ['centro oeste; centroeste; regiao centro oeste; centro oeste do brasil', 'Região Centro-Oeste', 'DF GO MT MS'],
]

/**
 * What people call the interior of a state: the phrases, the state's letters, and the areas that they don't mean (the
 * capital's region, the coast).
 */
const interiors: readonly (readonly [phrases: string, name: string, state: StateCode, outside: readonly Circle[]])[] = [
  [
    'interior paulista; interior de sp; interior sp; interior de sao paulo; interior sao paulo',
    'Interior de São Paulo',
    'SP',
    [
      { latitude: -23.55, longitude: -46.63, kilometres: 50 },
      { latitude: -24.05, longitude: -46.5, kilometres: 55 },
    ],
  ],
  [
    'interior de minas; interior de minas gerais; interior mineiro; interior de mg; interior mg',
    'Interior de Minas Gerais',
    'MG',
    [{ latitude: -19.92, longitude: -43.98, kilometres: 40 }],
  ],
  [
    'interior do rio; interior do rj; interior rj; interior do rio de janeiro; interior fluminense',
    'Interior do Rio de Janeiro',
    'RJ',
    [{ latitude: -22.84, longitude: -43.3, kilometres: 50 }],
  ],
  [
    'interior do parana; interior do pr; interior pr; interior paranaense',
    'Interior do Paraná',
    'PR',
    [{ latitude: -25.45, longitude: -49.25, kilometres: 40 }],
  ],
  [
    'interior do rs; interior rs; interior do rio grande do sul; interior gaucho',
    'Interior do Rio Grande do Sul',
    'RS',
    [{ latitude: -29.95, longitude: -51.15, kilometres: 40 }],
  ],
  [
    'interior de sc; interior sc; interior de santa catarina; interior catarinense',
    'Interior de Santa Catarina',
    'SC',
    [{ latitude: -27.6, longitude: -48.6, kilometres: 30 }],
  ],
  [
    'interior da bahia; interior ba; interior da ba; interior baiano',
    'Interior da Bahia',
    'BA',
    [{ latitude: -12.85, longitude: -38.4, kilometres: 45 }],
  ],
  [
    'interior de pernambuco; interior pe; interior de pe; interior pernambucano',
    'Interior de Pernambuco',
    'PE',
    [{ latitude: -8.05, longitude: -34.95, kilometres: 32 }],
  ],
  [
    'interior do ceara; interior ce; interior do ce; interior cearense',
    'Interior do Ceará',
    'CE',
    [{ latitude: -3.82, longitude: -38.55, kilometres: 40 }],
  ],
  [
    'interior de goias; interior go; interior de go; interior goiano',
    'Interior de Goiás',
    'GO',
    [{ latitude: -16.7, longitude: -49.25, kilometres: 32 }],
  ],
  [
    'interior do espirito santo; interior es; interior do es; interior capixaba',
    'Interior do Espírito Santo',
    'ES',
    [{ latitude: -20.3, longitude: -40.33, kilometres: 30 }],
  ],
  [
    'interior do maranhao; interior do ma; interior ma; interior maranhense',
    'Interior do Maranhão',
    'MA',
    [{ latitude: -2.55, longitude: -44.25, kilometres: 35 }],
  ],
  [
    'interior do para; interior do pa; interior pa; interior paraense',
    'Interior do Pará',
    'PA',
    [{ latitude: -1.4, longitude: -48.45, kilometres: 40 }],
  ],
  [
    'interior do mato grosso; interior do mt; interior mt; interior mato grossense',
    'Interior do Mato Grosso',
    'MT',
    [{ latitude: -15.62, longitude: -56.1, kilometres: 25 }],
  ],
  [
    'interior do mato grosso do sul; interior do ms; interior ms; interior sul mato grossense',
    'Interior do Mato Grosso do Sul',
    'MS',
    [{ latitude: -20.45, longitude: -54.62, kilometres: 30 }],
  ],
  [
    'interior da paraiba; interior da pb; interior pb; interior paraibano',
    'Interior da Paraíba',
    'PB',
    [{ latitude: -7.15, longitude: -34.88, kilometres: 28 }],
  ],
  [
    'interior do amazonas; interior do am; interior am; interior amazonense',
    'Interior do Amazonas',
    'AM',
    [{ latitude: -3.1, longitude: -60.0, kilometres: 60 }],
  ],
  [
    'interior do piaui; interior do pi; interior pi; interior piauiense',
    'Interior do Piauí',
    'PI',
    [{ latitude: -5.09, longitude: -42.8, kilometres: 25 }],
  ],
  [
    'interior do rio grande do norte; interior do rn; interior rn; interior potiguar',
    'Interior do Rio Grande do Norte',
    'RN',
    [{ latitude: -5.83, longitude: -35.25, kilometres: 30 }],
  ],
  [
    'interior de sergipe; interior de se; interior se; interior sergipano',
    'Interior de Sergipe',
    'SE',
    [{ latitude: -10.92, longitude: -37.08, kilometres: 25 }],
  ],
  [
    'interior de alagoas; interior de al; interior al; interior alagoano',
    'Interior de Alagoas',
    'AL',
    [{ latitude: -9.62, longitude: -35.75, kilometres: 25 }],
  ],
  [
    'interior do tocantins; interior do to; interior to; interior tocantinense',
    'Interior do Tocantins',
    'TO',
    [{ latitude: -10.2, longitude: -48.33, kilometres: 25 }],
  ],
  [
    'interior de rondonia; interior de ro; interior ro; interior rondoniense',
    'Interior de Rondônia',
    'RO',
    [{ latitude: -8.76, longitude: -63.88, kilometres: 40 }],
  ],
  [
    'interior do acre; interior do ac; interior ac; interior acreano',
    'Interior do Acre',
    'AC',
    [{ latitude: -9.97, longitude: -67.82, kilometres: 30 }],
  ],
  [
    'interior do amapa; interior do ap; interior ap; interior amapaense',
    'Interior do Amapá',
    'AP',
    [{ latitude: 0.0, longitude: -51.08, kilometres: 30 }],
  ],
  [
    'interior de roraima; interior de rr; interior rr; interior roraimense',
    'Interior de Roraima',
    'RR',
    [{ latitude: 2.82, longitude: -60.67, kilometres: 30 }],
  ],
]

const table = wordTable<Area>(
  Object.fromEntries([
    ...regions.flatMap(([phrases, name, states]) =>
      phrases
        .split('; ')
        .map((phrase): [string, Area] => [phrase, { name, states: states.split(' ') as StateCode[], outside: [] }]),
    ),
    ...interiors.flatMap(([phrases, name, state, outside]) =>
      phrases.split('; ').map((phrase): [string, Area] => [phrase, { name, states: [state], outside }]),
    ),
  ]),
)

/** The area that a phrase of plain words names. */
export function areaOf(phrase: string): Area | undefined {
  return table[phrase.replace(/^([a-z]{2}) interior$/, 'interior $1')]
}

/** The names of areas that have a phrase beginning with a text of plain words. */
export function areasBegun(text: string): string[] {
  const begun = Object.keys(table).filter((phrase) => phrase.startsWith(text))
  return [...new Set(begun.map((phrase) => (table[phrase] as Area).name))]
}
