import { examples } from '@trampolim/phrases/pt-br/examples.ts'
import { FitArc } from '../matching/fit-arc.tsx'
import { Score } from '../matching/score.tsx'
import { ScoreParts } from '../matching/score-parts.tsx'
import { Example } from './example.tsx'
import { exampleScore } from './example-score.ts'
import classes from './examples.module.css'

const { fit } = examples

/** How a person fits a job, part by part, as both sides read it. */
export function FitExample() {
  return (
    <Example>
      <div className={classes.tint}>
        <div className={classes.score}>
          <FitArc score={fit.score} large />
          <span className={classes.title}>{fit.name}</span>
          <Score score={exampleScore(fit.score)} look="full" />
        </div>
        <div>
          <ScoreParts parts={Object.values(fit.parts)} />
        </div>
        <p>{fit.why}</p>
      </div>
    </Example>
  )
}
