import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { ApplicationTask } from '@trampolim/contract/gateway/selection.ts'
import type { JobDetails } from '@trampolim/contract/jobs.ts'
import { sectionOf } from '@trampolim/marketplace/accounts/roles.ts'
import { sentKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import { type Answer, unanswered } from '@trampolim/marketplace/jobs/questionnaire.ts'
import { curriculumFor } from '@trampolim/marketplace/selection/application.ts'
import { invitations } from '@trampolim/phrases/pt-br/invitations.ts'
import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { redirect } from 'react-router'
import type { Person } from '../../platform/context.ts'
import { keepAction } from '../../platform/cookies/saved-action.ts'
import { type Faults, faultText } from '../../platform/faults.ts'
import { homeFor } from '../../platform/guard.ts'
import { href } from '../../platform/href.ts'
import { shownRefusal } from '../../platform/shown-refusal.ts'
import type { ReturnedForm } from '../form/use-form.ts'
import { keepsJobs } from '../jobs/job-action.ts'
import { answerField } from './answer-field.ts'

const t = speak(selection)
const i = speak(invitations.panel)

type Job = Pick<JobDetails, 'id' | 'jobSpecificType'>

/** A question that the application has to answer. */
export type ApplicationQuestion = NonNullable<ApplicationTask['questions']>[number]

/** The state of an application before it is sent: its requirements, or why it is impossible. */
type ApplicationState =
  | { state: 'sent'; invited: boolean }
  | { state: 'refused'; text: string; applied: boolean }
  | {
      state: 'open'
      kind: ReturnType<typeof curriculumFor>
      lacksCurriculum: boolean
      /** Whether the person has a curriculum of another kind. */
      hasOther: boolean
      questions: ApplicationQuestion[]
      asksReport: boolean
      /** Whether they share their contact data with recruiters. */
      sharesContact: boolean
      /** The invitation that it accepts. */
      inviteId: string | null
    }

/** An application as its page shows it, and the person's id. */
export type ShownApplication = ApplicationState & { userId: string }

/** A person's answers so far, by question id. */
export type Answers = Readonly<Record<string, string>>

/** A refused application: the draft and its faults; '' is the fault of no field. */
export type RefusedApplication = ReturnedForm<Answers> & {
  report: { id: string; name: string }
  consent: boolean
}

type Asking = {
  calls: Calls
  person: Person | null
  publicUrl: string
  now: Date
  /** The job page's query: `apply` opens the application, `applied` says that it was just sent. */
  query: URLSearchParams
}

/**
 * Returns the application for a job's page; null if none is requested. Server only.
 * @throws a redirect to sign-in for a visitor, who returns to it, also after registering; to the page that says what is
 * left to do for a candidate whose profile is inactive or incomplete
 */
export async function applicationOn(job: JobDetails, asking: Asking): Promise<ShownApplication | null> {
  const { calls, person, publicUrl, now, query } = asking
  const userId = person?.userId ?? ''
  if (query.has('applied') && job.viewer?.applied)
    return { state: 'sent', invited: query.get('applied') === 'invite', userId }
  if (!query.has('apply')) return null
  if (keepsJobs(person)) return { ...(await readApplication(calls, job, hasCurriculum(person))), userId }
  const { role, home } = homeFor(person)
  if (sectionOf(role) === 'candidate') throw redirect(home)
  if (person) return { state: 'refused', text: t('apply.onlyCandidates'), applied: false, userId }
  // The job's page says why; nobody should register for an application that isn't possible.
  if (!job.open) return null
  const path = `${href('/jobs/:jobId', { jobId: job.id })}?apply`
  throw redirect(`/signin?redirect=${encodeURIComponent(path)}`, {
    headers: { 'set-cookie': keepAction('apply', path, { now, publicUrl }) },
  })
}

/** Whether a person has a curriculum of any kind. */
function hasCurriculum(person: Person | null): boolean {
  return Object.values(person?.curriculums ?? {}).some(Boolean)
}

/** Reads what the signed-in professional still has to do before they can apply. Server only. */
async function readApplication({ gateway }: Calls, job: Job, hasOther = false): Promise<ApplicationState> {
  const kind = curriculumFor(job.jobSpecificType)
  try {
    const [{ tasks, inviteId }, { agreeShareContactData }] = await Promise.all([
      gateway.selection.verifyApplication({ jobId: job.id, ...sentKind(kind) }),
      gateway.professional.readProfessional({}),
    ])
    const asked = (task: ApplicationTask['task']) => tasks.find((each) => each.task === task)
    return {
      state: 'open',
      kind,
      hasOther,
      lacksCurriculum: asked('curriculum_missing') !== undefined,
      questions: asked('questionnaire_unanswered')?.questions ?? [],
      asksReport: asked('medical_report_required') !== undefined,
      sharesContact: agreeShareContactData,
      inviteId,
    }
  } catch (problem) {
    const refused = shownRefusal(problem)
    return { state: 'refused', text: refused.message, applied: refused.code === 'already_applied' }
  }
}

/**
 * Sends the application of a submitted form. Server only.
 * @returns null once it is sent or had already been sent; otherwise the form to show again
 */
export async function sendApplication(calls: Calls, job: Job, form: FormData): Promise<RefusedApplication | null> {
  const application = await readApplication(calls, job)
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const questions = application.state === 'open' ? application.questions : []
  const answers: Answer[] = questions.map(({ id }) => ({ questionId: id, answer: text(answerField(id)) }))
  const report = { id: text('medicalReport'), name: text('medicalReportName') }
  const consent = form.has('medicalReportConsent')
  const inviteId = text('inviteId')
  const refused = (faults: Faults): RefusedApplication => ({
    faults,
    draft: Object.fromEntries(answers.map(({ questionId, answer }) => [questionId, answer])),
    report,
    consent,
  })
  if (application.state === 'refused') return application.applied ? null : refused({ '': application.text })
  if (application.state === 'open') {
    const faults: Record<string, string> = {}
    for (const { id, type } of unanswered(questions, answers)) {
      const isLong = type === 'text' && text(answerField(id)) !== ''
      faults[answerField(id)] = faultText(isLong ? 'too_long' : 'required')
    }
    if (application.asksReport && !report.id) faults.medicalReport = faultText('medical_report_required')
    if (application.asksReport && !consent) faults.medicalReportConsent = faultText('consent_required')
    if (Object.keys(faults).length > 0) return refused(faults)
  }
  try {
    await calls.gateway.selection.applyToJob({
      jobId: job.id,
      ...sentKind(curriculumFor(job.jobSpecificType)),
      answers,
      ...(inviteId && { inviteId }),
      ...(report.id && { medicalReport: report.id, medicalReportConsent: consent }),
    })
    return null
  } catch (problem) {
    const refusal = refusalOf(problem)
    if (!refusal) throw problem
    if (refusal.code === 'already_applied') return null
    if (refusal.code === 'file_not_found' || refusal.code === 'file_type_refused') {
      return { ...refused({ medicalReport: refusal.message }), report: { id: '', name: '' } }
    }
    if (refusal.status >= 500) return refused({ '': t('apply.failed') })
    return refused({ '': inviteId ? i('failed', { reason: refusal.message }) : refusal.message })
  }
}

/**
 * The job as the panel names it; `companyName` is null if it is hidden. With `client` the company only selects for
 * another one.
 */
export type AppliedJob = {
  id: string
  name: string
  companyName: string | null
  client: object | null
  viewer?: { processId: string | null; hasReceipt: boolean } | null
}
