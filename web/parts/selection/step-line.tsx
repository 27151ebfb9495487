import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { shortDayText } from '../dates.ts'
import classes from './step-line.module.css'

const t = speak(selection)
const steps = ['curriculums', 'selectiveProcess', 'interviews', 'finalists'] as const
type Step = (typeof steps)[number]

type StepLineProps = {
  step: Step
  /** When each step was reached, where known. */
  dates: ReadonlyMap<string, string>
  /** When the interview of the present step is, in words. */
  meets?: string | undefined
}

/** The four steps of a selection with the current one marked; text says the same, so that it doesn't depend on colour. */
export function StepLine({ step, dates, meets }: StepLineProps) {
  const reached = steps.indexOf(step)
  return (
    <ol className={classes.line}>
      {steps.map((each, at) => {
        const date = at <= reached ? dates.get(each) : undefined
        const meeting = at === reached && each === 'interviews' ? meets : undefined
        return (
          <li key={each} data-done={at < reached || undefined} aria-current={at === reached ? 'step' : undefined}>
            <b>{t(`steps.${each}`)}</b>
            {meeting ?? (date && <time dateTime={date}>{shortDayText(date)}</time>)}
          </li>
        )
      })}
    </ol>
  )
}
