import { jobActions } from '@trampolim/phrases/pt-br/job-actions.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { href } from '../../../platform/href.ts'
import { AskFirst } from './ask-first.tsx'
import {
  type ActedJob,
  intentOf,
  intentsFor,
  mayEdit,
  type OwnJobIntent,
  type Question,
  questionAfter,
  questionOf,
} from './job-actions.ts'
import classes from './job-buttons.module.css'
import { Lost } from './lost.tsx'

const t = speak(jobActions)

type JobButtonsProps = {
  job: ActedJob
  /** The question that the page asks in place, as without JavaScript. */
  asked: Question | null
}

/** All of a recruiter's actions on a job, on its own page. */
export function JobButtons({ job, asked }: JobButtonsProps) {
  const [asking, ask] = useState<Question | null>(null)
  const submit = useSubmit()
  const busy = useNavigation().formData?.get('intent')
  const page = href('/recruiter/job/:jobId/job-details', { jobId: job.id })
  const send = (intent: OwnJobIntent) => submit({ intent }, { method: 'post', action: page })
  if (asked) return <AskInPlace job={job} asked={asked} page={page} />
  return (
    <div className={classes.buttons}>
      {mayEdit(job) && <ButtonLink to={href('/recruiter/job/:jobId/edit', { jobId: job.id })}>{t('edit')}</ButtonLink>}
      <ButtonLink to={href('/recruiter/job/create', {}, { from: job.id })}>{t('duplicate')}</ButtonLink>
      {intentsFor(job).map((intent) => {
        const question = questionOf(intent)
        if (!question) {
          return (
            <Form key={intent} method="post" action={page}>
              {intent === 'extend' && <input type="hidden" name="closes" value={job.closes ?? ''} />}
              <Button type="submit" name="intent" value={intent} loading={busy === intent}>
                {t(intent)}
              </Button>
            </Form>
          )
        }
        return (
          <Form
            key={intent}
            action={page}
            onSubmit={(event) => {
              // The outcomes of candidates are asked for in place.
              if (intent === 'finish' && job.left > 0) return
              event.preventDefault()
              ask(question)
            }}
          >
            <input type="hidden" name="ask" value={question} />
            <Button type="submit" look="bare" loading={busy === intent}>
              {t(intent)}
            </Button>
          </Form>
        )
      })}
      <AskFirst
        asking={asking}
        job={job}
        ask={ask}
        onConfirm={(question) => {
          ask(null)
          send(intentOf(question))
        }}
      />
    </div>
  )
}

function AskInPlace({ job, asked, page }: { job: ActedJob; asked: Question; page: string }) {
  const next = questionAfter(asked)
  return (
    <Notice
      tone="danger"
      title={t(`ask.${asked}.title`, { job: job.name })}
      actions={
        <Form method={next ? 'get' : 'post'} action={page} className={classes.buttons}>
          <Button
            type="submit"
            {...(next ? { name: 'ask', value: next } : { name: 'intent', value: intentOf(asked) })}
            look="danger"
          >
            {t(`ask.${asked}.confirm`)}
          </Button>
          <ButtonLink look="bare" to={page}>
            {t('keep')}
          </ButtonLink>
        </Form>
      }
    >
      <Lost asking={asked} job={job} />
    </Notice>
  )
}
