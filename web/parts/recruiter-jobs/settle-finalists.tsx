import type { SettledFinalists } from '@trampolim/contract/gateway/recruiter-jobs.ts'
import { finalistOutcomes } from '@trampolim/marketplace/selection/steps.ts'
import { jobActions } from '@trampolim/phrases/pt-br/job-actions.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import { RadioGroup } from '../../design/choice.tsx'
import { type AskedFinalists, outcomeField } from './finalists.ts'
import type { ActedJob } from './job-actions.ts'
import classes from './settle-finalists.module.css'

const t = speak(jobActions)

type SettleFinalistsProps = {
  job: ActedJob
  finalists: AskedFinalists
  /** `finish` ends the selection as well, `settle` is for one that has ended. */
  intent: 'finish' | 'settle'
  /** The choices of a refused attempt. */
  chosen: SettledFinalists
  /** The page that handles it, and the page to return to. */
  action: string
  back: string | null
}

/** Asks for the outcome of each finalist, which is all that they are told. */
export function SettleFinalists({ job, finalists, intent, chosen, action, back }: SettleFinalistsProps) {
  const busy = useNavigation().formData?.get('intent') === intent
  const ends = intent === 'finish'
  return (
    <Card as="section" aria-labelledby="finalists-title">
      <Form method="post" action={action} className={classes.form}>
        <div>
          <h2 id="finalists-title">{t(`settle.${intent}.title`, { job: job.name })}</h2>
          <p>{t(`settle.${intent}.text`)}</p>
          {finalists.more && <p>{t('settle.more')}</p>}
        </div>
        <div className={classes.people}>
          {finalists.people.map(({ processId, name, outcome }) => (
            <RadioGroup
              key={processId}
              name={outcomeField(processId)}
              legend={name}
              look="row"
              required={ends}
              defaultValue={
                chosen.find((each) => each.processId === processId)?.outcome ??
                (ends ? undefined : (outcome ?? 'undecided'))
              }
              options={finalistOutcomes.map((value) => ({ value, label: t(`settle.outcome.${value}`) }))}
            />
          ))}
        </div>
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
