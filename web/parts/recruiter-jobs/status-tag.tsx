import type { JobStatus } from '@trampolim/marketplace/jobs/status.ts'
import { recruiter } from '@trampolim/phrases/pt-br/recruiter.ts'
import { jobStatus } from '@trampolim/phrases/pt-br/statuses.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Tag, type Tone } from '../../design/tag.tsx'

const t = speak('recruiter', recruiter)

const tones: Record<JobStatus, Tone> = {
  'job:created': 'sun',
  'job:pending': 'sun',
  'job:validating': 'sun',
  'job:approved': 'green',
  'job:rejected': 'coral',
  'job:blocked': 'coral',
  'job:disabled': 'sky',
  'job:closed': 'plain',
}

/** Where a job stands, as its recruiter reads it. */
export function StatusTag({ status, needsCorrection }: { status: JobStatus; needsCorrection: boolean }) {
  return (
    <>
      <Tag tone={tones[status]}>{jobStatus[status]}</Tag>
      {needsCorrection && <Tag tone="coral">{t('jobs.needsCorrection')}</Tag>}
    </>
  )
}
