import { adRules } from '@trampolim/marketplace/jobs/ad-rules.ts'
import { reviewFields } from '@trampolim/marketplace/reviews/fields.ts'
import { reviewDecisions } from '@trampolim/marketplace/reviews/review.ts'
import { adRules as ruleTexts } from '@trampolim/phrases/pt-br/ad-rules.ts'
import { reviews } from '@trampolim/phrases/pt-br/reviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useState } from 'react'
import { Form } from 'react-router'
import { Button } from '../../design/button.tsx'
import { RadioGroup } from '../../design/choice.tsx'
import { Key } from '../../design/key.tsx'
import { Select } from '../../design/select.tsx'
import { TextArea } from '../../design/text-field.tsx'
import type { Faults } from '../../platform/faults.ts'
import { draftKeys } from '../form/draft/draft-keys.ts'
import { KeptForm } from '../form/kept/kept-form.tsx'
import classes from './decision-form.module.css'
import { keyOfDecision } from './use-review-keys.ts'

const t = speak(reviews)

type DecisionFormProps = {
  /** The form's id, since the remarks are beside their fields and outside of the form element. */
  id: string
  isJob: boolean
  /** Whether only a new logo is reviewed: it is approved or refused, and no change can be requested. */
  isLogo: boolean
  reviewId: string
  /** The number of the version that the page shows, on which the reviewer decides. */
  edition: number
  /** The labels of the remarks beside the sheet's fields. */
  remarkLabels: Readonly<Record<string, string>>
  written: { decision: string; reason: string; rule: string } | undefined
  refused: { faults: Faults } | undefined
}

/** A reviewer's decision and its reason. Without JavaScript all fields are visible. */
export function DecisionForm({
  id,
  reviewId,
  edition,
  remarkLabels,
  isJob,
  isLogo,
  written,
  refused,
}: DecisionFormProps) {
  const [decision, setDecision] = useState(written?.decision ?? '')
  const refuses = decision === '' || decision === 'reject' || decision === 'block'
  return (
    <>
      <KeptForm
        id={id}
        draftKey={draftKeys.kept('review', reviewId)}
        refused={refused}
        labels={{ decision: t('sheet.decision'), rule: t('sheet.rule'), reason: t('sheet.reason'), ...remarkLabels }}
        className={classes.form}
      >
        {({ faults, busy }) => (
          <>
            <input type="hidden" name="intent" value="decide" />
            <input type="hidden" name="edition" value={edition} />
            <RadioGroup
              name="decision"
              legend={<span className="unseen">{t('sheet.decision')}</span>}
              options={reviewDecisions
                .filter((each) => !isLogo || each !== 'request_changes')
                .map((each) => ({
                  value: each,
                  label: (
                    <span className={classes.option} data-danger={each === 'block' || undefined}>
                      {t(`decisions.${each}`)}
                      <Key>{keyOfDecision[each].toUpperCase()}</Key>
                    </span>
                  ),
                }))}
              defaultValue={decision}
              onValue={setDecision}
              fault={faults.decision}
            />
            {isJob && refuses && (
              <Select
                name="rule"
                label={t('sheet.rule')}
                options={[
                  { value: '', text: t('sheet.noRule') },
                  ...adRules.map((rule) => ({ value: rule, text: ruleTexts[rule] })),
                ]}
                defaultValue={written?.rule ?? ''}
              />
            )}
            {refuses && (
              <TextArea
                name="reason"
                rows={3}
                label={t('sheet.reason')}
                hint={t('sheet.reasonHint')}
                most={reviewFields.reason.longest}
                defaultValue={written?.reason}
                fault={faults.reason}
              />
            )}
            <Button type="submit" look="main" wide loading={busy}>
              {t('sheet.submit')}
            </Button>
          </>
        )}
      </KeptForm>
      <Form method="post">
        <input type="hidden" name="intent" value="release" />
        <Button type="submit" look="bare" wide>
          {t('sheet.release')}
        </Button>
      </Form>
    </>
  )
}
