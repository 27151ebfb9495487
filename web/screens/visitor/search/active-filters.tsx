import { search } from '@trampolim/phrases/pt-br/search.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ChipLink } from '../../../design/chip.tsx'
import classes from './search.module.css'

const t = speak(search)

type ActiveFiltersProps = { chips: readonly { label: string; to: string }[]; clearTo: string }

/** The active filters, each with a button that removes it. */
export function ActiveFilters({ chips, clearTo }: ActiveFiltersProps) {
  if (chips.length === 0) return null
  return (
    <ul className={classes.chips} aria-label={t('active')}>
      {chips.map(({ label, to }) => (
        <li key={label}>
          <ChipLink on removes to={to} aria-label={t('remove', { filter: label })}>
            {label}
          </ChipLink>
        </li>
      ))}
      <li>
        <ChipLink to={clearTo}>{t('clear')}</ChipLink>
      </li>
    </ul>
  )
}
