import { refreshAllJobSearch } from '@trampolim/server/job-search/rows/refresh-job-search.ts'
import { refreshCompanyNames } from '@trampolim/server/job-search/understanding/refresh-company-names.ts'
import type { Database } from '@trampolim/server/platform/house.ts'
import { insertJob, insertOrganization } from '../world/builders.ts'
import { type Trade, trades } from '../world/occupations.ts'

type Ground = Parameters<typeof insertOrganization>[0]
type Where = { id: number; district: string; latitude: number; longitude: number }

/** Towns in which every trade has jobs, and two districts of large towns. */
const towns =
  `São Paulo, SP; Campinas, SP; Santos, SP; Santo André, SP; Guarulhos, SP; Osasco, SP; Rio de Janeiro, RJ; Belo Horizonte, MG;
  Curitiba, PR; Porto Alegre, RS; Santa Maria, RS; Florianópolis, SC; Salvador, BA; Recife, PE; Fortaleza, CE; Manaus, AM;
  Brasília, DF; Goiânia, GO; Vitória, ES`
    .split(';')
    .map((each) => each.trim())

const districts = [
  { town: 'São Paulo, SP', district: 'Itaquera', latitude: -23.54, longitude: -46.46 },
  { town: 'São Paulo, SP', district: 'Moema', latitude: -23.6, longitude: -46.66 },
  { town: 'Rio de Janeiro, RJ', district: 'Copacabana', latitude: -22.97, longitude: -43.19 },
  { town: 'Recife, PE', district: 'Boa Viagem', latitude: -8.12, longitude: -34.9 },
] as const

const office = ['411010', '411005', '212405', '317105', '262410', '252405', '241005']
const hours = (workingHours: string, start: string, end: string) => ({
  workingHours,
  workingHoursStart: start,
  workingHoursEnd: end,
})
const day = hours('monday-friday', '08:00', '17:48')

/**
 * Fills the fixed world for judging typed searches: every trade in each of these places, rotating through contracts,
 * ways of working, shifts and seniorities by counters, so that it is the same in every run.
 */
export async function fillRelevanceWorld({ database, now }: Ground, owner: Database) {
  const moment = now().getTime()
  let made = 0
  const ground = { database, now: () => new Date(moment - (made++ % 2_000) * 600_000) }
  const aurora = await insertOrganization(ground, { company_name: 'Padaria Aurora' })
  const hospital = await insertOrganization(ground, { company_name: 'Hospital Santa Luzia' })
  const others = await insertOrganization(ground, { company_name: 'Grupo Horizonte' })
  const places = await placesOf(database)
  for (const [nthPlace, place] of places.entries()) {
    for (const [nthTrade, trade] of trades.entries()) {
      const company = trade.sector === 'health' ? hospital : nthTrade % 3 === 0 ? aurora : others
      await insertJob(ground, { organizationId: company, ...jobOf(trade, place, nthPlace + nthTrade) })
      await insertJob(ground, { organizationId: company, ...jobOf(trade, place, nthPlace + nthTrade + 5) })
      if ((nthTrade + nthPlace) % 3 === 0)
        await insertJob(ground, { organizationId: others, ...beginnersJob(trade, place, nthTrade + nthPlace) })
    }
  }
  await insertVariants(ground, { organizationId: others, places })
  await insertCompanies(ground, places)
  await refreshAllJobSearch(owner)
  await refreshCompanyNames({ database })
}

async function placesOf(database: Database): Promise<Where[]> {
  const rows = await database
    .selectFrom('municipality')
    .select(['id', 'name', 'state', 'latitude', 'longitude'])
    .execute()
  const byLabel = new Map(rows.map((row) => [`${row.name}, ${row.state}`, row]))
  const townOf = (label: string) => {
    const town = byLabel.get(label)
    if (!town) throw new Error(`there is no ${label}`)
    return town
  }
  return [
    ...towns.map(townOf).map(({ id, latitude, longitude }) => ({ id, latitude, longitude, district: 'Centro' })),
    ...districts.map(({ town, ...where }) => ({ id: townOf(town).id, ...where })),
  ]
}

function workPlaces({ id, district, latitude, longitude }: Where) {
  return JSON.stringify([{ zipCode: '01001000', qty: 1, district, cityState: id, latitude, longitude, exact: true }])
}

function jobOf({ cbo, names, pay: [low, high], schooling, remote }: Trade, place: Where, nth: number) {
  const workType = remote && nth % 3 === 0 ? 2 : remote && nth % 3 === 1 ? 3 : 1
  return {
    cbo,
    job_name: names[nth % names.length] as string,
    contract_type: ([1, 1, 3, 1, 2, 4, 1, 5] as const)[nth % 8] as number,
    work_type: workType,
    allow_remote_other_states: workType === 2 && nth % 2 === 0,
    only_handicap: nth % 7 === 3,
    minimum_experience: nth % 4 === 0 ? 0 : 1,
    salary_type: 1,
    salary_from_cents: low * 100,
    salary_to_cents: (nth % 2 === 0 ? high : low) * 100,
    schooling,
    languages: JSON.stringify(languagesOf(nth)),
    work_places: workPlaces(place),
    content: { ...hoursOf(nth) },
  }
}

function languagesOf(nth: number) {
  const language = nth % 5 === 2 ? (['ingles', 'espanhol', 'libras'] as const)[nth % 3] : undefined
  return language ? [{ language, level: 2 }] : []
}

function hoursOf(nth: number): object {
  if (nth % 6 === 1) return hours('monday-friday', '22:00', '05:00')
  if (nth % 6 === 3) return hours('monday-friday', '08:00', '12:00')
  if (nth % 6 === 4) return { workingHours: 'custom', workingHoursCustom: 'Escala 12x36' }
  if (nth % 6 === 5) return hours('saturday', '08:00', '17:00')
  if (nth % 12 === 0) return hours('monday-saturday', '08:00', '17:00')
  const rota = { 2: '5x2', 8: '6x1' }[nth % 12]
  return rota ? { workingHours: 'custom', workingHoursCustom: `Escala ${rota}` } : day
}

const smallCompanies = [
  'Transportadora Andorinha',
  'Supermercados Bom Preço',
  'TechNova Sistemas',
  'Clínica VivaBem',
  'Construtora São Bento Ltda',
]

/**
 * Companies with a few jobs each, two of them in each of the first towns; their guards work in a rota that no search
 * term covers.
 */
async function insertCompanies(ground: Ground, places: readonly Where[]) {
  const guard = trades.find(({ cbo }) => cbo === '517330') as Trade
  for (const [nth, company_name] of smallCompanies.entries()) {
    const organizationId = await insertOrganization(ground, { company_name })
    for (const place of places.slice(0, 2)) {
      await insertJob(ground, { organizationId, ...jobOf(trades[nth * 7] as Trade, place, nth) })
      const content = { workingHours: 'custom', workingHoursCustom: 'Escala 4x2' }
      await insertJob(ground, { organizationId, ...jobOf(guard, place, nth), content })
    }
  }
}

/** Internships and apprenticeships alternately. */
function beginnersJob({ cbo, names, schooling }: Trade, place: Where, nth: number) {
  const internship = nth % 2 === 0
  return {
    cbo,
    job_name: `${internship ? 'Estágio' : 'Jovem aprendiz'}: ${(names[0] as string).toLowerCase()}`,
    job_specific_type: internship ? 2 : 3,
    contract_type: internship ? 8 : 7,
    minimum_experience: 0,
    schooling,
    work_places: workPlaces(place),
    content: hours('monday-friday', '09:00', '15:00'),
  }
}

const levels = ['trainee', 'júnior', 'pleno', 'sênior'] as const

/** Jobs of one seniority each, and office jobs with every way of working. */
async function insertVariants(
  ground: Ground,
  { organizationId, places }: { organizationId: string; places: readonly Where[] },
) {
  for (const [nth, trade] of trades.filter(({ cbo }) => office.includes(cbo)).entries()) {
    for (const [at, level] of levels.entries()) {
      for (const workType of [1, 2, 3]) {
        const place = places[(nth + at + workType) % 8] as Where
        await insertJob(ground, {
          organizationId,
          ...jobOf(trade, place, nth * 12 + at),
          job_name: `${trade.names[0]} ${level}`,
          work_type: workType,
          only_handicap: at === 1,
          content: day,
        })
      }
    }
  }
}
