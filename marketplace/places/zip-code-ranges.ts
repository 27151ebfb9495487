import { stateOfZipCode } from '../reference/states.ts'

/**
 * The CEP ranges of municipalities that have ranges of their own, by the first five digits, as the Correios publish
 * them. Ranges whose end isn't known are left out.
 */
const ranges: readonly (readonly [town: string, ...ranges: (readonly [from: number, to: number])[]])[] = [
  ['São Paulo, SP', [1000, 5999], [8000, 8499]],
  ['Osasco, SP', [6000, 6299]],
  ['Guarulhos, SP', [7000, 7399]],
  ['Santo André, SP', [9000, 9299]],
  ['Mauá, SP', [9300, 9399]],
  ['São Caetano do Sul, SP', [9500, 9599]],
  ['São Bernardo do Campo, SP', [9600, 9899]],
  ['Diadema, SP', [9900, 9999]],
  ['Santos, SP', [11000, 11099]],
  ['São José dos Campos, SP', [12200, 12249]],
  ['Campinas, SP', [13000, 13139]],
  ['Jundiaí, SP', [13200, 13219]],
  ['Piracicaba, SP', [13400, 13429]],
  ['Ribeirão Preto, SP', [14000, 14099]],
  ['São José do Rio Preto, SP', [15000, 15099]],
  ['Bauru, SP', [17000, 17099]],
  ['Sorocaba, SP', [18000, 18099]],
  ['Rio de Janeiro, RJ', [20000, 23799]],
  ['Niterói, RJ', [24000, 24399]],
  ['São Gonçalo, RJ', [24400, 24799]],
  ['Vitória, ES', [29000, 29099]],
  ['Vila Velha, ES', [29100, 29129]],
  ['Belo Horizonte, MG', [30000, 31999]],
  ['Contagem, MG', [32000, 32399]],
  ['Juiz de Fora, MG', [36000, 36099]],
  ['Uberlândia, MG', [38400, 38414]],
  ['Salvador, BA', [40000, 41999]],
  ['Feira de Santana, BA', [44000, 44099]],
  ['Aracaju, SE', [49000, 49099]],
  ['Recife, PE', [50000, 52999]],
  ['Olinda, PE', [53000, 53399]],
  ['Maceió, AL', [57000, 57099]],
  ['João Pessoa, PB', [58000, 58099]],
  ['Natal, RN', [59000, 59139]],
  ['Fortaleza, CE', [60000, 60999]],
  ['Teresina, PI', [64000, 64099]],
  ['São Luís, MA', [65000, 65099]],
  ['Belém, PA', [66000, 66999]],
  ['Macapá, AP', [68900, 68911]],
  ['Manaus, AM', [69000, 69099]],
  ['Boa Vista, RR', [69300, 69319]],
  ['Rio Branco, AC', [69900, 69920]],
  ['Brasília, DF', [70000, 72799], [73000, 73699]],
  ['Goiânia, GO', [74000, 74899]],
  ['Aparecida de Goiânia, GO', [74900, 74999]],
  ['Porto Velho, RO', [76800, 76834]],
  ['Palmas, TO', [77000, 77099]],
  ['Cuiabá, MT', [78000, 78099]],
  ['Campo Grande, MS', [79000, 79099]],
  ['Curitiba, PR', [80000, 82999]],
  ['Londrina, PR', [86000, 86099]],
  ['Maringá, PR', [87000, 87099]],
  ['Florianópolis, SC', [88000, 88099]],
  ['Blumenau, SC', [89000, 89099]],
  ['Joinville, SC', [89200, 89229]],
  ['Porto Alegre, RS', [90000, 91999]],
  ['Caxias do Sul, RS', [95000, 95099]],
  ['Pelotas, RS', [96000, 96099]],
  ['Santa Maria, RS', [97000, 97099]],
]

/** The municipality of a CEP of eight digits by its range, 'Campinas, SP'; undefined where the range alone doesn't tell. */
export function townOfZipCode(zipCode: string): string | undefined {
  if (stateOfZipCode(zipCode) === undefined) return undefined
  const prefix = Number(zipCode.slice(0, 5))
  return ranges.find(([, ...own]) => own.some(([from, to]) => prefix >= from && prefix <= to))?.[0]
}
