import { search } from '@trampolim/phrases/pt-br/search.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Button } from '../../../design/button.tsx'
import { ChipLink } from '../../../design/chip.tsx'
import { forgetRecentSearches, useRecentSearches, type Words } from '../../../parts/jobs/search/recent-searches.ts'
import { href } from '../../../platform/href.ts'
import classes from './search.module.css'

const t = speak(search)

/** The latest searches made in this browser, with a button to delete them. */
export function RecentSearches() {
  const recent = useRecentSearches()
  if (recent.length === 0) return null
  return (
    <section aria-labelledby="recent-searches" className={classes.others}>
      <h2 id="recent-searches">{t('recentSearches')}</h2>
      <SearchChips searches={recent} />
      <p className={classes.kept}>
        {t('recentKept')}{' '}
        <Button look="bare" size="small" onClick={forgetRecentSearches}>
          {t('forgetRecent')}
        </Button>
      </p>
    </section>
  )
}

/** Searches as links: 'Vendedor em Campinas, SP'. */
export function SearchChips({ searches }: { searches: readonly Words[] }) {
  return (
    <ul>
      {searches.map(({ occupation, location }) => (
        <li key={`${occupation} ${location}`}>
          <ChipLink to={href('/search', {}, { occupation, location })}>
            {occupation && location ? t('searchIn', { occupation, location }) : occupation || location}
          </ChipLink>
        </li>
      ))}
    </ul>
  )
}
