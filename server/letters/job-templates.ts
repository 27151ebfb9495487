import { letters } from '@trampolim/phrases/pt-br/letters.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type Block, strong } from './layout.ts'
import { ofCompany } from './of-company.ts'

const t = speak('letters', letters)
const text = (words: string): Block => ({ kind: 'text', text: words })

/** What a candidate is told of a selection; a company that is null stays 'Confidencial'. */
export type EndedSelection = { name: string; jobName: string; company: string | null }

/** Jobs of the reader's organisation; `day` is when each closes or closed, as it is read. */
export type JobsOfRecruiter = { name: string; jobs: readonly { id: string; jobName: string; day: string }[] }

export function jobDeleted({ name, jobName, company }: EndedSelection, site: string) {
  return toCandidate('jobDeleted', { name, jobName, company }, site)
}

/** To who is in the selection of a job that a reviewer took down. */
export function jobRemoved({ name, jobName, company }: EndedSelection, site: string) {
  return toCandidate('jobRemoved', { name, jobName, company }, site)
}

export function selectionEnded({ name, jobName, company }: EndedSelection, site: string) {
  return toCandidate('selectionEnded', { name, jobName, company }, site)
}

export function finalistHired({ name, jobName, company }: EndedSelection, site: string) {
  return toCandidate('finalistHired', { name, jobName, company }, site)
}

export function finalistUndecided({ name, jobName, company }: EndedSelection, site: string) {
  return toCandidate('finalistUndecided', { name, jobName, company }, site)
}

export function jobsClosing({ name, jobs }: JobsOfRecruiter, site: string) {
  return toRecruiter('jobsClosing', { name, jobs }, site)
}

export function jobsClosed({ name, jobs }: JobsOfRecruiter, site: string) {
  return toRecruiter('jobsClosed', { name, jobs }, site)
}

type Ending = 'jobDeleted' | 'jobRemoved' | 'selectionEnded' | 'finalistHired' | 'finalistUndecided'

function toCandidate(kind: Ending, { name, jobName, company }: EndedSelection, site: string) {
  const isFinalist = kind === 'finalistHired' || kind === 'finalistUndecided'
  const blocks: Block[] = [
    text(t('greeting', { name })),
    text(t(`${kind}.text`, { jobName: strong(jobName), ofCompany: ofCompany(company) })),
    text(t(`${kind}.next`)),
    { kind: 'button', label: t(`${kind}.button`), url: `${site}${isFinalist ? '/selective-process' : '/search'}` },
  ]
  return { subject: t(`${kind}.subject`, { jobName }), blocks }
}

/** Where a recruiter extends, ends or duplicates a job. */
const pageOf = (id: string, site: string) => `${site}/recruiter/job/${id}/job-details`

function toRecruiter(kind: 'jobsClosing' | 'jobsClosed', { name, jobs }: JobsOfRecruiter, site: string) {
  const blocks: Block[] = [
    text(t('greeting', { name })),
    text(t(`${kind}.text`, { count: jobs.length })),
    ...jobs.map(
      ({ id, jobName, day }): Block => ({
        kind: 'link',
        title: jobName,
        note: t(`${kind}.note`, { day }),
        url: pageOf(id, site),
      }),
    ),
    text(t(`${kind}.next`)),
    {
      kind: 'button',
      label: t(`${kind}.button`, { count: jobs.length }),
      url: jobs.length === 1 && jobs[0] ? pageOf(jobs[0].id, site) : `${site}/recruiter/jobs`,
    },
  ]
  return { subject: t(`${kind}.subject`, { count: jobs.length, jobName: jobs[0]?.jobName ?? '' }), blocks }
}
