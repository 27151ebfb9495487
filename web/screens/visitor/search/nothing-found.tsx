import type { EmptySearch, OtherSearch } from '@trampolim/contract/search-jobs/understood.ts'
import { search } from '@trampolim/phrases/pt-br/search.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { jobCount } from '../../../parts/jobs/search/job-count.ts'
import {
  isList,
  type SearchQuery,
  searchPath,
  withFilter,
  withoutFilter,
  withoutFilters,
} from '../../../parts/jobs/search/search-query.ts'
import classes from './search.module.css'

const t = speak(search)

type NothingFoundProps = { query: SearchQuery; nothing: EmptySearch | null; member: boolean; filtered: boolean }

/**
 * Explains why nothing was found, and offers searches that find something, with their numbers of jobs, and an alert.
 */
export function NothingFound({ query, nothing, member, filtered }: NothingFoundProps) {
  const others = nothing?.others ?? []
  const asked = nothing?.filtersLeftOut ? withoutFilters(query) : query
  return (
    <div>
      <EmptyState
        title={t('emptyTitle')}
        text={nothing ? t(`nothing.${nothing.reason}`) : t('emptyText')}
        actions={
          filtered &&
          others.length === 0 && (
            <ButtonLink look="main" to={searchPath(withoutFilters(query))}>
              {t('emptyClear')}
            </ButtonLink>
          )
        }
      />
      {others.length > 0 && (
        <section aria-labelledby="others" className={classes.others}>
          <h3 id="others">{t(nothing?.filtersLeftOut ? 'nothing.othersUnfiltered' : 'nothing.others')}</h3>
          <ul>
            {others.map((other) => (
              <li key={`${other.kind} ${other.filter ?? other.label}`}>
                <ButtonLink to={pathOf(asked, other, member)}>{labelOf(other)}</ButtonLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {!isList(query) && nothing?.reason !== 'household' && (
        <Form method="post" className={classes.alert}>
          <p>{t('alertText')}</p>
          <Button type="submit">{t('alert')}</Button>
        </Form>
      )}
    </div>
  )
}

function labelOf({ kind, label, filter, distance, ...count }: OtherSearch): string {
  const jobs = jobCount(count)
  if (filter) return t('nothing.filter', { filter: t(`filterNames.${filter}`).toLowerCase(), jobs })
  if (kind === 'filters') return t('nothing.withoutFilters', { jobs })
  return t(`nothing.${kind}`, { label, jobs, distance: distance ?? '' })
}

/** A wider radius is a filter, for which a visitor has to sign in first. */
function pathOf(query: SearchQuery, other: OtherSearch, member: boolean): string {
  const { kind, filter, occupation, location, distance } = other
  const words = { ...query, occupation, location, page: 1 }
  if (filter) return searchPath(withoutFilter(words, filter))
  if (kind === 'filters') return searchPath(withoutFilters(words))
  if (kind !== 'wider' || query.filters.distance[0] === String(distance)) return searchPath(words)
  const to = searchPath(withFilter(words, 'distance', String(distance)))
  return member ? to : `/signin?redirect=${encodeURIComponent(to)}`
}
