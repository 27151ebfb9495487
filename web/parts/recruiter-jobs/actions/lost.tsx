import type { ActedJob, Question } from './job-actions.ts'
import classes from './lost.module.css'
import { lostTexts } from './lost-text.ts'

/** What is lost by what a question asks. */
export function Lost({ asking, job }: { asking: Question; job: ActedJob }) {
  return (
    <div className={classes.lost}>
      {lostTexts(asking, job).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
