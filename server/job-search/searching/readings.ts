import { noDemands } from '@trampolim/marketplace/search/vocabulary/demands.ts'
import { kindsOfShifts, type Term } from '@trampolim/marketplace/search/vocabulary/terms.ts'
import type { House } from '../../platform/house.ts'
import { labelOfTerm } from '../understanding/label-of-term.ts'
import type { UnderstoodPlace } from '../understanding/understood-place.ts'
import type { Meant, Without } from '../understanding/understood-search.ts'
import { type Asked, unfilteredOf } from './filters.ts'
import { findJobs } from './find-jobs.ts'

/** Occupations in private homes, for which nobody may advertise (specification, data, terms of use). */
export const householdWork: ReadonlySet<number> = new Set([512_105, 512_110, 512_115, 512_120, 516_205])

/** Whether every likeliest occupation that the words name is in private homes. */
export function namesHousehold({ cbos, leading }: Pick<Meant, 'cbos' | 'leading'>): boolean {
  return cbos.length > 0 && cbos.slice(0, Math.max(1, leading)).every((cbo) => householdWork.has(cbo))
}

/** One way to search for the words; `without`: the words that it leaves out. */
export type Reading = { meant: Meant; without: Without | null }

/**
 * The ways in which the words are searched, each tried if those before it find nothing: first as they were read; then
 * as words, since a job may have this name under another occupation; then without the words beside the named occupation
 * ('vendedor que ganha comissão'), or without the last words of a name that no job has (`mayBeMade`). Nobody may advertise
 * household work, so jobs that say 'doméstico' are others: those with pets.
 */
export function readingsOf(meant: Meant): [Reading, ...Reading[]] {
  const { words, said, without } = meant
  return [
    { meant, without: null },
    ...(words === null && said !== null && !namesHousehold(meant)
      ? [{ meant: { ...meant, words: said }, without: null }]
      : []),
    ...(without ? [{ meant: { ...meant, cbos: without.cbos, leading: without.leading, words: null }, without }] : []),
  ]
}

/**
 * A search that finds nothing with its benefits, its schooling or all its hours is repeated without them: most jobs don't
 * list what they offer, the jobs of an occupation may all require another schooling, and many name a rota without the time
 * of day. This isn't done for alerts: their owner waits for a job that fits.
 */
export function withoutWishes(meant: Meant, terms: readonly Term[]): Reading[] {
  const { cbos, words, company } = meant
  if (cbos.length === 0 && words === null && company === null) return []
  const offers = (['benefit', 'schooling'] as const).flatMap((kind) => terms.filter((term) => term.kind === kind))
  const hours = furtherHours(terms)
  const wishes = [offers, hours, offers.length > 0 && hours.length > 0 ? [...offers, ...hours] : []]
  const asTyped = wishes.flatMap((each) => (each.length > 0 ? [leavingOut({ meant, without: null }, each)] : []))
  const least = readingsOf(meant).at(-1)
  if (!hours.length || !least?.without || least.without.shortens) return asTyped
  return [...asTyped, leavingOut(least, [...offers, ...hours])]
}

/** The typed hours beyond those of the kind that was typed first: 'noturno 12x36' keeps the night. */
function furtherHours(terms: readonly Term[]): Term[] {
  const typed = terms.filter((term) => term.kind === 'shift')
  const first = kindsOfShifts.find((kind) => typed[0] && kind.includes(typed[0].value)) ?? []
  return typed.filter(({ value }) => !first.includes(value))
}

function leavingOut({ meant, without }: Reading, wishes: readonly Term[]): Reading {
  const { cbos, leading, demands } = meant
  const has = (kind: Term['kind']) => wishes.some((wish) => wish.kind === kind)
  const hours = wishes.flatMap((wish) => (wish.kind === 'shift' ? [wish.value] : []))
  const leftOut = wishes.map((term) => labelOfTerm(term).toLocaleLowerCase('pt-BR'))
  return {
    meant: {
      ...meant,
      demands: {
        ...demands,
        ...((has('benefit') || has('schooling')) && { benefits: [], schoolings: [] }),
        shifts: demands.shifts.filter((shift) => !hours.includes(shift)),
      },
    },
    without: {
      ...{ cbos, leading, name: without?.name ?? null, shortens: false },
      leftOut: [...(without?.leftOut ?? []), ...leftOut],
    },
  }
}

type Ground = Pick<House, 'searchDatabase' | 'now'>
type Searched = { meant: Meant; place: UnderstoodPlace | undefined }

const onlyCounting = {
  sort: 'newest',
  byFit: true,
  searcher: undefined,
  hidden: [],
  professionalId: null,
  most: 1,
} as const

/**
 * Whether a reading may be searched after the previous ones found nothing. The last words of a name are left out only
 * if there are no such jobs anywhere: a person who looks for an 'operador de empilhadeira' is told where the nearest
 * ones are instead of being shown other operators.
 */
export async function mayBeMade(house: Ground, asked: Asked, { reading, meant }: { reading: Reading; meant: Meant }) {
  if (!reading.without?.shortens) return true
  const { filtered } = await findJobs(house, unfilteredOf(asked), {
    ...onlyCounting,
    place: undefined,
    meant: { ...meant, demands: noDemands },
  })
  return filtered.count === 0
}

/**
 * The reading with which a search, without its filters, finds jobs now. If none does, all readings together, since any
 * of them may find the next job.
 */
export async function readingThatFinds(house: Ground, asked: Asked, { meant, place }: Searched): Promise<Meant> {
  const readings = readingsOf(meant)
  if (readings.length === 1) return meant
  for (const reading of readings) {
    const plan = { ...onlyCounting, place, meant: reading.meant }
    const { filtered } = await findJobs(house, unfilteredOf(asked), plan)
    if (filtered.count > 0 && (await mayBeMade(house, asked, { reading, meant }))) return reading.meant
  }
  const { words, said } = meant
  const without = meant.without?.shortens ? null : meant.without
  const cbos = [...new Set([...(without?.cbos ?? []), ...meant.cbos])]
  return cbos.length === 0 && without ? { ...meant, words: null } : { ...meant, cbos, words: words ?? said }
}
