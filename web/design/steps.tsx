import classes from './steps.module.css'

/** The most names that fit side by side. */
const namedSteps = 6

export type StepsProps = {
  /** The names of the steps, in order. */
  steps: readonly string[]
  /** The current step, from 0; the number of steps when all are done. */
  current: number
  label: string
  /** Shown under the bar: 'Passo 2 de 4, faltam 2 minutos'. */
  progress: string
}

/** The progress of a multi-step form: its steps, and the text for what is left. */
export function Steps({ steps, current, label, progress }: StepsProps) {
  return (
    <div className={classes.steps} data-many={steps.length > namedSteps || undefined}>
      <ol className={classes.list} aria-label={label}>
        {steps.map((step, place) => (
          <li
            key={step}
            className={classes.step}
            data-state={place < current ? 'done' : place === current ? 'now' : 'ahead'}
            data-late={place > steps.length / 2 || undefined}
            aria-current={place === current ? 'step' : undefined}
          >
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <p className={classes.progress}>{progress}</p>
    </div>
  )
}
