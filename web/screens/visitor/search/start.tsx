import type { JobCard as Card } from '@trampolim/contract/jobs.ts'
import type { CappedCount } from '@trampolim/contract/search-jobs/search.ts'
import type { Sector } from '@trampolim/marketplace/reference/sectors.ts'
import { search } from '@trampolim/phrases/pt-br/search.ts'
import { sectorNames } from '@trampolim/phrases/pt-br/sectors.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ChipLink } from '../../../design/chip.tsx'
import { Notice } from '../../../design/notice.tsx'
import { jobCount } from '../../../parts/jobs/search/job-count.ts'
import type { Words } from '../../../parts/jobs/search/recent-searches.ts'
import { href } from '../../../platform/href.ts'
import { NearJobs } from './near-jobs.tsx'
import { RecentSearches, SearchChips } from './recent-searches.tsx'
import classes from './search.module.css'

const t = speak(search)

type StartProps = {
  /**
   * How the page says that a search needs words: as a hint, or as a fault if a search was sent without words
   * (specification, platform §5).
   */
  demand: 'hint' | 'fault' | null
  popular: {
    recent: readonly Card[]
    searches: readonly Words[]
    occupations: readonly (CappedCount & { label: string })[]
    sectors: readonly (CappedCount & { sector: Sector; path: string })[]
  }
  /** The newest jobs that match the person's curriculum. */
  fitting: readonly Card[]
  now: string
}

/**
 * The page before a search: popular searches, the newest jobs nearby, the occupations and sectors with the most jobs, and
 * the person's own searches. These are known to the browser alone, after the page is shown, so they come last, where they
 * move nothing; the fields of the search offer them too.
 */
export function Start({ demand, popular, fitting, now }: StartProps) {
  const { recent, searches, occupations, sectors } = popular
  return (
    <>
      <div className={classes.start}>
        <h1>{t('startTitle')}</h1>
        {demand === 'fault' && (
          <Notice tone="danger" live>
            {t('needSomething')}
          </Notice>
        )}
        {demand === 'hint' && <p>{t('needSomething')}</p>}
      </div>
      {searches.length > 0 && (
        <section aria-labelledby="searches" className={classes.others}>
          <h2 id="searches">{t('startSearches')}</h2>
          <SearchChips searches={searches} />
        </section>
      )}
      <NearJobs fitting={fitting} recent={recent} now={now} />
      {occupations.length > 0 && (
        <section aria-labelledby="popular" className={classes.others}>
          <h2 id="popular">{t('startPopular')}</h2>
          <ul>
            {occupations.map(({ label, ...count }) => (
              <li key={label}>
                <ChipLink to={href('/search', {}, { occupation: label })}>
                  {label} · {jobCount(count)}
                </ChipLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {sectors.length > 0 && (
        <section aria-labelledby="sectors" className={classes.others}>
          <h2 id="sectors">{t('startSectors')}</h2>
          <ul>
            {sectors.map(({ sector, path, ...count }) => (
              <li key={sector}>
                <ChipLink to={path}>
                  {sectorNames[sector]} · {jobCount(count)}
                </ChipLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <RecentSearches />
    </>
  )
}
