import type { JobCard } from '@trampolim/contract/jobs.ts'
import { workTypes } from '@trampolim/marketplace/reference/work-types.ts'
import { pictureUrl } from '../files/picture-link.ts'
import type { House } from '../platform/house.ts'
import type { CardRow, Searcher } from './card-queries.ts'
import { matchOf } from './matches.ts'
import type { Candidate } from './rows/packed.ts'
import type { Here } from './searching/spot.ts'

/** Presents a job in a list, at its first workplace or at the one that the search found. */
export function presentCard(
  house: House,
  row: CardRow,
  {
    placeNo,
    distance,
    sameCity,
    match = null,
  }: { placeNo: number; distance: number | null; sameCity: boolean; match?: JobCard['match'] },
): JobCard {
  const { card } = row
  const isRemote = card.workType === workTypes.code.remote
  return {
    id: row.id,
    jobName: card.jobName,
    jobSpecificType: row.kind,
    company: card.company,
    forClient: card.forClient ?? false,
    logo: card.logo ? pictureUrl(house, card.logo) : null,
    place: card.places[placeNo - 1] ?? (card.places[0] as JobCard['place']),
    distance: isRemote ? null : distance,
    sameCity: !isRemote && sameCity,
    contractType: card.contractType,
    workType: card.workType,
    salary: card.salary,
    pcdOnly: card.pcdOnly,
    published: row.published.toISOString(),
    liked: row.liked,
    applied: row.applied,
    discarded: row.discarded,
    match: match && { score: match.score, known: match.known },
  }
}

/**
 * Presents a job in a list that doesn't come from a search, with its match if the reader looks for work (`readingFit`).
 */
export function presentPlainCard(house: House, row: CardRow, searcher: Searcher | undefined): JobCard {
  return presentCard(house, row, { placeNo: 1, distance: null, sameCity: false, match: matchOf(row, searcher) })
}

/**
 * A hit's distance as it may be shown: in kilometres if both positions are exact or lie in different municipalities,
 * otherwise only as 'same city', never as '0 km' (product, readings). The city is that of the person's home (`home`)
 * or, if unknown, the searched one.
 */
export function nearnessOf(
  hit: Candidate,
  here: Here | null,
  home: number | undefined,
): { distance: number | null; sameCity: boolean } {
  if (!here || hit.kilometres === null) return { distance: null, sameCity: false }
  const sameCity = hit.municipality === (home ?? here.municipality)
  if (hit.municipality === here.municipality && !(hit.exact && here.exact)) return { distance: null, sameCity }
  return { distance: Math.max(0.1, Math.round(hit.kilometres * 10) / 10), sameCity }
}
