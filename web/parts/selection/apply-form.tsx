import { longestAnswer } from '@trampolim/marketplace/jobs/questionnaire.ts'
import { invitations } from '@trampolim/phrases/pt-br/invitations.ts'
import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Suspense } from 'react'
import { useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../design/button.tsx'
import { Checkbox, RadioGroup } from '../../design/choice.tsx'
import { Skeleton } from '../../design/states.tsx'
import { TextArea } from '../../design/text-field.tsx'
import type { Faults } from '../../platform/faults.ts'
import { shaped } from '../../platform/form-fields.ts'
import { href } from '../../platform/href.ts'
import { DraftForm } from '../form/draft/draft-form.tsx'
import { draftKeys } from '../form/draft/draft-keys.ts'
import { useForm } from '../form/use-form.ts'
import { laterPart } from '../later/later-part.tsx'
import { aboutApplication } from './about-application.ts'
import { answerField } from './answer-field.ts'
import type {
  Answers,
  ApplicationQuestion,
  AppliedJob,
  RefusedApplication,
  ShownApplication,
} from './application-draft.ts'
import classes from './full-apply-panel.module.css'

const t = speak(selection)
const i = speak(invitations.panel)

// Few jobs require a report, and uploading needs JavaScript anyway.
const MedicalReport = laterPart('apply-report', async () => (await import('./medical-report.tsx')).MedicalReport)

type ApplyFormProps = {
  job: AppliedJob
  application: Extract<ShownApplication, { state: 'open' }>
  refused: RefusedApplication | null
}

/**
 * The questionnaire, the report if the job requires one, and a preview of what the recruiter will see, with the button
 * to send it.
 */
export function ApplyForm({ job, application, refused }: ApplyFormProps) {
  const { questions, asksReport, sharesContact, inviteId, userId } = application
  const { report = { id: '', name: '' }, consent = false } = refused ?? {}
  const form = useForm<Answers>({
    draftKey: draftKeys.application(job.id, userId),
    base: questions.map(({ id }) => id).join(),
    initial: Object.fromEntries(questions.map(({ id }) => [id, ''])),
    returned: refused ?? undefined,
    shape: (kept) => shaped(kept, Object.fromEntries(questions.map(({ id }) => [id, '']))),
  })
  const { draft, faults } = form
  /** In the list on top each fault names its question. */
  const summarise = (found: Faults) => {
    const asked = questions.flatMap(({ id, question }) => {
      const fault = found[answerField(id)]
      return fault ? [[answerField(id), `${question} ${fault}`]] : []
    })
    return { ...found, ...Object.fromEntries(asked) }
  }
  const busy = useNavigation().formData?.get('intent') === 'apply'
  const page = href('/jobs/:jobId', { jobId: job.id })
  const shown = [
    application.kind,
    questions.length > 0 && 'answers',
    asksReport && 'report',
    sharesContact ? 'contact' : 'nameOnly',
    'availability',
  ] as const
  return (
    <DraftForm
      form={form}
      title={t('apply.summary')}
      failed={t('apply.failedTitle')}
      summarise={summarise}
      main="apply"
      action={`${page}?apply`}
      className={classes.form}
    >
      {inviteId && <input type="hidden" name="inviteId" value={inviteId} />}
      {inviteId && <p>{i('about')}</p>}
      <p>{aboutApplication(job)}</p>
      {questions.length > 0 && (
        <div className={classes.group}>
          <h3>{t('apply.questions')}</h3>
          {questions.map((question) => (
            <Question
              key={question.id}
              question={question}
              answer={draft[question.id] ?? ''}
              onAnswer={(answer) => form.change({ [question.id]: answer }, [answerField(question.id)])}
              fault={faults[answerField(question.id)]}
            />
          ))}
        </div>
      )}
      {asksReport && (
        <div className={classes.group}>
          <Suspense fallback={<Skeleton height={140} label={t('apply.reportLoading')} />}>
            <MedicalReport key={report.id} initial={report} fault={faults.medicalReport} />
          </Suspense>
          <noscript>{t('apply.reportNeedsScript')}</noscript>
          <Checkbox
            name="medicalReportConsent"
            id="field-medicalReportConsent"
            label={t('apply.reportConsent')}
            defaultChecked={consent}
            fault={faults.medicalReportConsent}
          />
        </div>
      )}
      <div className={classes.shares}>
        <h3>{t('apply.sharesTitle')}</h3>
        <ul className={classes.list}>{shown.map((each) => each && <li key={each}>{t(`apply.shares.${each}`)}</li>)}</ul>
      </div>
      <div className={classes.actions}>
        <Button type="submit" name="intent" value="apply" look="sun" loading={busy}>
          {inviteId ? i('confirm') : t('apply.confirm')}
        </Button>
        <ButtonLink look="bare" to={page} preventScrollReset>
          {t('apply.cancel')}
        </ButtonLink>
        {inviteId && (
          <ButtonLink look="bare" to={href('/selective-process', {}, { step: 'invitations', refuse: inviteId })}>
            {i('refuse')}
          </ButtonLink>
        )}
      </div>
    </DraftForm>
  )
}

type QuestionProps = {
  question: ApplicationQuestion
  answer: string
  onAnswer: (answer: string) => void
  fault: string | undefined
}

function Question({ question: { id, question, type, expected }, answer, onAnswer, fault }: QuestionProps) {
  const name = answerField(id)
  if (type === 'text') {
    return (
      <TextArea
        name={name}
        label={question}
        rows={3}
        most={longestAnswer}
        value={answer}
        onChange={(event) => onAnswer(event.currentTarget.value)}
        fault={fault}
      />
    )
  }
  return (
    <RadioGroup
      name={name}
      legend={question}
      look="row"
      hint={expected ? t('apply.expected', { answer: t(`apply.${expected}`) }) : undefined}
      options={[
        { value: 'yes', label: t('apply.yes') },
        { value: 'no', label: t('apply.no') },
      ]}
      value={answer}
      onValue={onAnswer}
      fault={fault}
    />
  )
}
