import { alertFrequencies, frequencyChoices, usualFrequency } from '@trampolim/marketplace/alerts/alert.ts'
import { alertFields } from '@trampolim/marketplace/alerts/fields.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { oneOf } from '../codes.ts'
import { shapeOf } from '../fields.ts'
import { jobCard } from '../jobs.ts'
import { cappedCount, jobSearch } from '../search-jobs/search.ts'
import { done, instant, pageNumber, pageSize, recordId } from '../shapes.ts'
import { wholeText } from '../values.ts'

/**
 * What an alert searches for: any search, except for its page, its order and the age of jobs, since an alert announces
 * only new jobs.
 */
const alertSearch = jobSearch.omit({ size: true, page: true, sort: true, jobAges: true })

/** `off`: paused, which sends nothing. */
const frequency = oneOf(frequencyChoices)
const { name } = shapeOf(alertFields, 'empty')

/** A job alert (data.md §3.6). */
export const jobAlert = z.object({
  id: recordId,
  occupation: z.string(),
  location: z.string(),
  created: instant,
  /** What its owner calls it; null if they gave it no name. */
  name: z.string().nullable(),
  frequency,
  /** The frequency to which a paused alert returns. */
  resumesAs: oneOf(alertFrequencies),
  /** The kind of job and the filters, as in the address of a search; several values are joined by commas. */
  filters: z.record(z.string(), z.string()),
  /** Whether its words name an occupation or a place; otherwise it finds nothing. */
  understood: z.boolean(),
  /** How many open jobs of the last 30 days match it; exact below 100. */
  found: cappedCount,
})
export type JobAlert = z.infer<typeof jobAlert>

export const listAlerts = call({
  purpose: 'The job alerts of the professional, newest first, each with how many jobs it found.',
  request: 'GET /professional/jobs/alert',
  allows: ['user:professional'],
  input: z.object({ limit: wholeText(1, 100).default(100) }),
  answers: z.array(jobAlert),
})

export const readAlert = call({
  purpose: 'One job alert, with the jobs that fit it now, newest first; the same jobs as its search.',
  request: 'GET /professional/jobs/alert/{id}',
  allows: ['user:professional'],
  input: z.object({ id: recordId, page: pageNumber, size: pageSize(20) }),
  answers: jobAlert.extend({ jobs: z.array(jobCard), total: cappedCount, page: z.int(), size: z.int() }),
  fails: ['alert_not_found'],
})

export const createAlert = call({
  purpose:
    'Creates a job alert from a search for an occupation, a location or both. A position becomes its municipality.',
  request: 'POST /professional/job/alert',
  quota: 'alerts',
  allows: ['user:professional'],
  input: alertSearch.extend({ name, frequency: frequency.default(usualFrequency) }),
  answers: jobAlert,
  fails: ['occupation_or_location_required', 'household_work', 'alert_exists', 'too_many_alerts'],
})

export const changeAlert = call({
  specified: false,
  purpose:
    'Renames a job alert, changes how often it sends letters, pauses it or resumes it. An empty name removes it.',
  request: 'PUT /professional/jobs/alert/{id}',
  quota: 'alerts',
  allows: ['user:professional'],
  input: z.object({ id: recordId, name: shapeOf(alertFields, 'optional').name, frequency: frequency.optional() }),
  answers: done,
  fails: ['alert_not_found'],
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

export const alerts = { listAlerts, readAlert, createAlert, changeAlert, deleteAlert }
