import { IconMapPin } from '@tabler/icons-react'
import { search } from '@trampolim/phrases/pt-br/search.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { classNames } from '../../../design/class-names.ts'
import { Glyph } from '../../../design/glyph.tsx'
import classes from './search-bar.module.css'
import { SearchField } from './search-field.tsx'
import { filtersInUse, isList, type SearchQuery } from './search-query.ts'

const t = speak(search)

type SearchBarProps = {
  query?: SearchQuery
  /** Whether the search is around the position in the address, which it then keeps. */
  near?: boolean
  /** Smaller, for use above results; `row`: on phones in one row also before anything was asked. */
  compact?: boolean | 'row'
  /** The fault of the last search. */
  fault?: string | null
}

/**
 * The two fields of a job search, for the cargo and the place. A plain form of its own; suggestions appear after the
 * first letters.
 */
export function SearchBar({ query, near: isNear = false, compact, fault }: SearchBarProps) {
  const { occupation = '', location = '', near = '' } = query ?? {}
  const isAsked = Boolean(occupation || location || near)
  return (
    <search>
      <Form
        action="/search"
        className={classNames(
          classes.bar,
          compact && classes.compact,
          compact && (isAsked || compact === 'row') && classes.row,
        )}
        aria-label={t('form')}
      >
        <SearchField
          key={`occupation ${occupation}`}
          field="occupation"
          label={t('occupation')}
          placeholder={t('occupationHint')}
          initial={occupation}
          icon={<Glyph name="search" />}
        />
        <SearchField
          key={`location ${location}`}
          field="location"
          label={t('location')}
          placeholder={t('locationHint')}
          initial={location}
          icon={<IconMapPin size={20} aria-hidden="true" />}
        />
        {query?.near && (isNear || !query.location) && <input type="hidden" name="near" value={query.near} />}
        {query?.jobType && <input type="hidden" name="jobType" value={query.jobType} />}
        {query && isList(query) && <HiddenFilters query={query} />}
        <Button type="submit" look={compact ? 'main' : 'sun'}>
          {compact ? t('submitShort') : t('submit')}
        </Button>
      </Form>
      {fault && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
    </search>
  )
}

/** The filters in the address of a complete list, which apply once a search is made. */
function HiddenFilters({ query }: { query: SearchQuery }) {
  return filtersInUse(query).map(({ name, value }) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
}
