import { selectionFields } from '@trampolim/marketplace/selection/fields.ts'
import { type FinalistOutcome, finalistOutcomes } from '@trampolim/marketplace/selection/steps.ts'
import { jobActions } from '@trampolim/phrases/pt-br/job-actions.ts'
import { selectionStep } from '@trampolim/phrases/pt-br/statuses.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { RadioGroup } from '../../../design/choice.tsx'
import { TextArea } from '../../../design/text-field.tsx'
import type { Faults } from '../../../platform/faults.ts'
import { draftKeys } from '../../form/draft/draft-keys.ts'
import { KeptForm } from '../../form/kept/kept-form.tsx'
import type { ActedJob } from '../actions/job-actions.ts'
import { alsoEnds } from '../actions/lost-text.ts'
import { AnswerStep, answerLabels } from './answer-step.tsx'
import { type AskedCandidates, type FoundAtEnd, outcomeField, textField } from './candidates-at-end.ts'
import classes from './settle-candidates.module.css'

const t = speak(jobActions)

type SettleCandidatesProps = {
  job: Pick<ActedJob, 'id' | 'name' | 'ends'>
  candidates: AskedCandidates
  /** `finish` ends the selection as well; `settle` is for a selection that has ended. */
  intent: 'finish' | 'settle'
  /** Why an attempt was refused. */
  refused: { faults: Faults } | null
  /** The server's answer to an attempt. */
  done: object | null
  /** The typed values of the attempt, by the name of the field. */
  typed: Readonly<Record<string, string>>
  /** The people whom a search by name has just found. */
  found: FoundAtEnd | null
  /** The page that handles it, and the page to return to. */
  action: string
  back: string | null
}

/**
 * Asks for the outcome of each finalist, and of everybody left in the earlier steps; the candidates are notified only
 * of what is chosen here.
 */
export function SettleCandidates(props: SettleCandidatesProps) {
  const { job, candidates, intent, refused, done, typed, found, action, back } = props
  const ends = intent === 'finish'
  const { finalists, more, steps, mute } = candidates
  const also = ends ? alsoEnds(job) : null
  return (
    <Card as="section" aria-labelledby="end-title">
      <KeptForm
        draftKey={draftKeys.kept('settle', job.id)}
        refused={refused}
        done={done}
        labels={{
          ...Object.fromEntries(
            finalists.flatMap(({ processId, name }) => [
              [outcomeField(processId), { asWritten: name }],
              [textField(processId), t('textTo', { name })],
            ]),
          ),
          ...Object.assign({}, ...steps.map((step) => answerLabels(step))),
        }}
        action={action}
        className={classes.form}
      >
        {({ faults, busy }) => (
          <>
            <div>
              <h2 id="end-title">{t(`settle.${intent}.title`, { job: job.name })}</h2>
              <p>{t(mute ? 'settle.mute' : `settle.${intent}.text`)}</p>
              {also && <p>{also}</p>}
              {more && <p>{t('settle.more')}</p>}
            </div>
            {finalists.length > 0 && (
              <section className={classes.step} aria-labelledby="end-finalists">
                <h3 id="end-finalists">
                  {t('steps.title', { step: selectionStep.finalists, count: finalists.length })}
                </h3>
                <ul className={classes.people}>
                  {finalists.map(({ processId, name, outcome, hireWaits }) =>
                    hireWaits ? (
                      <li key={processId}>
                        <HireWaits processId={processId} name={name} />
                      </li>
                    ) : (
                      <li key={processId}>
                        <RadioGroup
                          name={outcomeField(processId)}
                          legend={name}
                          look="row"
                          required={ends}
                          fault={faults[outcomeField(processId)]}
                          defaultValue={typed[outcomeField(processId)] ?? (ends ? undefined : (outcome ?? 'undecided'))}
                          options={finalistOutcomes
                            .filter((value) => !mute || value !== 'kept')
                            .map((value) => ({ value, label: t(`settle.outcome.${value}`) }))}
                        />
                        {!mute && (
                          <TextArea
                            name={textField(processId)}
                            label={t('textTo', { name })}
                            optional={t('optional')}
                            most={selectionFields.feedback.longest}
                            fault={faults[textField(processId)]}
                            rows={2}
                            defaultValue={typed[textField(processId)] ?? ''}
                          />
                        )}
                      </li>
                    ),
                  )}
                </ul>
              </section>
            )}
            {steps.map((step) => (
              <AnswerStep key={step.step} step={step} mute={mute} typed={typed} found={found} faults={faults} />
            ))}
            <div className={classes.actions}>
              <Button type="submit" name="intent" value={intent} look={ends ? 'danger' : 'main'} loading={busy}>
                {t(`settle.${intent}.confirm`)}
              </Button>
              {back && (
                <ButtonLink look="bare" to={back}>
                  {t('keep')}
                </ButtonLink>
              )}
            </div>
          </>
        )}
      </KeptForm>
    </Card>
  )
}

/** A finalist with a hiring message to answer, until which they stay in the selection undecided. */
function HireWaits({ processId, name }: { processId: string; name: string }) {
  return (
    <p>
      <strong>{name}</strong>
      <br />
      {t('settle.hireWaits')}
      <input type="hidden" name={outcomeField(processId)} value={'undecided' satisfies FinalistOutcome} />
    </p>
  )
}
