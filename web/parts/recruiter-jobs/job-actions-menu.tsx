import { jobActions } from '@trampolim/phrases/pt-br/job-actions.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useState } from 'react'
import { useSubmit } from 'react-router'
import { Glyph } from '../../design/glyph.tsx'
import { Menu } from '../../design/menu.tsx'
import { href } from '../../platform/href.ts'
import { AskFirst } from './ask-first.tsx'
import {
  type ActedJob,
  type AskedIntent,
  intentsFor,
  isAskedIntent,
  mayEdit,
  type OwnJobIntent,
} from './job-actions.ts'

const t = speak('job-actions', jobActions)

/** Everything a recruiter does with a job, behind one button of a list. `action` is the page that does it. */
export function JobActionsMenu({ job, action }: { job: ActedJob; action: string }) {
  const [asking, setAsking] = useState<AskedIntent | null>(null)
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
          ...(mayEdit(job.status) ? [{ text: t('edit'), to: href('/recruiter/job/:jobId/edit', params) }] : []),
          { text: t('duplicate'), to: href('/recruiter/job/create', {}, { from: job.id }) },
          ...intentsFor(job.status).map((intent) => ({
            text: t(intent),
            danger: intent === 'delete',
            run: () => (isAskedIntent(intent) ? setAsking(intent) : void send(intent)),
          })),
        ]}
      />
      <AskFirst
        asking={asking}
        job={job}
        onClose={() => setAsking(null)}
        onConfirm={(intent) => {
          setAsking(null)
          send(intent)
        }}
      />
    </>
  )
}
