import { outcomesBeforeFinal, stepOutcomes } from '@trampolim/marketplace/selection/ending.ts'
import { jobActions } from '@trampolim/phrases/pt-br/job-actions.ts'
import { selectionStep } from '@trampolim/phrases/pt-br/statuses.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { RadioGroup } from '../../design/choice.tsx'
import { Select } from '../../design/select.tsx'
import { TextArea, TextField } from '../../design/text-field.tsx'
import { otherField, type StepOfJob, stepField, stepTextField, textField } from './candidates-at-end.ts'
import classes from './settle-candidates.module.css'

const t = speak(jobActions)
const outcomes = speak(jobActions.settle.outcome)

type AnswerStepProps = {
  step: StepOfJob
  /** What a refused attempt said, by the name of the field. */
  typed: Readonly<Record<string, string>>
}

/** One answer to everybody left in a step as a job ends, and those who get one of their own. */
export function AnswerStep({ step: { step, count, people }, typed }: AnswerStepProps) {
  const says = people.some(({ processId }) => typed[otherField(processId)])
  return (
    <section className={classes.step} aria-labelledby={`end-${step}`}>
      <h3 id={`end-${step}`}>{t('steps.title', { step: selectionStep[step], count })}</h3>
      <RadioGroup
        name={stepField(step)}
        legend={t('steps.everybody')}
        defaultValue={typed[stepField(step)] ?? 'notHired'}
        options={stepOutcomes.map((value) => ({
          value,
          label: t(`steps.outcome.${value}`),
          hint: t(`steps.hint.${value}`),
        }))}
      />
      <TextArea
        name={stepTextField(step)}
        label={t('steps.text')}
        hint={t('steps.textHint')}
        optional={t('optional')}
        most={1000}
        rows={3}
        defaultValue={typed[stepTextField(step)] ?? ''}
      />
      {people.length > 0 && (
        <details open={says}>
          <summary>{t('steps.oneByOne')}</summary>
          {count > people.length && <p>{t('steps.more', { count: people.length })}</p>}
          <ul className={classes.others}>
            {people.map(({ processId, name }) => (
              <li key={processId}>
                <Select
                  name={otherField(processId)}
                  label={name}
                  placeholder={t('steps.likeOthers')}
                  defaultValue={typed[otherField(processId)] ?? ''}
                  options={outcomesBeforeFinal.map((value) => ({ value, text: outcomes(value) }))}
                />
                <TextField
                  name={textField(processId)}
                  label={t('textTo', { name })}
                  optional={t('optional')}
                  most={1000}
                  defaultValue={typed[textField(processId)] ?? ''}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
