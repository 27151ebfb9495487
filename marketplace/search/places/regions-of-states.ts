import { normalise } from '../../occupations/words.ts'
import { type StateCode, stateName } from '../../reference/states.ts'
import { adjectivesOf } from './adjectives-of-states.ts'
import type { Region } from './region.ts'

/**
 * Regions within the states, after the mesoregions of the IBGE and what people call them. Each line has the name, what
 * comes before the state's name or adjective ('sul' for 'sul de Goiás', 'sul goiano'), other phrases, the municipality
 * with which people associate it, and its circle: latitude, longitude, kilometres. Their municipalities are in
 * `regions.test.ts` of the server.
 */
const table = `
MG: Alto Paranaíba | | | Patos de Minas | -19.02 -46.77 86
    Centro-Oeste de Minas | centro oeste | | Divinópolis | -20.15 -45.07 55
    Noroeste de Minas | noroeste | | Paracatu | -16.80 -46.67 137
    Vale do Jequitinhonha | | | Diamantina | -17.21 -42.15 196
    Vale do Mucuri | nordeste | | Teófilo Otoni | -17.85 -41.22 95
    Vale do Rio Doce | leste | | Governador Valadares | -19.04 -41.96 110
    Campo das Vertentes | | regiao das vertentes | Barbacena | -21.23 -44.39 68
    Sudoeste de Minas | sudoeste | | Passos | -20.84 -46.40 65
BA: Litoral Norte da Bahia | litoral norte | | Camaçari | -12.26 -37.97 66
    Norte da Bahia | norte | vale do sao francisco bahia | Juazeiro | -9.51 -40.15 216
    Sudoeste da Bahia | sudoeste | | Vitória da Conquista | -14.42 -41.38 156
    Chapada Diamantina | | chapada baiana | Seabra | -12.47 -41.04 83
    Nordeste da Bahia | nordeste | | Alagoinhas | -11.30 -38.67 100
PE: Litoral Sul de Pernambuco | litoral sul | litoral sul | Ipojuca | -8.52 -35.06 30
    Agreste de Pernambuco | agreste | agreste | Caruaru | -8.37 -36.12 75
    Sertão de Pernambuco | sertao | sertao | Serra Talhada | -7.52 -38.88 182
    Vale do São Francisco | | sertao do sao francisco, sao francisco pernambucano | Petrolina | -8.95 -39.91 86
    Zona da Mata de Pernambuco | | zona da mata pernambucana, zona da mata pe, mata sul, mata norte | Vitória de Santo Antão | -8.12 -35.29 74
CE: Sertão do Ceará | sertao | sertao central | Quixadá | -5.17 -39.81 110
    Norte do Ceará | norte, noroeste | | Sobral | -3.58 -40.47 90
    Vale do Jaguaribe | | regiao do jaguaribe | Limoeiro do Norte | -5.23 -38.20 92
    Centro-Sul do Ceará | centro sul | | Iguatu | -6.41 -39.24 46
    Sul do Ceará | sul | | Juazeiro do Norte | -7.28 -39.67 84
RN: Seridó | | serido potiguar, regiao do serido | Caicó | -6.40 -36.79 39
    Oeste Potiguar | oeste | | Mossoró | -5.53 -37.67 92
    Agreste Potiguar | agreste | | Nova Cruz | -6.01 -35.62 60
PB: Agreste da Paraíba | agreste | brejo paraibano | Campina Grande | -7.07 -35.73 40
    Sertão da Paraíba | sertao | | Patos | -6.95 -37.92 75
AL: Agreste de Alagoas | agreste | | Arapiraca | -9.64 -36.73 33
    Sertão de Alagoas | sertao | | Delmiro Gouveia | -9.41 -37.62 45
SE: Agreste de Sergipe | agreste | | Itabaiana | -10.93 -37.71 46
    Sertão de Sergipe | sertao | | Nossa Senhora da Glória | -9.93 -37.61 41
MA: Sul do Maranhão | sul | | Balsas | -7.05 -46.74 98
    Oeste do Maranhão | oeste | | Imperatriz | -4.39 -46.57 164
    Leste do Maranhão | leste | | Caxias | -4.54 -43.43 94
    Baixada Maranhense | | | Pinheiro | -2.72 -45.14 60
PI: Norte do Piauí | norte | litoral do piaui, litoral piauiense | Parnaíba | -3.56 -41.98 87
    Sul do Piauí | sul, sudoeste | | Floriano | -8.60 -44.09 239
    Sudeste do Piauí | sudeste | | Picos | -7.27 -41.44 105
PA: Sul do Pará | sul, sudeste | carajas, regiao de carajas | Marabá | -6.01 -49.47 255
    Sudoeste do Pará | sudoeste | | Altamira | -5.17 -53.80 284
    Oeste do Pará | oeste | baixo amazonas | Santarém | -2.08 -55.08 116
    Nordeste do Pará | nordeste | | Castanhal | -1.58 -47.62 113
    Marajó | | ilha do marajo | Breves | -1.27 -49.70 150
MT: Norte de Mato Grosso | norte | nortao | Sinop | -11.85 -56.08 224
    Sul de Mato Grosso | sul, sudeste | | Rondonópolis | -16.43 -54.19 146
    Sudoeste de Mato Grosso | sudoeste, oeste | | Tangará da Serra | -15.20 -58.26 120
    Vale do Araguaia | nordeste, leste | vale do araguaia mt | Barra do Garças | -13.26 -51.92 297
MS: Sul de Mato Grosso do Sul | sul, sudoeste | | Dourados | -22.38 -54.53 127
    Leste de Mato Grosso do Sul | leste | bolsao | Três Lagoas | -19.79 -52.16 125
    Norte de Mato Grosso do Sul | norte | | Coxim | -18.48 -54.65 105
    Pantanal | | pantanal sul matogrossense | Corumbá | -19.74 -56.72 130
GO: Sul Goiano | sul | | Rio Verde | -18.20 -50.30 187
    Sudoeste Goiano | sudoeste | | Rio Verde | -18.01 -51.50 125
    Sudeste Goiano | sudeste | | Catalão | -17.74 -48.14 55
    Norte Goiano | norte | | Porangatu | -13.98 -48.74 79
    Leste Goiano | leste, nordeste | | Formosa | -14.90 -47.19 216
    Noroeste Goiano | noroeste | | Goiás | -14.60 -50.15 152
TO: Norte do Tocantins | norte | bico do papagaio | Araguaína | -6.76 -48.18 151
    Sul do Tocantins | sul | | Gurupi | -11.98 -49.05 60
PR: Sudoeste do Paraná | sudoeste | | Pato Branco | -25.95 -53.07 54
    Noroeste do Paraná | noroeste | | Umuarama | -23.45 -52.67 79
    Campos Gerais | | campos gerais do parana | Ponta Grossa | -24.78 -50.11 76
    Centro-Sul do Paraná | centro sul, centro | | Guarapuava | -25.24 -51.89 59
    Sudeste do Paraná | sudeste, sul | | Irati | -25.73 -50.94 61
SC: Alto Vale do Itajaí | | alto vale, alto vale catarinense | Rio do Sul | -27.20 -49.74 31
    Extremo Oeste catarinense | extremo oeste | | São Miguel do Oeste | -26.72 -53.68 54
    Serra Catarinense | | serra de sc, planalto serrano | Lages | -27.74 -50.17 69
    Planalto Norte catarinense | | planalto norte | Mafra | -26.21 -49.89 54
    Meio-Oeste catarinense | | meio oeste, meio oeste sc | Joaçaba | -27.00 -51.52 60
RS: Campanha Gaúcha | | regiao da campanha, campanha rs | Bagé | -30.86 -54.72 83
    Fronteira Oeste | | fronteira oeste gaucha, fronteira oeste do rs, fronteira gaucha | Uruguaiana | -29.77 -55.79 129
    Missões | | missoes rs, regiao das missoes, missoes gauchas | Santo Ângelo | -28.36 -54.61 38
    Norte Gaúcho | norte, planalto | planalto medio | Passo Fundo | -27.78 -52.46 107
    Noroeste Gaúcho | noroeste | | Santa Rosa | -28.06 -53.82 72
    Sul Gaúcho | sul | zona sul do rs, zona sul gaucha | Pelotas | -31.96 -52.67 98
    Centro do Rio Grande do Sul | centro | | Santa Maria | -29.81 -53.53 70
    Vale do Taquari | | | Lajeado | -29.37 -51.91 19
    Vale do Rio Pardo | | | Santa Cruz do Sul | -29.80 -52.30 27
    Vale do Caí | | | São Sebastião do Caí | -29.57 -51.39 19
    Região das Hortênsias | | hortensias | Gramado | -29.41 -50.85 30
ES: Norte do Espírito Santo | norte | | São Mateus | -18.99 -39.90 52
    Sul do Espírito Santo | sul | | Cachoeiro de Itapemirim | -20.90 -41.19 43
    Noroeste do Espírito Santo | noroeste | | Colatina | -19.11 -40.62 53
    Serra Capixaba | | regiao serrana do espirito santo, regiao serrana es | Domingos Martins | -20.13 -40.87 39
RJ: Noroeste Fluminense | noroeste | | Itaperuna | -21.34 -41.93 38
    Centro-Sul Fluminense | centro sul | | Três Rios | -22.26 -43.44 32
SP: Alta Mogiana | | regiao de franca, franca e regiao, nordeste paulista | Franca | -20.61 -47.69 37
    Alta Noroeste | | regiao de aracatuba, aracatuba e regiao | Araçatuba | -21.15 -50.73 77
    Centro-Oeste Paulista | centro oeste | | Bauru | -22.13 -49.25 77
    Região de Bauru | | bauru e regiao | Bauru | -22.35 -48.82 32
    Região de Marília | | marilia e regiao | Marília | -22.26 -50.16 56
    Centro Paulista | | regiao de araraquara, araraquara e regiao, regiao de sao carlos, sao carlos e regiao, regiao central do estado | Araraquara | -21.81 -48.13 38
    Região de Piracicaba | | piracicaba e regiao | Piracicaba | -22.60 -47.66 31
    Região de Jundiaí | | jundiai e regiao, aglomeracao urbana de jundiai | Jundiaí | -23.25 -46.96 23
    Sudoeste Paulista | sudoeste | | Itapeva | -23.74 -48.74 77
    Leste Paulista | leste | baixa mogiana | São João da Boa Vista | -21.95 -46.98 58
    Circuito das Águas | | circuito das aguas paulista | Serra Negra | -22.61 -46.67 19
    Região Bragantina | | regiao de braganca, regiao de braganca paulista, braganca e regiao, braganca paulista e regiao | Bragança Paulista | -23.02 -46.42 22
RO: Cone Sul de Rondônia | sul | cone sul | Vilhena | -12.97 -60.48 47
AC: Vale do Juruá | | regiao do jurua | Cruzeiro do Sul | -7.68 -72.78 18
`

const wordsIn = (text: string) => text.split(', ').filter(Boolean)

/** Each region with the phrases of plain words that name it. */
export const regionsOfStates: readonly (readonly [phrases: readonly string[], region: Region])[] = table
  .trim()
  .split(/\n(?=[A-Z]{2}: )/)
  .flatMap((ofState) => {
    const state = ofState.slice(0, 2) as StateCode
    return ofState
      .slice(4)
      .split('\n')
      .map((line): readonly [string[], Region] => {
        const [name = '', sides = '', others = '', town = '', circle = ''] = line
          .trim()
          .split('|')
          .map((part) => part.trim())
        const [latitude, longitude, kilometres] = circle.split(' ').map(Number) as [number, number, number]
        const phrases = [...wordsIn(sides).flatMap((side) => inState(side, state)), ...wordsIn(others), normalise(name)]
        return [phrases, { name, around: `${town}, ${state}`, latitude, longitude, kilometres }]
      })
  })

/** What people call a side of a state: 'sul de goias', 'sul do go', 'sul goiano'. */
export function inState(side: string, state: StateCode): string[] {
  const called = [normalise(stateName(state)), state.toLowerCase(), ...(state === 'MG' ? ['minas'] : [])]
  return [
    ...called.flatMap((name) => ['', 'de ', 'do ', 'da '].map((of) => `${side} ${of}${name}`)),
    ...adjectivesOf(state).map((adjective) => `${side} ${adjective}`),
  ]
}
