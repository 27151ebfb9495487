import { landing } from '@trampolim/phrases/pt-br/landing.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useState } from 'react'
import { ChipLink } from '../../../design/chip.tsx'
import { NearMe } from '../../../parts/jobs/near-me.tsx'
import { SearchBar } from '../../../parts/jobs/search-bar.tsx'
import { href } from '../../../platform/href.ts'
import classes from './hero.module.css'
import { HeroArcs } from './hero-arcs.tsx'

const t = speak('landing', landing)

/** The promise and the search. */
export function Hero({ common }: { common: readonly string[] }) {
  const [fault, setFault] = useState<string | null>(null)
  return (
    <div className={classes.hero}>
      <div className={classes.sky}>
        <HeroArcs />
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
