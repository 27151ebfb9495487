import { occupationNames } from '@trampolim/marketplace/occupations/names.ts'
import { occupations } from '@trampolim/marketplace/occupations/titles.ts'
import { meanings, normalise } from '@trampolim/marketplace/occupations/words.ts'
import { placeLabel, type Town } from '@trampolim/marketplace/search/places/place.ts'
import { readSearch } from '@trampolim/marketplace/search/reading/read-search.ts'
import type { Names } from '@trampolim/marketplace/search/reading/reading.ts'
import { runsOf, typedWords } from '@trampolim/marketplace/search/reading/typed-words.ts'

const known = new Map<string, { cbo: number; name: string; weight: number }[]>()
for (const { cbo, name, normalised, weight } of occupationNames(occupations())) {
  const all = known.get(normalised) ?? []
  known.set(normalised, all)
  all.push({ cbo: Number(cbo), name, weight })
}

const towns =
  `Campinas SP 1139; São Paulo SP 11452; Rio de Janeiro RJ 6211; Santos SP 419; Salvador BA 2418; Belo Horizonte MG 2315;
  Natal RN 751; Caixa-Prego BA 1; Minas do Leão RS 8; Santa Maria RS 272; Santa Maria PB 8; Registro SP 60; Praia Grande SP 350;
  Feira de Santana BA 616; Brasília DF 2817; Curitiba PR 1774; Rio Claro SP 201; Franca SP 353; Osasco SP 743; Barueri SP 316; Jandira SP 118; Americana SP 237`
    .split(';')
    .map((each): Town => {
      const [, name = '', state = '', thousands = ''] = /^\s*(.+) ([A-Z]{2}) (\d+)$/.exec(each) ?? []
      return {
        id: Number(thousands),
        name,
        state: state as Town['state'],
        population: Number(thousands) * 1000,
        latitude: 0,
        longitude: 0,
      }
    })
const byName = new Map<string, Town[]>()
for (const town of towns) byName.set(normalise(town.name), [...(byName.get(normalise(town.name)) ?? []), town])

const moema = { name: 'Moema', town: towns[1] as Town, latitude: -23.6, longitude: -46.66, wellKnown: true }

/** Reads what was typed, with the names of some towns, districts and a company, and of all occupations. */
export function read(occupation: string, location = '') {
  const typed = { occupation, location }
  const runs = [...runsOf(typedWords(occupation)), ...runsOf(typedWords(location))]
  const names: Names = {
    occupations: new Map(
      runs.flatMap((run) => {
        const spelt = run
          .split(' ')
          .reduce<string[]>(
            (begun, word) => begun.flatMap((each) => meanings(word).map((way) => `${each} ${way}`.trim())).slice(0, 24),
            [''],
          )
        const found = spelt.flatMap((each) => known.get(each) ?? [])
        return found.length > 0 ? [[run, found]] : []
      }),
    ),
    towns: byName,
    districts: new Map([
      ['moema', [moema]],
      ['copacabana', [{ ...moema, name: 'Copacabana', town: towns[2] as Town }]],
    ]),
    companies: new Map([['padaria aurora', { name: 'Padaria Aurora' }]]),
  }
  const reading = readSearch(typed, names)
  return {
    cbo: reading.cargos[0]?.occupations[0]?.name.toLowerCase(),
    cargos: reading.cargos.map(({ occupations }) => occupations[0]?.name.toLowerCase()).join(', '),
    terms: reading.terms.map(({ term }) => ('value' in term ? `${term.kind} ${term.value}` : term.kind)).join(', '),
    place: reading.place ? placeLabel(reading.place) || reading.place.kind : '',
    unknown: reading.unknown.map(({ text }) => text).join('|'),
    head: reading.cargos[0]?.head ?? '',
    reading,
    typed,
  }
}
