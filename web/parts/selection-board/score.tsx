import type { ScoreView } from './candidate-words.ts'
import classes from './score.module.css'

type ScoreProps = {
  score: ScoreView
  /** `brief` is the figure alone, where the rest stands nearby; `full` has words as well. */
  look?: 'brief' | 'usual' | 'full'
}

/** A score: the figure, and how much of the job could be compared. A dash where nothing could. */
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
