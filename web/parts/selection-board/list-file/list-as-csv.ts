import type { CandidateCard } from '@trampolim/contract/candidates.ts'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import { dayFormat } from '@trampolim/phrases/formats.ts'
import { listFile } from '@trampolim/phrases/pt-br/list-file.ts'
import { selectionStep } from '@trampolim/phrases/pt-br/statuses.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { stringify } from 'csv-stringify/sync'
import { type BoardQuery, columnSteps } from '../board/board-query.ts'
import { bandText } from '../board/cards/band-text.ts'
import { askedFilters } from '../board/filters/filters.ts'
import { studiesText } from '../candidate/candidate-words.ts'

const t = speak(listFile)

/** The maximum number of people in a file: it is a spreadsheet for work and not a copy of the database. */
const mostPeople = 1000
const perCall = 100

const day = dayFormat({ dateStyle: 'short', timeZone: 'America/Sao_Paulo' })
const dayOf = (moment: string | null) => (moment === null ? '' : day(moment))

type Column = keyof typeof listFile.columns

/** The file's columns: what the list shows, never contact data. Amounts in reais. */
const columns: readonly [Column, (card: CandidateCard) => string][] = [
  ['name', ({ name }) => name ?? t('hidden')],
  ['step', ({ step }) => (step ? selectionStep[step] : '')],
  ['applied', ({ applied }) => dayOf(applied)],
  ['moved', ({ moved }) => dayOf(moved)],
  ['occupation', ({ occupations, lastOccupation }) => occupations[0]?.title ?? lastOccupation ?? ''],
  ['studies', ({ studies }) => (studies ? studiesText(studies) : '')],
  ['city', ({ city }) => city],
  ['state', ({ state }) => state],
  ['distance', (card) => bandText(card) ?? ''],
  ['salary', ({ salary }) => (salary === null ? '' : String(salary / 100).replace('.', ','))],
  ['score', ({ match }) => (match.score === null ? '' : String(match.score))],
  ['known', ({ match }) => String(match.known)],
  ['tags', ({ tags }) => tags.join(', ')],
  ['unmet', ({ unmet }) => String(unmet)],
  ['seen', ({ viewed }) => t(viewed ? 'yes' : 'no')],
  ['liked', ({ liked }) => t(liked ? 'yes' : 'no')],
]

/**
 * A list of a job's selection as a file for spreadsheets; without a step, everybody in the selection, step by step.
 * Server only.
 */
export async function listAsCsv(calls: Calls, jobId: string, query: BoardQuery): Promise<string> {
  const { input } = await askedFilters(calls, query.filters)
  const { step, list, sort } = query
  const cards: CandidateCard[] = []
  for (const each of step ? [step] : columnSteps) {
    for (let page = 1; cards.length < mostPeople; page++) {
      const { items, total } = await calls.gateway.recruiterSelection.listStep({
        ...{ ...input, jobId, sort, step: each, page, size: perCall },
        list: list === 'selected' ? 'selected' : 'candidated',
      })
      cards.push(...items)
      if (page * perCall >= total) break
    }
  }
  return csvOf(cards.slice(0, mostPeople))
}

/**
 * CSV as spreadsheet programs in Portuguese expect it: UTF-8 with a byte order mark, separated by semicolons, with
 * nothing that they would evaluate as a formula. @internal
 */
export function csvOf(cards: readonly CandidateCard[]): string {
  const head = columns.map(([name]) => t(`columns.${name}`))
  return stringify([head, ...cards.map((card) => columns.map(([, text]) => text(card)))], {
    ...{ bom: true, delimiter: ';', record_delimiter: 'windows', escape_formulas: true },
  })
}
