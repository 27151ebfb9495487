import { longestAnswer } from '@trampolim/marketplace/jobs/questionnaire.ts'
import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { lazy, Suspense, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../design/button.tsx'
import { Checkbox, RadioGroup } from '../../design/choice.tsx'
import { FormSummary } from '../../design/form-summary.tsx'
import { Notice } from '../../design/notice.tsx'
import { Skeleton } from '../../design/states.tsx'
import { TextArea } from '../../design/text-field.tsx'
import { shaped } from '../../platform/form-fields.ts'
import { href } from '../../platform/href.ts'
import { useKeptDraft } from '../../platform/kept-draft.ts'
import { DraftNote } from '../form/draft-note.tsx'
import { answerField } from './answer-field.ts'
import type { Application, ApplicationQuestion, RefusedApplication } from './application.ts'
import classes from './apply-panel.module.css'
import type { AppliedJob } from './apply-panel.tsx'
import { applicationDraft } from './draft-place.ts'

const t = speak('selection', selection)

// Few jobs ask for a report, and uploading needs JavaScript anyway.
const MedicalReport = lazy(async () => ({ default: (await import('./medical-report.tsx')).MedicalReport }))

type ApplyFormProps = {
  job: AppliedJob
  application: Extract<Application, { state: 'open' }>
  refused: RefusedApplication | null
}

/** The questionnaire, the report where the job asks for one, and what the recruiter will see; then it is sent. */
export function ApplyForm({ job, application, refused }: ApplyFormProps) {
  const { questions, asksReport, sharesContact, userId } = application
  const { faults = {}, report = { id: '', name: '' }, consent = false } = refused ?? {}
  const [answers, setAnswers] = useState<Answers>(refused?.answers ?? {})
  /** Fields begin anew with each filling that they didn't make themselves. */
  const [fillings, setFillings] = useState(0)
  const { restored, waiting, discard } = useKeptDraft({
    place: applicationDraft(job.id, userId),
    base: questions.map(({ id }) => id).join(),
    initial: noAnswers,
    draft: answers,
    newer: refused !== null,
    shape: (kept) => shapedAnswers(kept, questions),
    onDraft: (filled) => {
      setAnswers(filled)
      setFillings((before) => before + 1)
    },
  })
  const asked = { ...faults }
  for (const { id, question } of questions) {
    const field = answerField(id)
    if (faults[field]) asked[field] = `${question} ${faults[field]}`
  }
  const busy = useNavigation().formData?.get('intent') === 'apply'
  const page = href('/jobs/:jobId', { jobId: job.id })
  const shown = [
    'curriculum',
    questions.length > 0 && 'answers',
    asksReport && 'report',
    sharesContact ? 'contact' : 'nameOnly',
  ] as const
  return (
    <Form
      method="post"
      action={`${page}?apply`}
      preventScrollReset
      noValidate
      className={classes.form}
      onChange={(event) => setAnswers(answersIn(event.currentTarget, questions))}
    >
      {restored && <Notice live>{t('apply.restored')}</Notice>}
      <FormSummary title={t('' in faults ? 'apply.failedTitle' : 'apply.summary')} faults={asked} />
      <p>
        {job.companyName
          ? t('apply.about', { job: job.name, company: job.companyName })
          : t('apply.aboutConfidential', { job: job.name })}
      </p>
      {questions.length > 0 && (
        <div className={classes.group}>
          <h3>{t('apply.questions')}</h3>
          {questions.map((question) => (
            <Question
              key={`${question.id} ${fillings}`}
              question={question}
              answer={answers[question.id] ?? ''}
              fault={faults[answerField(question.id)]}
            />
          ))}
        </div>
      )}
      {asksReport && (
        <div className={classes.group}>
          <Suspense fallback={<Skeleton height={140} label={t('apply.reportLoading')} />}>
            <MedicalReport key={`${report.id} ${fillings}`} initial={report} fault={faults.medicalReport} />
          </Suspense>
          <noscript>{t('apply.reportNeedsScript')}</noscript>
          <Checkbox
            key={fillings}
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
          {t('apply.confirm')}
        </Button>
        <ButtonLink look="bare" to={page} preventScrollReset>
          {t('apply.cancel')}
        </ButtonLink>
      </div>
      <DraftNote waiting={waiting} onDiscard={discard} />
    </Form>
  )
}

/** What a person answered so far, by the questions' ids. */
type Answers = Readonly<Record<string, string>>

const noAnswers: Answers = {}

function answersIn(form: HTMLFormElement, questions: readonly ApplicationQuestion[]): Answers {
  const given = new FormData(form)
  return Object.fromEntries(questions.map(({ id }) => [id, String(given.get(answerField(id)) ?? '')]))
}

function shapedAnswers(kept: unknown, questions: readonly ApplicationQuestion[]): Answers {
  return shaped(kept, Object.fromEntries(questions.map(({ id }) => [id, ''])))
}

type QuestionProps = { question: ApplicationQuestion; answer: string; fault: string | undefined }

function Question({ question: { id, question, type }, answer, fault }: QuestionProps) {
  const name = answerField(id)
  if (type === 'text') {
    return (
      <TextArea name={name} label={question} rows={3} maxLength={longestAnswer} defaultValue={answer} fault={fault} />
    )
  }
  return (
    <RadioGroup
      name={name}
      legend={question}
      look="row"
      options={[
        { value: 'yes', label: t('apply.yes') },
        { value: 'no', label: t('apply.no') },
      ]}
      {...(answer && { defaultValue: answer })}
      fault={fault}
    />
  )
}
