import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ReactNode } from 'react'
import { Glyph, type GlyphName } from '../../../../design/glyph.tsx'
import { Link } from '../../../../design/link.tsx'
import classes from './panel-bar.module.css'

const t = speak(selectionBoard)

type PanelBarProps = {
  /** The panels of the previous and the next candidate; null if there is none. */
  previous?: string | null
  next?: string | null
  /** The candidate's page. */
  whole?: string
  /** The board without the panel. */
  close: string
  /** The candidate's position in their column. */
  children?: ReactNode
}

/** The top of a panel: the candidate's position, and links to other candidates, to their page and back to the board. */
export function PanelBar({ previous = null, next = null, whole, close, children }: PanelBarProps) {
  return (
    <div className={classes.bar}>
      <p className={classes.position}>{children}</p>
      {previous && <Way to={previous} name={t('details.previous')} glyph="up" />}
      {next && <Way to={next} name={t('details.next')} glyph="down" />}
      {whole && <Way to={whole} name={t('panel.whole')} glyph="expand" />}
      <Way to={close} name={t('panel.close')} glyph="close" />
    </div>
  )
}

function Way({ to, name, glyph }: { to: string; name: string; glyph: GlyphName }) {
  return (
    <Link to={to} className={classes.way} aria-label={name} title={name} preventScrollReset>
      <Glyph name={glyph} size={18} />
    </Link>
  )
}

/** An outline shown while a candidate is being loaded. */
export function PanelOutline({ close }: { close: string }) {
  return (
    <>
      <PanelBar close={close} />
      <div className={classes.outline} role="status">
        <span className="unseen">{t('panel.loading')}</span>
        {['name', 'facts', 'action', 'fit', 'curriculum', 'answers'].map((part) => (
          <i key={part} data-part={part} />
        ))}
      </div>
    </>
  )
}
