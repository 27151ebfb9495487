import { examples } from '@trampolim/phrases/pt-br/examples.ts'
import { Glyph } from '../../design/glyph.tsx'
import { Tile } from '../../design/tile.tsx'
import line from '../selection/step-line.module.css'
import { Example } from './example.tsx'
import classes from './examples.module.css'

const { track } = examples
const steps = Object.values(track.steps)
const reached = steps.indexOf(track.steps.meeting)

/** An application with the dates of its steps, as its candidate sees it. */
export function TrackExample() {
  return (
    <Example>
      <div className={classes.surface}>
        <div className={classes.job}>
          <Tile name={track.company} />
          <div>
            <p className={classes.title}>{track.job}</p>
            <p>{track.where}</p>
            <p className={classes.pay}>{track.pay}</p>
            <p>{track.facts}</p>
          </div>
        </div>
        <ol className={line.line}>
          {steps.map(({ name, date }, at) => (
            <li key={name} data-done={at < reached || undefined} aria-current={at === reached ? 'step' : undefined}>
              <b>{name}</b>
              {date && <span>{date}</span>}
            </li>
          ))}
        </ol>
        <p className={classes.next}>
          <Glyph name="calendar" size={18} />
          {track.next}
        </p>
      </div>
    </Example>
  )
}
