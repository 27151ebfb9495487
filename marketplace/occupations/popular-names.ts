import { namesInTable } from './name-table.ts'
import { areaNames } from './popular-names/areas-and-acronyms.ts'
import { areasOfTrades } from './popular-names/areas-of-trades.ts'
import { beautyAndFieldNames } from './popular-names/beauty-and-field.ts'
import { buildingNames } from './popular-names/building.ts'
import { careAndSchoolNames } from './popular-names/care-and-school.ts'
import { counterAndOfficeNames } from './popular-names/counters-and-offices.ts'
import { educationNames } from './popular-names/education.ts'
import { fieldAndSeaNames } from './popular-names/field-and-sea.ts'
import { foodNames } from './popular-names/food.ts'
import { serviceNames } from './popular-names/general-services.ts'
import { healthNames } from './popular-names/health.ts'
import { industryNames } from './popular-names/industry.ts'
import { lawAndFinanceNames } from './popular-names/law-and-finance.ts'
import { managementNames } from './popular-names/management-and-trainees.ts'
import { mediaNames } from './popular-names/media-and-design.ts'
import { officeNames } from './popular-names/office.ts'
import { roadPortAndAirportNames } from './popular-names/roads-ports-and-airports.ts'
import { salesNames } from './popular-names/sales.ts'
import { siteAndRepairNames } from './popular-names/sites-and-repairs.ts'
import { technologyNames } from './popular-names/technology.ts'
import { tourismNames } from './popular-names/tourism.ts'
import { transportNames } from './popular-names/transport.ts'
import { workshopAndMineNames } from './popular-names/workshops-and-mines.ts'

/** A name that people use for an occupation, with the CBO occupations that it may mean, the most likely first. */
export type PopularName = {
  readonly name: string
  readonly cbo: readonly string[]
  /** Whether it is the first name in the first line for its most likely occupation, and so the one to suggest first. */
  readonly leading: boolean
  /** Whether many people type it, and not only those of one trade. */
  readonly everyday: boolean
}

/**
 * The tables: a line begins with codes, and its names follow after a colon; an indented line continues the previous one.
 */
const tables = [
  officeNames,
  technologyNames,
  salesNames,
  foodNames,
  serviceNames,
  healthNames,
  educationNames,
  buildingNames,
  industryNames,
  transportNames,
  beautyAndFieldNames,
  lawAndFinanceNames,
  mediaNames,
  tourismNames,
  managementNames,
] as const

/** What those of single trades say. */
const tablesOfTrades = [
  fieldAndSeaNames,
  workshopAndMineNames,
  roadPortAndAirportNames,
  siteAndRepairNames,
  careAndSchoolNames,
  counterAndOfficeNames,
] as const

/** Popular names, trade names and English titles. */
export const popularNames: readonly PopularName[] = [
  ...withLeaders(tables.flatMap(namesInTable)),
  ...tablesOfTrades.flatMap(namesInTable).map((name) => ({ ...name, leading: false, everyday: false })),
]

/** Acronyms and names of whole areas, which people type alone: 'RH', 'TI', 'Supermercado'. */
export const popularAreas: readonly PopularName[] = [
  ...namesInTable(areaNames).map((name) => ({ ...name, leading: false, everyday: true })),
  ...namesInTable(areasOfTrades).map((name) => ({ ...name, leading: false, everyday: false })),
]

type NameOfLine = Omit<PopularName, 'leading' | 'everyday'>

function withLeaders(names: readonly NameOfLine[]): PopularName[] {
  const led = new Set<string | undefined>()
  return names.map((each) => {
    const leading = !led.has(each.cbo[0])
    led.add(each.cbo[0])
    return { ...each, leading, everyday: true }
  })
}
