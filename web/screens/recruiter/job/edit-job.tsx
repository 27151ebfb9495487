import type { OwnJob } from '@trampolim/contract/job-content.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { jobForm } from '@trampolim/phrases/pt-br/job-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useState } from 'react'
import { data, redirect } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { Breadcrumbs, PageBody, PageHead } from '../../../design/page-head.tsx'
import { draftKeys } from '../../../parts/form/draft/draft-keys.ts'
import { basis, versionField } from '../../../parts/form/draft/version-field.ts'
import { draftOfJob } from '../../../parts/job-form/draft/draft-of-job.ts'
import { saveJob } from '../../../parts/job-form/draft/save-job.ts'
import { JobForm } from '../../../parts/job-form/job-form.tsx'
import { mayEdit, needsNewApproval } from '../../../parts/recruiter-jobs/actions/job-actions.ts'
import { readOwnJob } from '../../../parts/recruiter-jobs/read-own-job.ts'
import { callsContext, personContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/edit-job.ts'
import classes from './edit-job.module.css'

const t = speak(jobForm)

const pageOf = (jobId: string, query?: { saved?: string }) =>
  href('/recruiter/job/:jobId/job-details', { jobId }, query)

export async function loader({ params, context }: Route.LoaderArgs) {
  const calls = context.get(callsContext)
  const [job, { status }] = await Promise.all([
    readOwnJob(calls, params.jobId),
    calls.gateway.recruiters.readRecruiter({}),
  ])
  // The panel says why nothing can be changed.
  if (status === 'blocked') throw redirect(href('/recruiter/dashboard'))
  const { own } = job
  return {
    open: mayEdit(own),
    locked: lockOf(own),
    jobId: own.id,
    name: own.content.jobName ?? '',
    initial: draftOfJob(own.content, job),
    base: own.modified,
    draftKey: draftKeys.job(context.get(personContext)?.userId ?? '', { edit: own.id }),
    year: Number(dayOf(new Date()).slice(0, 4)),
    asksApproval: needsNewApproval(own.status),
    isPaused: own.status === 'job:disabled',
    keepsKind: own.approved !== null,
  }
}

/** Why a job that can't be edited now can't. */
function lockOf({ status, mayManage }: OwnJob): 'ofColleague' | 'ended' | 'review' {
  if (!mayManage) return 'ofColleague'
  return status === 'job:closed' ? 'ended' : 'review'
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const calls = context.get(callsContext)
  const form = await request.formData()
  const saved = await saveJob(calls, {
    form,
    save: (content) => calls.gateway.recruiterJobs.updateJob({ ...content, id: params.jobId, ...basis(form) }),
    newest: async () => (await readOwnJob(calls, params.jobId)).own.modified,
    sayRefusal: async (code) => {
      if (code !== 'move_not_allowed') return undefined
      const { status } = (await readOwnJob(calls, params.jobId)).own
      return t(status === 'job:closed' ? 'unsent.ended' : 'unsent.review')
    },
  })
  if ('saved' in saved)
    return redirect(pageOf(params.jobId, { saved: needsNewApproval(saved.saved.status) ? 'kept' : 'updated' }))
  return data(saved.returned, Object.keys(saved.returned.faults).length > 0 ? 422 : 200)
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${t('editTitle')}: ${loaderData?.name ?? ''} · Trampolim` }]
}

export default function EditJob({ loaderData, actionData }: Route.ComponentProps) {
  const { open, locked, jobId, name, ...form } = loaderData
  return (
    <PageBody>
      <PageHead
        title={t('editTitle')}
        crumbs={<Breadcrumbs label={t('crumbs')} crumbs={[{ to: pageOf(jobId), text: name }]} />}
      />
      {!open && !actionData && (
        <Notice
          tone="warn"
          title={t('locked.title')}
          actions={<ButtonLink to={pageOf(jobId)}>{t('locked.back')}</ButtonLink>}
        >
          {t(`locked.${locked}`)}
        </Notice>
      )}
      {open && form.asksApproval && (
        <div className={classes.notice}>
          <Notice title={t('approval.notice')}>{t(form.isPaused ? 'approval.textPaused' : 'approval.text')}</Notice>
        </div>
      )}
      {/* A form that was returned stays, with what was typed, also if the job can't be changed meanwhile. */}
      {(open || actionData) && (
        <JobForm {...form} mode="edit" returned={actionData} cancel={pageOf(jobId)}>
          <Version base={form.base} returned={actionData?.version} />
        </JobForm>
      )}
    </PageBody>
  )
}

/** The version that is being edited. The page may learn of newer ones while somebody types. */
function Version({ base, returned }: { base: string; returned: string | undefined }) {
  const [began] = useState(base)
  return <input type="hidden" name={versionField} value={returned ?? began} />
}
