import { normalise } from '../../occupations/words.ts'
import type { Region } from './region.ts'

/**
 * Sides of towns whose people speak of zones, besides those of São Paulo and Rio. Each line is a municipality with its
 * sides: latitude, longitude and kilometres of the circle in which jobs come first.
 */
const table = `
Porto Alegre, RS: norte -29.99 -51.13 7; sul -30.13 -51.21 9; leste -30.05 -51.14 6
Belo Horizonte, MG: norte -19.83 -43.94 5; sul -19.95 -43.93 4; leste -19.90 -43.91 4; oeste -19.95 -43.98 4
Curitiba, PR: norte -25.39 -49.25 5; sul -25.53 -49.29 7
Manaus, AM: norte -3.01 -59.99 6; sul -3.12 -60.00 5; leste -3.06 -59.93 7; oeste -3.08 -60.06 5
Goiânia, GO: norte -16.63 -49.26 5; sul -16.72 -49.27 4; leste -16.66 -49.20 5; oeste -16.69 -49.34 5
Natal, RN: norte -5.75 -35.25 7; sul -5.86 -35.20 6; leste -5.79 -35.20 4; oeste -5.81 -35.25 5
Teresina, PI: norte -5.05 -42.80 5; sul -5.14 -42.79 6; leste -5.06 -42.76 5
João Pessoa, PB: norte -7.10 -34.86 4; sul -7.17 -34.85 5
Aracaju, SE: norte -10.89 -37.07 4; sul -10.98 -37.05 5
Londrina, PR: norte -23.27 -51.16 4; sul -23.35 -51.16 4; leste -23.31 -51.13 3; oeste -23.31 -51.20 3
Joinville, SC: norte -26.26 -48.85 4; sul -26.35 -48.83 5; leste -26.28 -48.80 4
Uberlândia, MG: norte -18.88 -48.27 4; sul -18.96 -48.27 4; leste -18.91 -48.22 4; oeste -18.93 -48.33 4
Juiz de Fora, MG: norte -21.70 -43.43 5; sul -21.78 -43.35 3; leste -21.75 -43.32 3
São José dos Campos, SP: norte -23.15 -45.90 4; sul -23.23 -45.90 4; leste -23.18 -45.83 5; oeste -23.21 -45.93 4
Sorocaba, SP: norte -23.45 -47.49 5; sul -23.54 -47.46 4; leste -23.49 -47.42 4; oeste -23.50 -47.52 4
Ribeirão Preto, SP: norte -21.13 -47.80 4; sul -21.22 -47.81 4; leste -21.18 -47.77 4; oeste -21.18 -47.85 4
Macapá, AP: norte 0.08 -51.06 5; sul 0.01 -51.08 5
Porto Velho, RO: sul -8.80 -63.88 4; leste -8.76 -63.85 4
Boa Vista, RR: oeste 2.82 -60.73 5
`

function phrasesOf(side: string, town: string): string[] {
  return ['zona', 'regiao', 'lado'].flatMap((word) => [
    `${word} ${side} de ${town}`,
    `${word} ${side} ${town}`,
    `${town} ${word} ${side}`,
  ])
}

/** The zones of these towns with the phrases that name them: 'zona norte de porto alegre', 'porto alegre zona norte'. */
export const zonesOfTowns: readonly (readonly [phrases: readonly string[], region: Region])[] = table
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [around = '', zones = ''] = line.split(': ')
    const town = around.slice(0, -', XX'.length)
    return zones.split('; ').map((each) => {
      const [side = '', latitude, longitude, kilometres] = each.split(' ')
      return [
        phrasesOf(side, normalise(town)),
        {
          name: `Zona ${side[0]?.toUpperCase()}${side.slice(1)}, ${town}`,
          around,
          latitude: Number(latitude),
          longitude: Number(longitude),
          kilometres: Number(kilometres),
        },
      ] as const
    })
  })
