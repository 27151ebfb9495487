import type { JobSort } from '@trampolim/marketplace/jobs/search.ts'
import { search } from '@trampolim/phrases/pt-br/search.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Glyph } from '../../../design/glyph.tsx'
import { Link } from '../../../design/link.tsx'
import { type SearchQuery, searchPath } from '../../../parts/jobs/search/search-query.ts'
import classes from './search.module.css'

const t = speak(search)
const sorts: readonly JobSort[] = ['newest', 'compatibility', 'distance', 'salary']

type SortMenuProps = {
  query: SearchQuery
  sort: JobSort
  /** Whether the person is a candidate: sorting by compatibility requires a curriculum. */
  candidate: boolean
}

/** The orders of the results, as links in a disclosure that works without JavaScript. */
export function SortMenu({ query, sort, candidate }: SortMenuProps) {
  const offered = sorts.filter((each) => candidate || each !== 'compatibility')
  return (
    <details className={classes.sort} key={sort}>
      <summary>
        <span className="unseen">{t('sort')}: </span>
        {t(`sorts.${sort}`)}
        <Glyph name="down" size={16} />
      </summary>
      <ul>
        {offered.map((each) => (
          <li key={each}>
            <Link to={searchPath({ ...query, sort: each, page: 1 })} aria-current={each === sort || undefined}>
              {t(`sorts.${each}`)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
