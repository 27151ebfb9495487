import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { JobDetails } from '@trampolim/contract/jobs.ts'
import { faults } from '@trampolim/phrases/pt-br/faults.ts'
import { describe, expect, it, vi } from 'vitest'
import type { Person } from '../../platform/context.ts'
import { applicationOn, sendApplication } from './application-draft.ts'

const job = { id: '0'.repeat(24), jobSpecificType: 1, viewer: null, open: true } as unknown as JobDetails
const questions = [
  { id: 'saturdays', question: 'Pode aos sábados?', type: 'boolean' },
  { id: 'story', question: 'Conte uma venda.', type: 'text' },
]
const asksAll = [{ task: 'questionnaire_unanswered', questions }, { task: 'medical_report_required' }]

function callsWhere(tasks: readonly object[]) {
  const applyToJob = vi.fn(async (_: unknown) => ({}))
  const selection = { verifyApplication: async () => ({ ready: tasks.length === 0, tasks }), applyToJob }
  const professional = { readProfessional: async () => ({ agreeShareContactData: false }) }
  return { calls: { gateway: { selection, professional } } as unknown as Calls, applyToJob }
}

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe('sending an application', () => {
  const filled = { 'answer.saturdays': 'yes', 'answer.story': ' Cem pães. ', medicalReport: 'f'.repeat(24) }

  it('names what is missing and keeps the input', async () => {
    const { calls, applyToJob } = callsWhere(asksAll)
    const refused = await sendApplication(calls, job, formOf({ 'answer.story': 'Cem pães.' }))
    expect(refused).toEqual({
      faults: {
        'answer.saturdays': faults.required,
        medicalReport: faults.medical_report_required,
        medicalReportConsent: faults.consent_required,
      },
      draft: { saturdays: '', story: 'Cem pães.' },
      report: { id: '', name: '' },
      consent: false,
    })
    expect(applyToJob).not.toHaveBeenCalled()
  })

  it('requires a consent of its own to the medical report', async () => {
    const { calls } = callsWhere(asksAll)
    const refused = await sendApplication(calls, job, formOf(filled))
    expect(refused?.faults).toEqual({ medicalReportConsent: faults.consent_required })
  })

  it.each([
    ['maybe', 'Cem pães.', { 'answer.saturdays': faults.required }],
    ['no', 'x'.repeat(1001), { 'answer.story': faults.too_long }],
  ])('refuses the answers %s and %.5s…', async (saturdays, story, expected) => {
    const { calls } = callsWhere([{ task: 'questionnaire_unanswered', questions }])
    const refused = await sendApplication(calls, job, formOf({ 'answer.saturdays': saturdays, 'answer.story': story }))
    expect(refused?.faults).toEqual(expected)
  })

  it('sends answers, report and consent', async () => {
    const { calls, applyToJob } = callsWhere(asksAll)
    expect(await sendApplication(calls, job, formOf({ ...filled, medicalReportConsent: 'on' }))).toBeNull()
    expect(applyToJob).toHaveBeenCalledExactlyOnceWith({
      jobId: job.id,
      cvType: 'professional',
      answers: [
        { questionId: 'saturdays', answer: 'yes' },
        { questionId: 'story', answer: 'Cem pães.' },
      ],
      medicalReport: filled.medicalReport,
      medicalReportConsent: true,
    })
  })
})

describe('a job’s page', () => {
  const asking = { publicUrl: 'http://localhost', now: new Date('2026-03-10T12:00:00Z') }
  const { calls } = callsWhere([{ task: 'curriculum_missing' }])
  const professional = { externalRoles: ['user:professional'] } as unknown as Person
  const on = (query: string, person: Person | null, at = job) =>
    applicationOn(at, { ...asking, calls, person, query: new URLSearchParams(query) })

  it('shows no application unless requested', async () => {
    expect(await on('', professional)).toBeNull()
    expect(await on('applied', professional)).toBeNull()
  })

  it('shows a professional what is missing', async () => {
    expect(await on('apply', professional)).toMatchObject({ state: 'open', lacksCurriculum: true, questions: [] })
  })

  it.each([
    ['user:inactive', '/inactive-profile'],
    ['professional:registration:incomplete', '/register'],
  ])('leads %s to %s, where it says what is left to do', async (role, home) => {
    const person = { externalRoles: [role] } as unknown as Person
    const answer = await on('apply', person).catch((thrown: unknown) => thrown)
    expect((answer as Response).headers.get('location')).toBe(home)
    expect(await on('apply', { externalRoles: ['user:reviewer'] } as unknown as Person)).toMatchObject({
      state: 'refused',
    })
  })

  it('redirects a visitor to sign-in, which returns to the application', async () => {
    const answer = await on('apply', null).catch((thrown: unknown) => thrown)
    expect(answer).toBeInstanceOf(Response)
    const { headers } = answer as Response
    expect(headers.get('location')).toBe(`/signin?redirect=${encodeURIComponent(`/jobs/${job.id}?apply`)}`)
    expect(headers.get('set-cookie')).toContain('trampolim_action=')
  })

  it('leads no visitor to register for a job that takes no applications now', async () => {
    expect(await on('apply', null, { ...job, open: false })).toBeNull()
  })
})
