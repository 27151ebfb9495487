import { finalistOutcomes } from '@trampolim/marketplace/selection/steps.ts'
import { jobActions } from '@trampolim/phrases/pt-br/job-actions.ts'
import { selectionStep } from '@trampolim/phrases/pt-br/statuses.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import { RadioGroup } from '../../design/choice.tsx'
import { TextArea } from '../../design/text-field.tsx'
import { AnswerStep } from './answer-step.tsx'
import { type AskedCandidates, type FoundAtEnd, outcomeField, textField } from './candidates-at-end.ts'
import type { ActedJob } from './job-actions.ts'
import classes from './settle-candidates.module.css'

const t = speak(jobActions)

type SettleCandidatesProps = {
  job: Pick<ActedJob, 'name'>
  candidates: AskedCandidates
  /** `finish` ends the selection as well, `settle` is for one that has ended. */
  intent: 'finish' | 'settle'
  /** What a refused attempt said, by the name of the field. */
  typed: Readonly<Record<string, string>>
  /** Whom a search by name has just found. */
  found: FoundAtEnd | null
  /** The page that handles it, and the page to return to. */
  action: string
  back: string | null
}

/** Asks what becomes of each finalist, and of everybody left in the steps before; what is chosen is all that they are told. */
export function SettleCandidates({ job, candidates, intent, typed, found, action, back }: SettleCandidatesProps) {
  const busy = useNavigation().formData?.get('intent') === intent
  const ends = intent === 'finish'
  const { finalists, more, steps } = candidates
  return (
    <Card as="section" aria-labelledby="end-title">
      <Form method="post" action={action} className={classes.form}>
        <div>
          <h2 id="end-title">{t(`settle.${intent}.title`, { job: job.name })}</h2>
          <p>{t(`settle.${intent}.text`)}</p>
          {more && <p>{t('settle.more')}</p>}
        </div>
        {finalists.length > 0 && (
          <section className={classes.step} aria-labelledby="end-finalists">
            <h3 id="end-finalists">{t('steps.title', { step: selectionStep.finalists, count: finalists.length })}</h3>
            <ul className={classes.people}>
              {finalists.map(({ processId, name, outcome }) => (
                <li key={processId}>
                  <RadioGroup
                    name={outcomeField(processId)}
                    legend={name}
                    look="row"
                    required={ends}
                    defaultValue={typed[outcomeField(processId)] ?? (ends ? undefined : (outcome ?? 'undecided'))}
                    options={finalistOutcomes.map((value) => ({ value, label: t(`settle.outcome.${value}`) }))}
                  />
                  <TextArea
                    name={textField(processId)}
                    label={t('textTo', { name })}
                    optional={t('optional')}
                    most={1000}
                    rows={2}
                    defaultValue={typed[textField(processId)] ?? ''}
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
        {steps.map((step) => (
          <AnswerStep key={step.step} step={step} typed={typed} found={found} />
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
      </Form>
    </Card>
  )
}
