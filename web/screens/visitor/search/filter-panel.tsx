import { search } from '@trampolim/phrases/pt-br/search.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect, useRef } from 'react'
import { Button } from '../../../design/button.tsx'
import { Glyph } from '../../../design/glyph.tsx'
import { Link } from '../../../design/link.tsx'
import type { FilterGroup } from '../../../parts/jobs/search/search-results.ts'
import classes from './filter-panel.module.css'

const t = speak(search)
const columnId = 'filters'
/** How many choices of a filter are in view before the others are asked for. */
const choicesInView = 6

type Groups = { groups: readonly FilterGroup[]; member: boolean }
type FilterPanelProps = Groups & { open: boolean; onClose: () => void }

/** The filters with their counts: a column on wide screens, a bottom sheet on phones. Each choice is a link. */
export function FilterPanel({ groups, member, open, onClose }: FilterPanelProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) sheet.current?.showModal()
  }, [open])
  return (
    <>
      <aside id={columnId} className={classes.column} aria-label={t('filters')}>
        <FilterGroups groups={groups} member={member} id="column" level={2} />
      </aside>
      <dialog ref={sheet} className={classes.sheet} aria-labelledby="filter-sheet" onClose={onClose}>
        {open && (
          <>
            <div className={classes.sheetHead}>
              <h2 id="filter-sheet">{t('filters')}</h2>
              <Button look="main" onClick={() => sheet.current?.close()}>
                {t('showResults')}
              </Button>
            </div>
            <FilterGroups groups={groups} member={member} id="sheet" level={3} />
          </>
        )}
      </dialog>
    </>
  )
}

type FilterOpenerProps = { inUse: number; onOpen: () => void }

/** Opens the sheet on phones; before JavaScript it leads to the filters, which then stand in the page. */
export function FilterOpener({ inUse, onOpen }: FilterOpenerProps) {
  return (
    <a
      href={`#${columnId}`}
      className={classes.opener}
      onClick={(event) => {
        event.preventDefault()
        onOpen()
      }}
    >
      <Glyph name="menu" size={18} />
      {t('filters')}
      {inUse > 0 && (
        <span className={classes.inUse}>
          {inUse}
          <span className="unseen"> {t('active')}</span>
        </span>
      )}
    </a>
  )
}

function FilterGroups({ groups, member, id, level }: Groups & { id: string; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <>
      {!member && groups.length > 0 && <p className={classes.members}>{t('filtersForMembers')}</p>}
      {groups.map(({ name, choices }) => (
        <section key={name} aria-labelledby={`${id}-${name}`}>
          <Heading id={`${id}-${name}`} className={classes.name}>
            {t(`filterNames.${name}`)}
          </Heading>
          {name === 'benefits' && <p className={classes.members}>{t('allBenefits')}</p>}
          <Choices choices={choices.slice(0, choicesInView)} />
          {choices.length > choicesInView && (
            <details className={classes.more} open={choices.slice(choicesInView).some(({ chosen }) => chosen)}>
              <summary>{t('moreChoices', { count: choices.length - choicesInView })}</summary>
              <Choices choices={choices.slice(choicesInView)} />
            </details>
          )}
        </section>
      ))}
    </>
  )
}

function Choices({ choices }: Pick<FilterGroup, 'choices'>) {
  return (
    <ul>
      {choices.map(({ value, label, count, chosen, to }) => (
        <li key={value}>
          <Link to={to} className={classes.choice} rel="nofollow" preventScrollReset>
            <i data-on={chosen || undefined}>{chosen && <Glyph name="check" size={14} />}</i>
            <span className={classes.label}>{label}</span>
            <span className={classes.count}>{count}</span>
            {chosen && <span className="unseen"> {t('active')}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
