import { z } from 'zod'
import { call } from '../call.ts'
import { done, instant, recordId } from '../shapes.ts'
import { trimmed, wholeText } from '../values.ts'

/** A job alert (data.md §3.6). */
export const jobAlert = z.object({ id: recordId, occupation: z.string(), location: z.string(), created: instant })
export type JobAlert = z.infer<typeof jobAlert>

const text = trimmed(120).default('')

export const listAlerts = call({
  purpose: 'The job alerts of the professional, newest first.',
  request: 'GET /professional/jobs/alert',
  allows: ['user:professional'],
  input: z.object({ limit: wholeText(1, 100).default(100) }),
  answers: z.array(jobAlert),
})

export const readAlert = call({
  purpose: 'One job alert, with the jobs that fit it now.',
  request: 'GET /professional/jobs/alert/{id}',
  allows: ['user:professional'],
  input: z.object({ id: recordId }),
  answers: jobAlert,
  fails: ['alert_not_found'],
})

export const createAlert = call({
  purpose: 'Creates a job alert for an occupation, a location or both.',
  request: 'POST /professional/job/alert',
  quota: 'alerts',
  allows: ['user:professional'],
  input: z.object({ occupation: text, location: text }),
  answers: jobAlert,
  fails: ['occupation_or_location_required', 'alert_exists', 'too_many_alerts'],
})

export const deleteAlert = call({
  purpose: 'Removes a job alert.',
  request: 'DELETE /professional/jobs/alert/{id}',
  quota: 'alerts',
  allows: ['user:professional'],
  input: z.object({ id: recordId }),
  answers: done,
  fails: ['alert_not_found'],
})

export const alerts = { listAlerts, readAlert, createAlert, deleteAlert }
