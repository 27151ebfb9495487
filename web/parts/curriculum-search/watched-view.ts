import type { WatchedSearch } from '@trampolim/contract/search-cv/search.ts'
import { curriculumSearch } from '@trampolim/phrases/pt-br/curriculum-search.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { moneyText } from '../curriculums/form/typed-values.ts'
import { newQuery, type PeopleQuery, peoplePath } from './people-query.ts'

const t = speak(curriculumSearch)

/** The texts of a watched search. */
export type WatchedView = { id: string; name: string; ofJob: string | null; fresh: string; isFresh: boolean }

/** Converts a watched search to texts. */
export function watchedView({ id, name, job, fresh }: WatchedSearch): WatchedView {
  const count = fresh.count
  return {
    id,
    name,
    ofJob: job && t('watched.ofJob', { job: job.jobName }),
    fresh:
      count === 0
        ? t('watched.nothing')
        : fresh.more
          ? t('watched.freshMore', { count })
          : t('watched.fresh', { count }),
    isFresh: count > 0,
  }
}

/** The address of a watched search, with which people who have changed since it was last opened are marked. */
export function watchedPath({ job, filters, occupation, towns, seen }: WatchedSearch): string {
  const { sort, languages = [], age, salary, distance, schooling, updated, cvType } = filters
  const texts = (values: readonly (string | number | undefined)[]) =>
    values.flatMap((value) => (value === undefined || value === '' ? [] : [String(value)]))
  const query: PeopleQuery = {
    ...newQuery({ job: job?.id ?? '' }),
    sort: sort ?? 'relevance',
    since: seen,
    filters: {
      cvType: texts([cvType]),
      name: texts([filters.name]),
      occupation: texts([filters.words || (occupation ?? undefined)]),
      location: [...texts([filters.place]), ...towns],
      keywords: texts([filters.keywords]),
      distance: texts([distance]),
      salary: salary === undefined ? [] : [moneyText(salary)],
      languages: languages.map(({ language, level }) => (level ? `${language}:${level}` : language)),
      schooling: texts([schooling]),
      allowRemote: filters.allowRemote ? ['true'] : [],
      pcdOnly: filters.pcdOnly ? ['true'] : [],
      ageMin: texts([age?.min]),
      ageMax: texts([age?.max]),
      states: filters.states,
      districts: filters.districts,
      salaries: filters.salaries,
      careerFocus: filters.careerFocus,
      licences: filters.licences,
      benefits: filters.benefits,
      availability: filters.availability,
      updated: texts([updated]),
    },
  }
  return peoplePath(query)
}
