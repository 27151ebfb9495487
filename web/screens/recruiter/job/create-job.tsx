import type { Calls } from '@trampolim/contract/client/calls.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { jobForm } from '@trampolim/phrases/pt-br/job-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect } from 'react-router'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { draftKeys } from '../../../parts/form/draft/draft-keys.ts'
import { emptyJob } from '../../../parts/job-form/draft/draft.ts'
import { draftOfJob, duplicateOf } from '../../../parts/job-form/draft/draft-of-job.ts'
import { saveJob } from '../../../parts/job-form/draft/save-job.ts'
import { JobForm } from '../../../parts/job-form/job-form.tsx'
import { laterPart } from '../../../parts/later/later-part.tsx'
import { readOwnJob } from '../../../parts/recruiter-jobs/read-own-job.ts'
import { callsContext, personContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { existingPath } from '../../../platform/pages.ts'
import type { Route } from './+types/create-job.ts'

const t = speak(jobForm)
const Standing = laterPart(
  'standing',
  async () => (await import('../../../parts/recruiter-jobs/standing.tsx')).Standing,
)

export async function loader({ request, context }: Route.LoaderArgs) {
  const from = new URL(request.url).searchParams.get('from')
  const userId = context.get(personContext)?.userId ?? ''
  const shared = {
    year: Number(dayOf(new Date()).slice(0, 4)),
    cancel: existingPath('/recruiter/jobs') ?? href('/'),
    ...(await standingOf(context.get(callsContext))),
  }
  if (!from) return { ...shared, initial: emptyJob, base: 'new', draftKey: draftKeys.job(userId, 'new'), copied: null }
  const job = await readOwnJob(context.get(callsContext), from)
  const name = job.own.content.jobName ?? ''
  const initial = duplicateOf(draftOfJob(job.own.content, job), (copied) => t('job.copyName', { name: copied }))
  return { ...shared, initial, base: job.own.modified, draftKey: draftKeys.job(userId, { from }), copied: name }
}

/** What prevents publishing. It is shown before the recruiter begins to write. */
async function standingOf({ gateway }: Calls) {
  const profile = await gateway.recruiters.readRecruiter({})
  return {
    profile,
    stopped: profile.organizationId === null || profile.status === 'blocked' || !profile.emailValidated,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const calls = context.get(callsContext)
  const form = await request.formData()
  const saved = await saveJob(calls, {
    form,
    save: (content) => calls.gateway.recruiterJobs.createJob({ ...content, once: true }),
  })
  if ('saved' in saved) {
    return redirect(href('/recruiter/job/:jobId/job-details', { jobId: saved.saved.id }, { saved: 'created' }))
  }
  return data(saved.returned, Object.keys(saved.returned.faults).length > 0 ? 422 : 200)
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('createTitle')} · Trampolim` }]
}

export default function CreateJob({ loaderData, actionData }: Route.ComponentProps) {
  const { copied, profile, stopped, ...form } = loaderData
  if (stopped) {
    return (
      <PageBody>
        <PageHead title={t('createTitle')} />
        <Standing profile={profile} />
      </PageBody>
    )
  }
  return (
    <PageBody>
      <PageHead title={t('createTitle')} text={copied ? t('copyText', { name: copied }) : t('createText')} />
      {profile.organizationBlocked && <Standing profile={profile} />}
      <JobForm {...form} mode="create" returned={actionData} />
    </PageBody>
  )
}
