import { feminine } from '@trampolim/marketplace/occupations/gender.ts'
import { occupationNames } from '@trampolim/marketplace/occupations/names.ts'
import { sectorOf } from '@trampolim/marketplace/occupations/sectors.ts'
import { occupations } from '@trampolim/marketplace/occupations/titles.ts'
import { normalise } from '@trampolim/marketplace/occupations/words.ts'
import { documentItems, type ItemDocumentKind } from '@trampolim/marketplace/reference/lookups.ts'
import { nationalHolidays } from '@trampolim/marketplace/time/working-days.ts'
import { carregarMunicipios } from 'municipios-brasil'
import { populationOf } from './populations.ts'
import { referenceIdOf } from './reference-ids.ts'

/** Every occupation of the CBO. */
function occupationRows() {
  return occupations().map(({ cbo, title }) => ({
    id: referenceIdOf('occupation', cbo),
    cbo,
    title,
    feminine: feminine(title),
    sector: sectorOf(cbo),
  }))
}

/** All names by which people call occupations. */
const occupationNameRows = () => [...occupationNames(occupations())]

/** The municipalities with their positions and time zones. */
async function municipalityRows() {
  const municipalities = await carregarMunicipios()
  return municipalities.listar().map(({ codigoIbge: id, nome: name, uf: state, latitude, longitude, fusoHorario }) => ({
    id,
    reference: referenceIdOf('cityState', id),
    name,
    state,
    normalised: normalise(name),
    population: populationOf({ name, state }),
    latitude,
    longitude,
    timezone: fusoHorario,
  }))
}

/** Courses, institutions, technologies and company areas; earlier entries of a list rank higher. */
function documentRows() {
  return (Object.keys(documentItems) as ItemDocumentKind[]).flatMap((kind) =>
    documentItems[kind].map(({ code, name }, at) => ({
      id: referenceIdOf(kind, code),
      kind,
      code,
      name,
      normalised: normalise(name),
      weight: 1 / (1 + at),
    })),
  )
}

const holidayYears = { first: 2024, last: 2036 }

/** The national holidays of the years in use. */
function holidayRows() {
  const years = Array.from({ length: holidayYears.last - holidayYears.first + 1 }, (_, at) => holidayYears.first + at)
  return years.flatMap((year) => nationalHolidays(year))
}

/** The function that makes the rows of each table, in the order of their references. */
export const sources = [
  { name: 'occupation', rows: occupationRows },
  { name: 'occupation_name', rows: occupationNameRows },
  { name: 'municipality', rows: municipalityRows },
  { name: 'reference_document', rows: documentRows },
  { name: 'national_holiday', rows: holidayRows },
] as const
