import { whereItIs } from '@trampolim/phrases/pt-br/where-it-is.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { WayDrawing } from '../../../design/way-drawing.tsx'
import { mapAddress } from '../../map-address.ts'
import type { JobView } from '../job-view.ts'
import classes from './where-it-is.module.css'

const t = speak(whereItIs)

/** The way to a workplace, beside the job on wide screens; nothing for remote work. */
export function WhereItIs({ job: { place, glance } }: { job: JobView }) {
  const where = glance.find(({ name }) => name === 'place')
  if (!where?.note) return null
  const near = [where.value === place ? null : where.value, place].filter(Boolean).join(', ')
  return (
    <section className={classes.where} aria-labelledby="where-it-is">
      <h2 id="where-it-is">{t('title')}</h2>
      <WayDrawing />
      <p>{[where.value, where.note].join(', ')}</p>
      <a href={mapAddress(near)} rel="noopener noreferrer">
        {t('map')}
      </a>
    </section>
  )
}
