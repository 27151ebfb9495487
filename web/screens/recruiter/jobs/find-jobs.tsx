import { recruiter } from '@trampolim/phrases/pt-br/recruiter.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useRef } from 'react'
import { Form } from 'react-router'
import { FoldMenu, foldItem } from '../../../design/fold-menu.tsx'
import { Glyph } from '../../../design/glyph.tsx'
import { Key } from '../../../design/key.tsx'
import { Link } from '../../../design/link.tsx'
import { useSearchKey } from '../../../parts/keys/single-keys.ts'
import { type JobListQuery, jobListSorts } from '../../../parts/recruiter-jobs/list/list-query.ts'
import { href } from '../../../platform/href.ts'
import classes from './jobs.module.css'

const t = speak(recruiter.jobs)

/** The field to find jobs by name. On phones it is hidden behind an icon, unless it is in use. */
export function FindJobs({ asked: { filter, mode, sortBy } }: { asked: JobListQuery }) {
  const form = useRef<HTMLFormElement>(null)
  useSearchKey(form)
  return (
    <>
      <Form
        ref={form}
        role="search"
        action={href('/recruiter/jobs')}
        className={classes.find}
        data-open={filter !== '' || undefined}
        key={`${filter} ${mode} ${sortBy}`}
      >
        {mode !== 'all' && <input type="hidden" name="mode" value={mode} />}
        {sortBy !== 'active' && <input type="hidden" name="sortBy" value={sortBy} />}
        <button type="submit" aria-label={t('searchSubmit')} title={t('searchSubmit')}>
          <Glyph name="search" size={18} />
        </button>
        <input
          id="find"
          type="search"
          name="filter"
          aria-label={t('search')}
          placeholder={t('search')}
          defaultValue={filter}
          maxLength={120}
          aria-keyshortcuts="/"
        />
        {filter === '' && <Key>/</Key>}
      </Form>
      <a href="#find" className={classes.finder} aria-label={t('searchOpen')}>
        <Glyph name="search" />
      </a>
    </>
  )
}

/** The orders of the list, as a menu of links that shows the current order. */
export function SortJobs({
  sortBy,
  to,
}: {
  sortBy: JobListQuery['sortBy']
  to: (by: JobListQuery['sortBy']) => string
}) {
  return (
    <FoldMenu
      label={t('sorted', { by: t(`sorts.${sortBy}`) })}
      className={classes.sort}
      trigger={
        <>
          <span>
            <span className={classes.sortBy}>{t('sort')}: </span>
            {t(`sorts.${sortBy}`)}
          </span>
          <Glyph name="down" size={16} />
        </>
      }
    >
      {jobListSorts.map((by) => (
        <Link key={by} to={to(by)} className={foldItem()} aria-current={by === sortBy ? 'true' : undefined}>
          {t(`sorts.${by}`)}
        </Link>
      ))}
    </FoldMenu>
  )
}
