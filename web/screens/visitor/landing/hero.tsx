import { landing } from '@trampolim/phrases/pt-br/landing.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useState } from 'react'
import { ChipLink } from '../../../design/chip.tsx'
import { NearMe } from '../../../parts/jobs/near-me.tsx'
import { SearchBar } from '../../../parts/jobs/search-bar.tsx'
import { href } from '../../../platform/href.ts'
import classes from './hero.module.css'

const t = speak('landing', landing)

/** The promise and the search. */
export function Hero({ common }: { common: readonly string[] }) {
  const [fault, setFault] = useState<string | null>(null)
  return (
    <div className={classes.hero}>
      <div className={classes.sky}>
        <Arcs />
      </div>
      <div className={classes.inside}>
        <h1>{t('motto')}</h1>
        <p className={classes.lead}>{t('lead')}</p>
        <div className={classes.search}>
          <SearchBar fault={fault} />
        </div>
        <nav className={classes.common} aria-label={t('common')}>
          <NearMe onFault={setFault} className={classes.chip} />
          {common.slice(0, 5).map((label) => (
            <ChipLink key={label} className={classes.chip} to={href('/search', {}, { occupation: label })}>
              {label}
            </ChipLink>
          ))}
        </nav>
      </div>
    </div>
  )
}

/** The springboard's arcs. */
function Arcs() {
  return (
    <svg className={classes.arcs} viewBox="0 0 620 560" fill="none" aria-hidden="true">
      <g className={classes.far} strokeWidth="2">
        <path d="M110 520C160 260 320 130 540 200" />
        <path d="M150 520C195 310 335 195 520 250" />
        <path d="M190 520C230 360 350 262 500 300" />
        <path d="M230 520C265 405 365 330 480 350" />
      </g>
      <path className={classes.leap} d="M70 520C120 210 300 60 560 150" strokeWidth="3" strokeLinecap="round" />
      <path className={classes.board} d="M30 524h330" strokeWidth="5" strokeLinecap="round" />
      <circle className={classes.head} cx="575" cy="157" r="15" />
    </svg>
  )
}
