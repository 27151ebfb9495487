import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { jobForm } from '@trampolim/phrases/pt-br/job-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect } from 'react-router'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { emptyJob } from '../../../parts/job-form/draft.ts'
import { draftOfJob, duplicateOf } from '../../../parts/job-form/draft-of-job.ts'
import { jobDraft } from '../../../parts/job-form/draft-place.ts'
import { JobForm } from '../../../parts/job-form/job-form.tsx'
import { saveJob } from '../../../parts/job-form/save-job.ts'
import { readOwnJob } from '../../../parts/recruiter-jobs/read-own-job.ts'
import { callsContext, personContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { existingPath } from '../../../platform/pages.ts'
import type { Route } from './+types/create-job.ts'

const t = speak('job-form', jobForm)

export async function loader({ request, context }: Route.LoaderArgs) {
  const from = new URL(request.url).searchParams.get('from')
  const userId = context.get(personContext)?.userId ?? ''
  const year = Number(dayOf(new Date()).slice(0, 4))
  const cancel = existingPath('/recruiter/jobs') ?? existingPath('/recruiter/dashboard') ?? href('/')
  if (!from) return { initial: emptyJob, base: 'new', place: jobDraft(userId, 'new'), year, cancel, copied: null }
  const job = await readOwnJob(context.get(callsContext), from)
  const name = job.own.content.jobName ?? ''
  const initial = duplicateOf(draftOfJob(job.own.content, job), t('job.copyName', { name }))
  return { initial, base: job.own.modified, place: jobDraft(userId, { from }), year, cancel, copied: name }
}

export async function action({ request, context }: Route.ActionArgs) {
  const calls = context.get(callsContext)
  const form = await request.formData()
  const saved = await saveJob(calls, { form, save: (content) => calls.gateway.recruiterJobs.createJob(content) })
  if ('saved' in saved) {
    return redirect(href('/recruiter/job/:jobId/job-details', { jobId: saved.saved.id }, { saved: 'created' }))
  }
  return data(saved.returned, Object.keys(saved.returned.faults).length > 0 ? 422 : 200)
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('createTitle')} · Trampolim` }]
}

export default function CreateJob({ loaderData, actionData }: Route.ComponentProps) {
  const { copied, ...form } = loaderData
  return (
    <PageBody>
      <PageHead title={t('createTitle')} text={copied ? t('copyText', { name: copied }) : t('createText')} />
      <JobForm {...form} key={form.place.name} mode="create" returned={actionData} />
    </PageBody>
  )
}
