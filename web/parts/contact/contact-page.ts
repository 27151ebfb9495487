import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { type ContactKind, contactKinds, isReport } from '@trampolim/marketplace/contact/messages.ts'
import { contact } from '@trampolim/phrases/pt-br/contact.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, type RouterContextProvider } from 'react-router'
import { callsContext, personContext, siteContext } from '../../platform/context.ts'
import type { Faults } from '../../platform/faults.ts'
import { existingPath } from '../../platform/pages.ts'
import { shownRefusal } from '../../platform/shown-refusal.ts'
import { deadlineText } from '../dates.ts'

/** The form's fields as the person filled them in; returned if sending is refused. */
export type WrittenContact = {
  kind: string
  name: string
  email: string
  message: string
  job: string
  page: string
  errorId: string
}

const t = speak(contact)
const isKind = (value: unknown): value is ContactKind => contactKinds.includes(value as ContactKind)

/**
 * The initial content of the form: the signed-in person's data, and the subject of the link that led here. Server only.
 */
export async function readContactPage({ context, url }: { context: Readonly<RouterContextProvider>; url: URL }) {
  const { searchParams } = url
  const person = context.get(personContext)
  const asked = (name: string, longest: number) => (searchParams.get(name) ?? '').slice(0, longest)
  const kind = asked('kind', 40)
  return {
    start: {
      kind: isKind(kind) ? kind : 'help',
      name: person?.name ?? '',
      email: person?.email ?? '',
      message: '',
      job: '',
      page: asked('page', 500),
      errorId: asked('error', 64).replaceAll(/[^\w-]/g, ''),
    } satisfies WrittenContact,
    job: await readReportedJob(context.get(callsContext), asked('job', 24)),
    knownEmail: person?.email || null,
    privacyEmail: context.get(siteContext).privacyEmail,
    help: existingPath('/help'),
    recruiterHelp: existingPath('/recruiter/help'),
  }
}

/** The job that is reported; one that isn't shown any more has no name. */
async function readReportedJob({ gateway }: Calls, id: string): Promise<{ id: string; name: string | null } | null> {
  if (id === '') return null
  try {
    const { jobName, company } = await gateway.jobs.readJob({ id })
    return { id, name: company ? `${jobName}, ${company}` : jobName }
  } catch (problem) {
    const code = refusalOf(problem)?.code
    if (code === 'job_gone' || code === 'job_removed') return { id, name: null }
    if (code) return null
    throw problem
  }
}

/**
 * Sends the message; if it is refused, the text is returned, without a job that was deleted meanwhile. Server only.
 */
export async function doSendContact({
  context,
  request,
}: {
  context: Readonly<RouterContextProvider>
  request: Request
}) {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const kind = text('kind')
  const written: WrittenContact = {
    ...{ kind, name: text('name'), email: text('email'), message: text('message'), job: text('job') },
    ...{ page: text('page'), errorId: text('errorId') },
  }
  const person = context.get(personContext)
  const { job, email, ...rest } = written
  try {
    const { due } = await context.get(callsContext).gateway.contact.sendContact({
      ...rest,
      ...{ kind: kind as ContactKind, email: person?.email || email, website: text('website') },
      ...(job && { jobId: job }),
    })
    const sent = { due: deadlineText(due), email: person?.email || email, report: isKind(kind) && isReport(kind) }
    return data({ written, faults: {} as Faults, sent })
  } catch (problem) {
    const refused = shownRefusal(problem)
    if (job && refused.code === 'job_not_found') {
      const faults: Faults = { message: t('form.jobDeleted') }
      return data({ written: { ...written, job: '' }, faults, sent: null }, refused.status)
    }
    const fields = Object.entries(refused.fields ?? {}).map(([field, { message }]) => [field, message])
    const faults: Faults = fields.length > 0 ? Object.fromEntries(fields) : { '': refused.message }
    return data({ written, faults, sent: null }, refused.status)
  }
}
