import type { OwnInterview } from '@trampolim/contract/interviews.ts'
import { accessibilityNeeds, interviewReasons } from '@trampolim/marketplace/interviews/answers.ts'
import { interviewAnswerFields } from '@trampolim/marketplace/interviews/fields.ts'
import { capitalised } from '@trampolim/phrases/capitalised.ts'
import { accessibilityNeedText, ownInterviews, ownReasonText } from '@trampolim/phrases/pt-br/interviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { Checkbox } from '../../../design/choice.tsx'
import { Select } from '../../../design/select.tsx'
import { TextArea } from '../../../design/text-field.tsx'
import classes from './own-interviews.module.css'

const t = speak(ownInterviews)

type AnswersProps = {
  interview: OwnInterview
  /** Whether the form for candidates who can't come is open from the start. */
  leaving: boolean
  action: string
}

/** The answers that a candidate can give: yes and no side by side, and below them what they need to take part. */
export function OwnAnswers({ interview: { interviewId, startDateTime, may }, leaving, action }: AnswersProps) {
  const own = { id: interviewId, start: startDateTime }
  const yes = may.includes('confirmed') ? 'confirmed' : may.includes('accepted') ? 'accepted' : null
  const no = may.includes('refused') ? 'refused' : may.includes('canceled') ? 'canceled' : null
  const form = `answer-${interviewId}`
  if (!yes && !no) return null
  return (
    <div className={classes.answers}>
      {yes && (
        <Button type="submit" form={form} name="answer" value={yes} look="sun">
          {t(yes === 'confirmed' ? 'confirm' : 'reconfirm')}
        </Button>
      )}
      {no && <Leave own={own} action={action} answer={no} open={leaving} />}
      {yes && (
        <Form method="post" action={action} id={form} className={classes.needs}>
          <Own {...own} />
          {yes === 'confirmed' && <Needs id={interviewId} />}
        </Form>
      )}
    </div>
  )
}

type Own = { id: string; start: string }

function Own({ id, start }: Own) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="start" value={start} />
    </>
  )
}

function Needs({ id }: { id: string }) {
  return (
    <details>
      <summary className="folds">{t('needs')}</summary>
      <fieldset className={classes.set}>
        <legend className="unseen">{t('needs')}</legend>
        <p className={classes.soft}>{t('needsText')}</p>
        {accessibilityNeeds.codes.map((each) => (
          <Checkbox
            key={each}
            id={`need-${id}-${each}`}
            name="needs"
            value={each}
            label={accessibilityNeedText[each]}
          />
        ))}
        <TextArea
          id={`needs-text-${id}`}
          name="needsText"
          label={t('needsMore')}
          most={interviewAnswerFields.needsText.longest}
          rows={2}
        />
      </fieldset>
    </details>
  )
}

type LeaveProps = { own: Own; action: string; answer: 'refused' | 'canceled'; open: boolean }

function Leave({ own, action, answer, open }: LeaveProps) {
  return (
    <details className={classes.leave} open={open}>
      <summary className="folds">{t(answer === 'refused' ? 'refuseSummary' : 'cancelSummary')}</summary>
      <Form method="post" action={action} className={classes.form}>
        <Own {...own} />
        <Select
          id={`reason-${own.id}`}
          name="reason"
          label={t('reason')}
          hint={t('reasonHint')}
          placeholder={t('noReason')}
          options={interviewReasons.codes.map((each) => ({ value: each, text: capitalised(ownReasonText[each]) }))}
          defaultValue=""
        />
        <Button type="submit" name="answer" value={answer} look="danger">
          {t(answer === 'refused' ? 'refuse' : 'cancel')}
        </Button>
      </Form>
    </details>
  )
}
