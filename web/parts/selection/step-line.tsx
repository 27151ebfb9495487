import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ReactNode } from 'react'
import classes from './step-line.module.css'

const t = speak(selection)
const steps = ['curriculums', 'selectiveProcess', 'interviews', 'finalists'] as const
type Step = (typeof steps)[number]

type StepLineProps = {
  step: Step
  /** The day on which each step was reached, as it is shown, where known. */
  days: ReadonlyMap<string, ReactNode>
  /** The time of the current step's interview, in words. */
  meets?: string | undefined
}

/** The four steps of a selection with the current one marked; text says the same, so that it doesn't depend on colour. */
export function StepLine({ step, days, meets }: StepLineProps) {
  const reached = steps.indexOf(step)
  return (
    <ol className={classes.line}>
      {steps.map((each, at) => {
        const meeting = at === reached && each === 'interviews' ? meets : undefined
        return (
          <li key={each} data-done={at < reached || undefined} aria-current={at === reached ? 'step' : undefined}>
            <b>{t(`steps.${each}`)}</b>
            {meeting ?? (at <= reached && days.get(each))}
          </li>
        )
      })}
    </ol>
  )
}
