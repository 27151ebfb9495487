import { classNames } from '../../../design/class-names.ts'
import { Glyph, type GlyphName } from '../../../design/glyph.tsx'
import type { JobView } from '../job-view.ts'
import classes from './job-glance.module.css'

const glyphs = { pay: 'cash', hours: 'clock', place: 'pin', benefits: 'gift' } as const satisfies Record<
  string,
  GlyphName
>

/** What people look for first in a job: pay (largest), hours, place and benefits; `wide` if there is room for a row. */
export function JobGlance({ glance, wide }: { glance: JobView['glance']; wide: boolean }) {
  return (
    <dl className={classNames(classes.glance, wide && classes.wide)}>
      {glance.map(({ name, label, value, note }) => (
        <div key={name}>
          <dt>
            <Glyph name={glyphs[name]} size={22} />
            <span className="unseen">{label}</span>
          </dt>
          <dd>
            <strong>{value}</strong>
            {note && <span>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
