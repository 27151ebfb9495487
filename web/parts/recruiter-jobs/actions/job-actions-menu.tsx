import { jobActions } from '@trampolim/phrases/pt-br/job-actions.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { FoldMenu, foldItem } from '../../../design/fold-menu.tsx'
import { Glyph } from '../../../design/glyph.tsx'
import { Link } from '../../../design/link.tsx'
import { href } from '../../../platform/href.ts'
import { newQuery, peoplePath } from '../../curriculum-search/people-query.ts'
import { AskFirst } from './ask-first.tsx'
import {
  type ActedJob,
  findsPeople,
  intentOf,
  intentsFor,
  mayEdit,
  type OwnJobIntent,
  type Question,
  questionOf,
} from './job-actions.ts'

const t = speak(jobActions)

/**
 * All of a recruiter's actions on a job, behind one button of a list, also before JavaScript. `action` is the page that
 * handles them.
 */
export function JobActionsMenu({ job, action }: { job: ActedJob; action: string }) {
  const [asking, ask] = useState<Question | null>(null)
  const submit = useSubmit()
  const params = { jobId: job.id }
  const send = (intent: OwnJobIntent) => submit({ intent, jobId: job.id }, { method: 'post', action })
  const links = [
    { text: t('details'), to: href('/recruiter/job/:jobId/job-details', params) },
    ...(findsPeople(job.status) ? [{ text: t('findPeople'), to: peoplePath(newQuery({ job: job.id })) }] : []),
    ...(mayEdit(job) ? [{ text: t('edit'), to: href('/recruiter/job/:jobId/edit', params) }] : []),
    { text: t('duplicate'), to: href('/recruiter/job/create', {}, { from: job.id }) },
  ]
  return (
    <>
      <FoldMenu label={t('label', { job: job.name })} trigger={<Glyph name="dots" />}>
        {links.map(({ text, to }) => (
          <Link key={to} to={to} className={foldItem()}>
            {text}
          </Link>
        ))}
        {intentsFor(job).map((intent) => (
          <Intent key={intent} {...{ intent, job, action, ask }} />
        ))}
      </FoldMenu>
      <AskFirst
        asking={asking}
        job={job}
        ask={ask}
        onConfirm={(question) => {
          ask(null)
          send(intentOf(question))
        }}
      />
    </>
  )
}

type IntentProps = { intent: OwnJobIntent; job: ActedJob; action: string; ask: (question: Question) => void }

/** Actions without a question are forms. Those with a question link to the job's own page if there is no JavaScript. */
function Intent({ intent, job, action, ask }: IntentProps) {
  const question = questionOf(intent)
  if (!question) {
    return (
      <Form method="post" action={action}>
        <input type="hidden" name="jobId" value={job.id} />
        {intent === 'extend' && <input type="hidden" name="closes" value={job.closes ?? ''} />}
        <button type="submit" name="intent" value={intent} className={foldItem()}>
          {t(intent)}
        </button>
      </Form>
    )
  }
  return (
    <Link
      to={href('/recruiter/job/:jobId/job-details', { jobId: job.id }, { ask: question })}
      className={foldItem(intent === 'delete' ? 'danger' : 'usual')}
      onClick={(event) => {
        // The outcomes of candidates are asked for on the job's own page.
        if (intent === 'finish' && job.left > 0) return
        event.preventDefault()
        ask(question)
      }}
    >
      {t(intent)}
    </Link>
  )
}
