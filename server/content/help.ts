import { type HelpAudience, helpAudiences } from '@trampolim/marketplace/help/topics.ts'
import { deletedByAge } from '@trampolim/marketplace/retention/deleted-by-age.ts'
import { addDays, dayOf } from '@trampolim/marketplace/time/days.ts'
import { z } from 'zod'
import type { Work } from '../platform/background/work.ts'
import type { House } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { countRating, deleteRatings, sumRatings } from './queries.ts'
import { type HelpAnswer, readContent } from './read-content.ts'
import { openSearch } from './search.ts'

type Asked = { audience: HelpAudience; topic?: string | undefined; text: string; page: number; size: number }

/** Returns a page of the questions of an audience. */
export function listQuestions({ audience, topic, text, page, size }: Asked) {
  const answers = readContent().help.filter((each) => each.audience === audience && (!topic || each.topic === topic))
  const found = text === '' ? answers : fitting(answers, text, audience)
  const items = found.slice((page - 1) * size, page * size).map(presentAnswer)
  return { items, page, size, total: found.length }
}

function presentAnswer({ slug, audience, topic, question, html, quick, updated }: HelpAnswer) {
  return { id: slug, audience, topic, question, html, quick: quick ?? false, updated }
}

const searches = new Map<HelpAudience, (typed: string) => string[]>()

function fitting(answers: readonly HelpAnswer[], text: string, audience: HelpAudience) {
  const search = searches.get(audience) ?? openSearch(searchedOf(audience))
  searches.set(audience, search)
  return search(text).flatMap((id) => answers.find(({ slug }) => slug === id) ?? [])
}

function searchedOf(audience: HelpAudience) {
  return readContent()
    .help.filter((each) => each.audience === audience)
    .map(({ slug, question, words = '', text }) => ({ id: slug, title: question, words, text }))
}

/**
 * Records whether an answer helped.
 * @throws answer_not_found
 */
export async function rateAnswer(
  { database, now }: House,
  { audience, id, helped }: { audience: HelpAudience; id: string; helped: boolean },
) {
  if (!readContent().help.some((each) => each.audience === audience && each.slug === id)) refuse('answer_not_found')
  await countRating(database, { audience, id, helped, day: dayOf(now()) })
}

/** The number of days for which ratings are kept and summed up. */
const ratedDays = deletedByAge.helpRating.days

/** Returns a page of the answers that were rated in the last 90 days; deleted answers aren't listed. */
export async function listRatings({ database, now }: House, { page, size }: { page: number; size: number }) {
  const rows = await sumRatings(database, addDays(dayOf(now()), -ratedDays))
  const { help } = readContent()
  const all = rows.flatMap(({ audience, id, helped, unhelped }) => {
    const answer = help.find((each) => each.audience === audience && each.slug === id)
    const known = helpAudiences.find((each) => each === audience)
    return answer && known
      ? [{ id, audience: known, topic: answer.topic, question: answer.question, helped, unhelped }]
      : []
  })
  return { items: all.slice((page - 1) * size, page * size), page, size, total: all.length }
}

export const forgetRatingsWork: Work<Record<string, never>> = { name: 'forget-ratings', payload: z.strictObject({}) }

export async function forgetRatings({ database, now }: House) {
  await deleteRatings(database, addDays(dayOf(now()), -ratedDays))
}
