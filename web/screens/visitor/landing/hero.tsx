import { landing } from '@trampolim/phrases/pt-br/landing.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useState } from 'react'
import { ChipLink } from '../../../design/chip.tsx'
import { NearMe } from '../../../parts/jobs/search/near-me.tsx'
import { SearchBar } from '../../../parts/jobs/search/search-bar.tsx'
import { href } from '../../../platform/href.ts'
import classes from './hero.module.css'
import { Scene } from './scene.tsx'
import { labelOf } from './search-label.ts'

const t = speak(landing)
const steps = ['apply', 'meet', 'begin'] as const

type Search = { occupation: string; location: string }

/** The slogan and the search field, with the most common searches. */
export function Hero({ common }: { common: readonly Search[] }) {
  const labelled = common.map((search) => ({ ...search, label: labelOf(search) }))
  const shown = labelled
    .filter(({ label }, at) => labelled.findIndex((each) => each.label === label) === at)
    .slice(0, 4)
  const [fault, setFault] = useState<string | null>(null)
  return (
    <div className={classes.hero}>
      <div className={classes.inside}>
        <h1>{t('motto')}</h1>
        <p className={classes.lead}>{t('lead')}</p>
        <div className={classes.search}>
          <SearchBar fault={fault} />
        </div>
        <nav className={classes.common} aria-label={t('common')}>
          <NearMe onFault={setFault} className={classes.chip} />
          {shown.map(({ label, ...search }) => (
            <ChipLink key={label} className={classes.chip} to={href('/search', {}, search)}>
              {label}
            </ChipLink>
          ))}
        </nav>
      </div>
      <Scene picture="scene" words={steps.map((step) => t(`scene.${step}`))} />
    </div>
  )
}
