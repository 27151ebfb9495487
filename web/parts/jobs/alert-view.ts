import type { JobAlert } from '@trampolim/contract/gateway/alerts.ts'
import { type JobKindWord, jobKindWords } from '@trampolim/marketplace/reference/job-types.ts'
import { candidate } from '@trampolim/phrases/pt-br/candidate.ts'
import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { filterLabel } from './search/filter-labels.ts'
import { type FilterName, filterNames, readSearch, searchPath } from './search/search-query.ts'

const t = speak(candidate)
const kinds = speak({ list: jobs.list })

/** An alert in its owner's list: its title, its criteria, and the address of its search. */
export type AlertView = Omit<JobAlert, 'filters'> & {
  title: string
  words: string
  filters: string[]
  byDistance: boolean
  search: string
}

/** Presents an alert. Server only: it imports the labels of all filters. */
export function alertView({ filters, ...alert }: JobAlert): AlertView {
  const { occupation, location, name } = alert
  const words = occupation && location ? t('jobs.alertText', { occupation, location }) : occupation || location
  const query = readSearch(new URLSearchParams({ ...filters, occupation, location }))
  const labels = filterNames.flatMap((each) => labelsOf(each, filters[each]))
  const kind =
    filters.jobType && jobKindWords.has(filters.jobType) ? [kinds(`list.${filters.jobType as JobKindWord}`)] : []
  return {
    ...alert,
    title: name ?? words,
    words,
    filters: [...kind, ...labels],
    byDistance: Boolean(filters.distance),
    search: searchPath(query),
  }
}

function labelsOf(name: FilterName, values = ''): string[] {
  // The company's name may contain commas.
  const each = name === 'company' ? [values] : values.split(',')
  return each.flatMap((value) => (value === '' ? [] : filterLabel(name, value)))
}
