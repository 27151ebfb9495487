import type { ScoreView } from './match-words.ts'
import classes from './score.module.css'

type ScoreProps = {
  score: ScoreView
  /** `brief` is only the number, if the rest is nearby; `full` includes words. */
  look?: 'brief' | 'usual' | 'full'
}

/** A score: the number, and how much of the job could be compared. A dash if nothing could. */
export function Score({ score, look = 'usual' }: ScoreProps) {
  return (
    <p className={classes.score} title={score.spoken} data-look={look}>
      <span className="unseen">{score.spoken}</span>
      <strong aria-hidden="true">{score.score ?? '–'}</strong>
      {look === 'full' && (
        <span className={classes.words} aria-hidden="true">
          {score.words}
        </span>
      )}
      {look !== 'brief' && score.compared && (
        <span className={classes.compared} aria-hidden="true">
          {score.compared}
        </span>
      )}
    </p>
  )
}
