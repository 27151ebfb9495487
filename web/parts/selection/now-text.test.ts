import type { SelectiveProcess } from '@trampolim/contract/gateway/selection.ts'
import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { expect, it } from 'vitest'
import { nowText } from './now-text.ts'

type Facts = Partial<Omit<SelectiveProcess, 'hire' | 'history'>> & {
  hire?: Pick<NonNullable<SelectiveProcess['hire']>, 'status' | 'endedBy'>
  history?: string[]
}

const finalist: Facts = { step: 'finalists', status: 'candidate:finalist', jobStatus: 'job:approved', standing: 'open' }
const ended: Facts = { ...finalist, jobStatus: 'job:closed', standing: 'closed' }
const away: Facts = { ...finalist, jobStatus: 'job:blocked', standing: 'removed' }
const out: Facts = { step: 'discarded', status: 'candidate:discarded', jobStatus: null, standing: null }
const accepted = { status: 'candidate:hire:accepted' } as const

it.each<[string, Facts, keyof typeof selection.now]>([
  ['a finalist', finalist, 'finalists'],
  ['a finalist of an ended job', ended, 'undecided'],
  ['who is recorded as hired', { ...ended, outcome: 'hired' }, 'hired'],
  ['who accepted', { ...finalist, ...accepted }, 'accepted'],
  ['who accepted before the job ended', { ...ended, ...accepted }, 'accepted'],
  ['whose message waits after the job ended', { ...ended, hire: { status: 'pending', endedBy: null } }, 'finalists'],
  ['who rejected before the job ended', { ...ended, hire: { status: 'rejected', endedBy: null } }, 'declined'],
  ['who took back before it ended', { ...ended, hire: { status: 'canceled', endedBy: 'candidate' } }, 'declined'],
  ['whose company took back', { ...ended, hire: { status: 'canceled', endedBy: 'recruiter' } }, 'undecided'],
  ['who accepted a job that is taken down', { ...away, ...accepted }, 'removed'],
  ['who was in it until the job was deleted', { ...out, history: ['applied', 'moved', 'job_deleted'] }, 'deleted'],
  [
    'who was discarded before the job was deleted',
    { ...out, history: ['applied', 'discarded', 'job_deleted'] },
    'discarded',
  ],
  ['whose job ended before it was deleted', { ...out, history: ['applied', 'job_ended', 'job_deleted'] }, 'ended'],
  [
    'who had withdrawn and applied again',
    { ...out, history: ['applied', 'withdrawn', 'applied_again', 'job_deleted'] },
    'deleted',
  ],
  ['who withdrew', { ...ended, step: 'discarded', withdrawn: true }, 'withdrawn'],
])('says of %s how it stands', (_, { hire = null, history = [], ...facts }, said) => {
  const entries = history.map((type) => ({ type }))
  const process = { withdrawn: false, outcome: null, history: entries, ...facts, hire }
  expect(nowText(process as unknown as SelectiveProcess)).toBe(selection.now[said])
})
