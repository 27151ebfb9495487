import { jobActions } from '@trampolim/phrases/pt-br/job-actions.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useState } from 'react'
import { useSubmit } from 'react-router'
import { Glyph } from '../../design/glyph.tsx'
import { Menu } from '../../design/menu.tsx'
import { href } from '../../platform/href.ts'
import { newQuery, peoplePath } from '../curriculum-search/people-query.ts'
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

/** All of a recruiter's actions on a job, behind one button of a list. `action` is the page that handles them. */
export function JobActionsMenu({ job, action }: { job: ActedJob; action: string }) {
  const [asking, ask] = useState<Question | null>(null)
  const submit = useSubmit()
  const params = { jobId: job.id }
  const send = (intent: OwnJobIntent) => submit({ intent, jobId: job.id }, { method: 'post', action })
  return (
    <>
      <Menu
        label={t('label', { job: job.name })}
        trigger={<Glyph name="dots" />}
        items={[
          { text: t('details'), to: href('/recruiter/job/:jobId/job-details', params) },
          ...(findsPeople(job.status) ? [{ text: t('findPeople'), to: peoplePath(newQuery({ job: job.id })) }] : []),
          ...(mayEdit(job.status) ? [{ text: t('edit'), to: href('/recruiter/job/:jobId/edit', params) }] : []),
          { text: t('duplicate'), to: href('/recruiter/job/create', {}, { from: job.id }) },
          ...intentsFor(job.status).map((intent) => {
            // What becomes of each candidate is asked for on the job's own page.
            if (intent === 'finish' && job.left > 0) {
              return { text: t(intent), to: href('/recruiter/job/:jobId/job-details', params, { ask: 'finish' }) }
            }
            const question = questionOf(intent)
            const run = () => (question ? ask(question) : void send(intent))
            return { text: t(intent), danger: intent === 'delete', run }
          }),
        ]}
      />
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
