import type { JobStatus } from '@trampolim/marketplace/jobs/status.ts'
import { correctToPublish, jobStatus } from '@trampolim/phrases/pt-br/statuses.ts'
import { Tag, type Tone } from '../../design/tag.tsx'

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

/** A job's status as its recruiter reads it. */
export function StatusTag({ status, needsCorrection }: { status: JobStatus; needsCorrection: boolean }) {
  const waitsForOwner = needsCorrection && status === 'job:pending'
  return (
    <>
      {!waitsForOwner && <Tag tone={tones[status]}>{jobStatus[status]}</Tag>}
      {needsCorrection && <Tag tone="coral">{correctToPublish}</Tag>}
    </>
  )
}
