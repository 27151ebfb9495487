import { examples } from '@trampolim/phrases/pt-br/examples.ts'
import { FitArc } from '../matching/fit-arc.tsx'
import { Example } from './example.tsx'
import classes from './examples.module.css'

const { fit } = examples

/** How a person fits a job, part by part. */
export function FitExample() {
  return (
    <Example>
      <div className={classes.tint}>
        <p className={classes.score}>
          <FitArc score={Number(fit.score)} large />
          <span className={classes.title}>{fit.name}</span>
          <b>
            {fit.score} <small>{fit.of}</small>
          </b>
        </p>
        <ul className={classes.parts}>
          {Object.values(fit.parts).map(({ name, value, part }) => (
            <li key={name}>
              <span>{name}</span>
              <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" data-low={part < 60 || undefined}>
                <path d="M0 3h100" />
                <path d={`M0 3h${part}`} />
              </svg>
              <span>{value}</span>
            </li>
          ))}
        </ul>
        <p>{fit.why}</p>
      </div>
    </Example>
  )
}
