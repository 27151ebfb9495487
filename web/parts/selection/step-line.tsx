import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import classes from './step-line.module.css'

const t = speak(selection)
const steps = ['curriculums', 'selectiveProcess', 'interviews', 'finalists'] as const

/** The four steps of a selection with the current one marked; text says the same, so that it doesn't depend on colour. */
export function StepLine({ step }: { step: (typeof steps)[number] }) {
  const reached = steps.indexOf(step)
  return (
    <ol className={classes.line}>
      {steps.map((each, at) => (
        <li key={each} data-done={at <= reached || undefined} aria-current={at === reached ? 'step' : undefined}>
          {t(`steps.${each}`)}
        </li>
      ))}
    </ol>
  )
}
