import { wholeText } from '@trampolim/phrases/formats.ts'
import { landing } from '@trampolim/phrases/pt-br/landing.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import classes from './sectors.module.css'

const t = speak(landing)
const counts = ['jobs', 'organizations', 'municipalities'] as const
/** With fewer open jobs the number isn't shown. */
const fewestJobs = 20

export type Open = Record<(typeof counts)[number], number>

/** How many jobs are open, as counted a few minutes ago. */
export function OpenCounts({ open }: { open: Open }) {
  if (open.jobs < fewestJobs) return null
  return (
    <div className={classes.counts}>
      <dl>
        {counts.map((each) => (
          <div key={each}>
            <dt>{t(`open.${each}`, { count: open[each] })}</dt>
            <dd>{wholeText(open[each])}</dd>
          </div>
        ))}
      </dl>
      <p>{t('open.counted')}</p>
    </div>
  )
}
