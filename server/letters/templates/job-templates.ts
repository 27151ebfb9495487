import { letters } from '@trampolim/phrases/pt-br/letters.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type Block, strong } from '../layout.ts'
import { type AdCompany, ofCompany } from './of-company.ts'
import { type OwnWords, ownWordsBlocks } from './own-words.ts'

const t = speak(letters)
const text = (words: string): Block => ({ kind: 'text', text: words })

/**
 * A selection as its candidate knows it. `takenDown`: a reviewer had taken the job down before it ended. `declined`: the
 * candidate didn't want to be hired. `offered`: they had a hiring message that ended with the job; `hired`: they stay it.
 */
type EndedSelection = AdCompany &
  OwnWords & {
    name: string
    jobName: string
    takenDown?: boolean
    declined?: boolean
    offered?: boolean
    hired?: boolean
  }

/**
 * Jobs of the reader's organisation; `day` is the formatted day on which each closes or closed. `toCorrect`: it can't be
 * extended, since its recruiter has to correct it first.
 */
export type JobsOfRecruiter = {
  name: string
  jobs: readonly { id: string; jobName: string; day: string; toCorrect?: boolean }[]
}

/**
 * The week of jobs of the reader's organisation, those with most new applications first; `closes` is the formatted day,
 * `more` how many jobs the letter leaves out.
 */
type SummedUpJobs = {
  name: string
  jobs: readonly {
    id: string
    jobName: string
    paused: boolean
    closes: string | null
    fresh: number
    unseen: number
    left: number
  }[]
  more: number
}

function jobDeleted(ended: EndedSelection, site: string) {
  return toCandidate('jobDeleted', ended, site)
}

/** To candidates in the selection of a job that a reviewer took down. */
function jobRemoved(ended: EndedSelection, site: string) {
  return toCandidate('jobRemoved', ended, site)
}

function selectionEnded(ended: EndedSelection, site: string) {
  return toCandidate('selectionEnded', ended, site)
}

function finalistHired(ended: EndedSelection, site: string) {
  return toCandidate('finalistHired', ended, site)
}

function finalistUndecided(ended: EndedSelection, site: string) {
  return toCandidate('finalistUndecided', ended, site)
}

function jobsClosing({ name, jobs }: JobsOfRecruiter, site: string) {
  return toRecruiter('jobsClosing', { name, jobs }, site)
}

function jobsClosed({ name, jobs }: JobsOfRecruiter, site: string) {
  return toRecruiter('jobsClosed', { name, jobs }, site)
}

type Ending = 'jobDeleted' | 'jobRemoved' | 'selectionEnded' | 'finalistHired' | 'finalistUndecided'

/** Which words of a letter say what became of its reader. */
function wordsOf(kind: Ending, { hired, offered, takenDown }: EndedSelection) {
  if (kind === 'jobDeleted' && hired) return takenDown ? 'jobDeleted.hiredTakenDown' : 'jobDeleted.hired'
  if (kind === 'jobDeleted' && offered) return takenDown ? 'jobDeleted.offeredTakenDown' : 'jobDeleted.offered'
  return takenDown && kind !== 'jobRemoved' ? (`${kind}.takenDown` as const) : kind
}

function toCandidate(kind: Ending, ended: EndedSelection, site: string) {
  const { name, jobName } = ended
  const words = wordsOf(kind, ended)
  const staysHired = words === 'jobDeleted.hired' || words === 'jobDeleted.hiredTakenDown'
  const isFinalist = staysHired || kind === 'finalistHired' || kind === 'finalistUndecided'
  const blocks: Block[] = [
    text(t('greeting', { name })),
    text(
      t(words === 'selectionEnded' && ended.declined ? `${words}.declined` : `${words}.text`, {
        jobName: strong(jobName),
        ofCompany: ofCompany(ended),
      }),
    ),
    ...ownWordsBlocks(ended),
    text(t(`${words}.next`)),
    {
      kind: 'button',
      label: t(staysHired ? `${words}.button` : `${kind}.button`),
      url: `${site}${isFinalist ? '/selective-process' : '/search'}`,
    },
  ]
  return { subject: t(`${kind}.subject`, { jobName }), blocks }
}

/** The page on which a recruiter extends, ends or duplicates a job. */
const pageOf = (id: string, site: string) => `${site}/recruiter/job/${id}/job-details`

function toRecruiter(kind: 'jobsClosing' | 'jobsClosed', { name, jobs }: JobsOfRecruiter, site: string) {
  const blocks: Block[] = [
    text(t('greeting', { name })),
    text(t(`${kind}.text`, { count: jobs.length })),
    ...jobs.map(
      ({ id, jobName, day, toCorrect }): Block => ({
        kind: 'link',
        title: jobName,
        note: toCorrect ? t('jobsClosing.noteToCorrect', { day }) : t(`${kind}.note`, { day }),
        url: pageOf(id, site),
      }),
    ),
    ...(jobs.some(({ toCorrect }) => !toCorrect) ? [text(t(`${kind}.next`))] : []),
    ...(jobs.some(({ toCorrect }) => toCorrect) ? [text(t('jobsClosing.correct'))] : []),
    {
      kind: 'button',
      label: t(`${kind}.button`, { count: jobs.length }),
      url: jobs.length === 1 && jobs[0] ? pageOf(jobs[0].id, site) : `${site}/recruiter/jobs`,
    },
  ]
  return { subject: t(`${kind}.subject`, { count: jobs.length, jobName: jobs[0]?.jobName ?? '' }), blocks }
}

function jobSummaries({ name, jobs, more }: SummedUpJobs, site: string) {
  const blocks: Block[] = [
    text(t('greeting', { name })),
    text(t('jobSummaries.text')),
    ...jobs.map(
      ({ id, jobName, paused, closes, fresh, unseen, left }): Block => ({
        kind: 'link',
        title: jobName,
        note: [
          t('jobSummaries.fresh', { count: fresh }),
          t('jobSummaries.unseen', { count: unseen }),
          t('jobSummaries.left', { count: left }),
          ...(paused ? [t('jobSummaries.paused')] : []),
          ...(closes ? [t('jobSummaries.closes', { day: closes })] : []),
        ].join(' · '),
        url: `${site}/recruiter/job/${id}/selective-process`,
      }),
    ),
    ...(more > 0 ? [text(t('jobSummaries.more', { count: more }))] : []),
    ...(jobs.some(({ unseen }) => unseen > 0) ? [text(t('jobSummaries.next'))] : []),
    { kind: 'button', label: t('jobSummaries.button'), url: `${site}/recruiter/jobs` },
    { kind: 'small', text: t('jobSummaries.stop') },
  ]
  const count = jobs.length + more
  return { subject: t('jobSummaries.subject', { count, jobName: jobs[0]?.jobName ?? '' }), blocks }
}

/** Letters about jobs and the ends of their selections. */
export const jobTemplates = {
  'job-deleted': jobDeleted,
  'job-removed': jobRemoved,
  'selection-ended': selectionEnded,
  'finalist-hired': finalistHired,
  'finalist-undecided': finalistUndecided,
  'jobs-closing': jobsClosing,
  'jobs-closed': jobsClosed,
  'job-summaries': jobSummaries,
}
