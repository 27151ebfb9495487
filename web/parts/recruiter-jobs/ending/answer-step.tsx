import { outcomesBeforeFinal, stepOutcomes } from '@trampolim/marketplace/selection/ending.ts'
import { selectionFields } from '@trampolim/marketplace/selection/fields.ts'
import { jobActions } from '@trampolim/phrases/pt-br/job-actions.ts'
import { selectionStep } from '@trampolim/phrases/pt-br/statuses.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Button } from '../../../design/button.tsx'
import { RadioGroup } from '../../../design/choice.tsx'
import { Select } from '../../../design/select.tsx'
import { TextArea, TextField } from '../../../design/text-field.tsx'
import type { Faults } from '../../../platform/faults.ts'
import {
  type FoundAtEnd,
  findField,
  findIntent,
  foundField,
  namedIn,
  otherField,
  type StepOfJob,
  stepField,
  stepTextField,
  textField,
} from './candidates-at-end.ts'
import classes from './settle-candidates.module.css'

const t = speak(jobActions)
const outcomes = speak(jobActions.settle.outcome)

type AnswerStepProps = {
  step: StepOfJob
  /** Whether nobody is written to or kept, since a reviewer took the job down. */
  mute: boolean
  /** The typed values of a refused attempt, by the name of the field. */
  typed: Readonly<Record<string, string>>
  /** The people whom a search by name has just found, in this step or another. */
  found: FoundAtEnd | null
  faults: Faults
}

/** The names of its fields in the list of faults. */
export const answerLabels = ({ step, people }: StepOfJob): Record<string, string> => ({
  [stepField(step)]: t('steps.everybody'),
  [stepTextField(step)]: t('steps.text'),
  [findField(step)]: t('steps.find'),
  ...Object.fromEntries(people.map(({ processId, name }) => [textField(processId), t('textTo', { name })])),
})

/** One answer for everybody left in a step when a job ends, and individual answers for some of them. */
export function AnswerStep({ step: { step, count, people: first }, mute, typed, found, faults }: AnswerStepProps) {
  const people = namedIn({ step, people: first }, { found, typed })
  const beyond = new Set(people.map(({ processId }) => processId))
  for (const { processId } of first) beyond.delete(processId)
  const searched = found?.step === step ? found.people : null
  const says = searched !== null || people.some(({ processId }) => typed[otherField(processId)])
  return (
    <section className={classes.step} aria-labelledby={`end-${step}`}>
      <h3 id={`end-${step}`}>{t('steps.title', { step: selectionStep[step], count })}</h3>
      {mute ? (
        <p>{t('steps.hint.notHired')}</p>
      ) : (
        <>
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
            most={selectionFields.feedback.longest}
            rows={3}
            fault={faults[stepTextField(step)]}
            defaultValue={typed[stepTextField(step)] ?? ''}
          />
        </>
      )}
      {people.length > 0 && (
        <details open={says}>
          <summary className="folds">{t('steps.oneByOne')}</summary>
          {count > first.length && (
            <div className={classes.find}>
              <TextField
                name={findField(step)}
                label={t('steps.find')}
                hint={t('steps.more', { count: first.length })}
                optional={t('optional')}
                most={selectionFields.name.longest}
                fault={faults[findField(step)]}
                defaultValue={typed[findField(step)] ?? ''}
              />
              <Button type="submit" name="intent" value={findIntent(step)} look="bare" formNoValidate>
                {t('steps.findButton')}
              </Button>
              {searched && (
                <p role="status">
                  {t(searched.length === 0 ? 'steps.foundNone' : 'steps.found', { count: searched.length })}
                </p>
              )}
            </div>
          )}
          <ul className={classes.others}>
            {people.map(({ processId, name }) => (
              <li key={processId}>
                {beyond.has(processId) && <input type="hidden" name={foundField(step, processId)} value={name} />}
                <Select
                  name={otherField(processId)}
                  label={name}
                  placeholder={t('steps.likeOthers')}
                  defaultValue={typed[otherField(processId)] ?? ''}
                  options={outcomesBeforeFinal
                    .filter((value) => !mute || value !== 'kept')
                    .map((value) => ({ value, text: outcomes(value) }))}
                />
                {!mute && (
                  <TextField
                    name={textField(processId)}
                    label={t('textTo', { name })}
                    optional={t('optional')}
                    most={selectionFields.feedback.longest}
                    fault={faults[textField(processId)]}
                    defaultValue={typed[textField(processId)] ?? ''}
                  />
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
