import { normalise } from '../../occupations/words.ts'
import type { StateCode } from '../../reference/states.ts'
import { wordTable } from '../../word-table.ts'
import type { Region } from './region.ts'

/**
 * The telephone codes (DDD) of a part of a state (ANATEL, plano geral de códigos nacionais): the main town, and the
 * circle that holds most of the people with this code and few others: latitude, longitude, kilometres.
 */
const table = `
11: São Paulo, SP -23.35 -46.57 51
12: São José dos Campos, SP -23.16 -45.26 75
13: Santos, SP -24.35 -46.42 64
14: Bauru, SP -22.54 -49.35 107
15: Sorocaba, SP -23.66 -47.89 70
16: Ribeirão Preto, SP -21.22 -47.83 90
17: São José do Rio Preto, SP -20.38 -49.46 131
18: Presidente Prudente, SP -21.82 -51.05 117
19: Campinas, SP -22.39 -47.23 79
21: Rio de Janeiro, RJ -22.92 -43.23 44
22: Campos dos Goytacazes, RJ -22.25 -41.63 121
24: Volta Redonda, RJ -22.70 -44.20 47
27: Vitória, ES -19.76 -40.07 123
28: Cachoeiro de Itapemirim, ES -20.76 -41.24 64
31: Belo Horizonte, MG -19.98 -43.37 113
32: Juiz de Fora, MG -21.33 -43.00 86
33: Governador Valadares, MG -18.20 -41.60 160
34: Uberlândia, MG -19.11 -47.31 109
35: Poços de Caldas, MG -21.77 -45.55 116
37: Divinópolis, MG -19.95 -45.42 97
38: Montes Claros, MG -16.51 -44.80 263
41: Curitiba, PR -25.55 -48.97 68
42: Ponta Grossa, PR -25.16 -51.03 129
43: Londrina, PR -23.79 -50.69 117
44: Maringá, PR -23.57 -52.96 122
45: Cascavel, PR -25.08 -54.17 75
46: Francisco Beltrão, PR -25.88 -53.03 54
47: Joinville, SC -26.81 -49.33 95
48: Florianópolis, SC -28.42 -48.85 111
49: Chapecó, SC -26.70 -51.90 91
51: Porto Alegre, RS -30.03 -51.94 101
53: Pelotas, RS -31.67 -53.13 116
54: Caxias do Sul, RS -28.37 -52.02 122
55: Santa Maria, RS -28.75 -55.29 239
61: Brasília, DF -15.78 -47.80 58
62: Goiânia, GO -15.60 -49.40 150
64: Rio Verde, GO -17.77 -50.78 183
65: Cuiabá, MT -14.37 -57.46 232
66: Rondonópolis, MT -14.70 -54.00 270
71: Salvador, BA -12.75 -38.38 46
73: Itabuna, BA -15.19 -39.10 184
74: Juazeiro, BA -10.78 -41.31 177
75: Feira de Santana, BA -12.16 -39.42 111
77: Vitória da Conquista, BA -13.87 -41.80 152
81: Recife, PE -8.17 -35.33 78
85: Fortaleza, CE -3.88 -38.86 75
86: Teresina, PI -4.55 -42.10 125
87: Petrolina, PE -8.37 -39.96 150
88: Juazeiro do Norte, CE -6.03 -39.85 153
89: Picos, PI -8.31 -42.50 231
91: Belém, PA -1.64 -48.10 175
92: Manaus, AM -3.21 -58.97 258
93: Santarém, PA -3.13 -54.06 265
94: Marabá, PA -5.46 -50.54 221
97: Tefé, AM -4.43 -66.24 547
98: São Luís, MA -2.91 -45.09 149
99: Imperatriz, MA -5.05 -44.03 136
`

/** The codes of whole states. */
const ofStates = wordTable<StateCode>({
  63: 'TO',
  67: 'MS',
  68: 'AC',
  69: 'RO',
  79: 'SE',
  82: 'AL',
  83: 'PB',
  84: 'RN',
  95: 'RR',
  96: 'AP',
})

const regions = wordTable<Region>(
  Object.fromEntries(
    table
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [, code = '', around = '', circle = ''] = /^(\d\d): (.+, [A-Z]{2}) (.+)$/.exec(line) ?? []
        const [latitude, longitude, kilometres] = circle.split(' ').map(Number) as [number, number, number]
        const name = `DDD ${code} (${around.slice(0, -4)})`
        const region = { name, around, latitude, longitude, kilometres }
        return [`ddd ${code}`, normalise(name)].map((phrase): [string, Region] => [phrase, region])
      }),
  ),
)

/** The code in a phrase of plain words: 'ddd 011' and '11 ddd' as 'ddd 11'. */
const codeIn = (phrase: string) => phrase.replace(/^0?(\d\d) ddd$/, 'ddd $1').replace(/^ddd ?0?(?=\d\d\b)/, 'ddd ')

/** The region of a telephone code: 'ddd 19'. */
export const regionOfCode = (phrase: string): Region | undefined => regions[codeIn(phrase)]

/** The state that a telephone code has for itself: 'ddd 67'. */
export const stateOfCode = (phrase: string): StateCode | undefined =>
  /^ddd \d\d$/.test(codeIn(phrase)) ? ofStates[codeIn(phrase).slice(4)] : undefined
