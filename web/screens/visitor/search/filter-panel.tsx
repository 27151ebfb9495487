import { search } from '@trampolim/phrases/pt-br/search.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { Glyph } from '../../../design/glyph.tsx'
import type { FilterGroup } from '../../../parts/jobs/search-results.ts'
import classes from './filter-panel.module.css'

const t = speak('search', search)

type FilterPanelProps = { groups: readonly FilterGroup[]; member: boolean }

/** The filters with their counts: a column on wide screens, a sheet from below on phones. Each choice is a link. */
export function FilterPanel({ groups, member }: FilterPanelProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  return (
    <>
      <aside className={classes.column} aria-label={t('filters')}>
        <Groups groups={groups} member={member} id="column" level={2} />
      </aside>
      <div className={classes.opener}>
        <Button icon={<Glyph name="menu" />} onClick={() => sheet.current?.showModal()}>
          {t('filters')}
        </Button>
      </div>
      <dialog ref={sheet} className={classes.sheet} aria-labelledby="filter-sheet">
        <div className={classes.sheetHead}>
          <h2 id="filter-sheet">{t('filters')}</h2>
          <Button look="main" onClick={() => sheet.current?.close()}>
            {t('showResults')}
          </Button>
        </div>
        <Groups groups={groups} member={member} id="sheet" level={3} />
      </dialog>
    </>
  )
}

function Groups({ groups, member, id, level }: FilterPanelProps & { id: string; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <>
      {!member && groups.length > 0 && <p className={classes.members}>{t('filtersForMembers')}</p>}
      {groups.map(({ name, choices }) => (
        <section key={name} aria-labelledby={`${id}-${name}`}>
          <Heading id={`${id}-${name}`} className={classes.name}>
            {t(`filterNames.${name}`)}
          </Heading>
          <ul>
            {choices.map(({ value, label, count, chosen, to }) => (
              <li key={value}>
                <Link to={to} className={classes.choice} rel="nofollow" preventScrollReset>
                  <i data-on={chosen || undefined}>{chosen && <Glyph name="check" size={14} />}</i>
                  {label}
                  <span className={classes.count}>{count}</span>
                  {chosen && <span className="unseen"> {t('active')}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
