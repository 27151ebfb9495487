import { examples } from '@trampolim/phrases/pt-br/examples.ts'
import { Glyph } from '../../design/glyph.tsx'
import { Example } from './example.tsx'
import classes from './examples.module.css'

const { interview } = examples

/** Interview times from which the candidate chose one, and what then happens automatically. */
export function InterviewExample() {
  return (
    <Example>
      <div className={classes.surface}>
        <p className={classes.title}>{interview.offered}</p>
        <p>{interview.day}</p>
        <ul className={classes.hours}>
          <li>{interview.hours.one}</li>
          <li data-chosen>
            {interview.hours.two} <span className="unseen">{interview.chosen}</span>
          </li>
          <li data-taken>
            {interview.hours.three} <span className="unseen">{interview.taken}</span>
          </li>
        </ul>
        <ul className={classes.follows}>
          {(
            [
              ['check', interview.answer],
              ['clock', interview.reminder],
              ['calendar', interview.file],
            ] as const
          ).map(([glyph, text]) => (
            <li key={text}>
              <Glyph name={glyph} size={18} />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </Example>
  )
}
