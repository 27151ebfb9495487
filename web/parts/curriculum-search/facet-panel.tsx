import { curriculumSearch } from '@trampolim/phrases/pt-br/curriculum-search.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useRef } from 'react'
import { Button } from '../../design/button.tsx'
import { Glyph } from '../../design/glyph.tsx'
import { Link } from '../../design/link.tsx'
import classes from './facet-panel.module.css'
import type { FacetGroup } from './people-view.ts'

const t = speak(curriculumSearch)

type FacetsProps = { groups: readonly FacetGroup[] }

/** The filters with their counts in a column, on wide screens. Each choice is a link. */
export function FacetColumn({ groups }: FacetsProps) {
  return (
    <aside className={classes.column} aria-label={t('filters')}>
      <Groups groups={groups} id="column" level={2} />
    </aside>
  )
}

/** The same in a sheet behind a button, on phones. */
export function FacetSheet({ groups }: FacetsProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  return (
    <div className={classes.opener}>
      <Button icon={<Glyph name="menu" />} onClick={() => sheet.current?.showModal()}>
        {t('filters')}
      </Button>
      <dialog ref={sheet} className={classes.sheet} aria-labelledby="facet-sheet">
        <div className={classes.sheetHead}>
          <h2 id="facet-sheet">{t('filters')}</h2>
          <Button look="main" onClick={() => sheet.current?.close()}>
            {t('showResults')}
          </Button>
        </div>
        <Groups groups={groups} id="sheet" level={3} />
      </dialog>
    </div>
  )
}

function Groups({ groups, id, level }: FacetsProps & { id: string; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return groups.map(({ name, choices }) => (
    <section key={name} aria-labelledby={`${id}-${name}`}>
      <Heading id={`${id}-${name}`} className={classes.name}>
        {t(`facets.${name}`)}
      </Heading>
      <ul>
        {choices.map(({ value, label, count, chosen, to }) => (
          <li key={value}>
            <Link to={to} className={classes.choice} preventScrollReset>
              <i data-on={chosen || undefined}>{chosen && <Glyph name="check" size={14} />}</i>
              {label}
              <span className={classes.count}>{count}</span>
              {chosen && <span className="unseen"> {t('chosen')}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ))
}
