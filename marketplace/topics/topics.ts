import { normalise } from '../occupations/words.ts'
import type { Sector } from '../reference/sectors.ts'

/** The kinds of topics: a sector, a municipality, an occupation, or an occupation in a municipality. */
export const topicKinds = ['sector', 'place', 'occupation', 'occupation-place'] as const
export type TopicKind = (typeof topicKinds)[number]

/** A topic with at least this many open jobs is linked to and shown to search engines. */
export const leastJobs = 3
/** A topic with at least this many ads that state a salary shows what most of them pay. */
export const leastSalaries = 5
/** How many of its newest jobs a topic shows. */
export const mostNewest = 24

/** The words for sectors in addresses; they never change, so that links stay valid. */
export const sectorWords: Readonly<Record<Sector, string>> = {
  telemarketing: 'telemarketing',
  food: 'alimentacao',
  administrative: 'administrativo',
  'general-services': 'servicos-gerais',
  sales: 'vendas',
  cleaning: 'limpeza',
  building: 'construcao',
  retail: 'comercio',
  industry: 'industria',
  pet: 'pet',
  transportation: 'transporte',
  others: 'outras-areas',
}

/** A name as part of an address: 'Técnico em eletrônica' is 'tecnico-em-eletronica'. */
export const wordOf = (name: string): string => normalise(name).replaceAll(' ', '-')

/** A municipality as part of an address: 'campinas-sp'. */
export const placeWord = (name: string, state: string): string => `${wordOf(name)}-${state.toLowerCase()}`

/** The addresses of topics below `/vagas/`, which also identify topics in calls: 'de/vendedor/em/campinas-sp'. */
export const topicAddress = {
  sector: (sector: Sector) => `setor/${sectorWords[sector]}`,
  place: (place: string) => `em/${place}`,
  occupation: (occupation: string) => `de/${occupation}`,
  occupationPlace: (occupation: string, place: string) => `de/${occupation}/em/${place}`,
} as const

/** The pattern that every topic's address has. */
export const addressPattern = /^(?:setor|em|de)\/[a-z0-9-]{1,120}(?:\/em\/[a-z0-9-]{1,120})?$/
