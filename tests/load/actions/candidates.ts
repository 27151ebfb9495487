import { randomUUID } from 'node:crypto'
import { picture } from '../../samples/files.ts'
import type { mix } from '../mix.ts'
import { type CandidateOfLoad, password } from '../people.ts'
import { type Action, change, open, read, type Visit } from '../visit.ts'
import { places, searchPath, words } from './visitors.ts'

/** The smallest file that is detected as a PDF. */
const paper = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n'

const written = [
  'Joana Duarte',
  'joana.duarte@exemplo.com.br',
  'Experiência',
  'Padaria Aurora, atendente, 03/2021 a 07/2024',
  'Formação',
  'Ensino médio completo, 2019',
].join('\n')

const face = picture('png', { width: 64, height: 64 }).toBuffer()

const of = (visit: Visit) => visit.candidate as CandidateOfLoad

export const candidateActions: Record<keyof typeof mix.candidate, Action> = {
  async 'sign in anew'(visit) {
    const { email } = of(visit)
    visit.token = undefined
    const signedIn = await read(visit, ({ gateway }) => gateway.accounts.login({ type: 2, email, password }))
    visit.token = signedIn?.token
  },
  async 'open the start page'(visit) {
    await open(visit, '/dashboard', '<main')
  },
  async 'search with filters'(visit) {
    await open(visit, searchPath(visit, { workType: '1', sort: 'newest' }), '<main')
  },
  async 'read a job signed in'(visit) {
    await open(visit, `/jobs/${visit.random.pick(visit.people.jobs)}`, 'JobPosting')
  },
  async 'save a job'(visit) {
    const jobId = visit.random.pick(visit.people.jobs)
    const name = `${jobId} ${of(visit).accountId}`
    await change(visit, { kind: 'favourite', name }, ({ gateway }) => gateway.jobs.likeJob({ id: jobId }))
  },
  async 'discard a job'(visit) {
    const id = visit.random.pick(visit.people.jobs)
    const name = `${id} ${of(visit).accountId}`
    await change(visit, { kind: 'discarded job', name }, ({ gateway }) => gateway.jobs.discardJob({ id, status: true }))
  },
  async apply(visit) {
    const jobId = visit.random.pick(visit.people.jobs)
    const name = `${jobId} ${of(visit).accountId}`
    await change(visit, { kind: 'application', name, already: ['already_applied'] }, ({ gateway }) =>
      gateway.selection.applyToJob({ jobId, cvType: 'professional' }),
    )
  },
  async 'follow the applications'(visit) {
    await open(visit, '/selective-process', '<main')
  },
  async 'edit the curriculum'(visit) {
    const objective = `Quero atender bem ${randomUUID()}`
    // The latest change counts. Each has a name of its own in the ledger, in the order in which they were requested.
    await change(visit, { kind: 'curriculum', name: `${of(visit).cvId} ${objective}` }, ({ gateway }) =>
      gateway.curriculums.updateCurriculum({ cvType: 'professional', objective }),
    )
  },
  async 'upload a file'(visit) {
    const link = await read(visit, ({ socialMedia }) =>
      socialMedia.files.signedUrl({ method: 'put', purpose: 'curriculum', name: 'curriculo.pdf' }),
    )
    if (!link) return
    const { ledger, client, target, network } = visit
    const { pathname, search } = new URL(link.url)
    ledger.ask('file', link.fileId)
    const headers = { 'content-type': 'application/pdf', 'x-forwarded-for': network }
    const url = `${target.address}${pathname}${search}`
    const answer = await client.fetch(url, { method: 'PUT', headers, body: paper }).catch(() => undefined)
    if (answer?.status === 201) {
      ledger.acknowledge('file', link.fileId)
      visit.fileId = link.fileId
    }
    if (answer && answer.status !== 201 && answer.status < 500) client.wasWrong(`${answer.status} of an upload`)
  },
  async 'read a curriculum from a file'(visit) {
    const busy = ['file_being_checked', 'file_too_much_work', 'files_waiting']
    const file = new File([written], 'curriculo.txt', { type: 'text/plain' })
    await read(visit, ({ gateway }) => gateway.curriculumFiles.readCurriculumFile({ file, keep: 'false' }), busy)
  },
  async 'take the curriculum along'(visit) {
    // The browser makes the PDF of these texts.
    await open(visit, '/curriculum/professional/paper', '"name"')
  },
  async withdraw(visit) {
    const found = await read(visit, ({ gateway }) => gateway.selection.listProcesses({ perPage: 50 }))
    // Not from those in which interviews and hiring messages are answered.
    const open = found?.items.find(
      ({ jobId, step, withdrawn }) => step === 'curriculums' && !withdrawn && visit.people.jobs.includes(jobId ?? ''),
    )
    if (!open) return
    const { processId: id } = open
    const refusals = ['move_not_allowed']
    const asked = { kind: 'withdrawal', name: id, accepted: refusals, already: refusals } as const
    await change(visit, asked, ({ gateway }) => gateway.selection.withdraw({ id }))
  },
  async 'answer a message'(visit) {
    const threads = await read(visit, ({ gateway }) => gateway.messages.listOwnThreads({}))
    const { jobId } = threads?.items.find(({ closed }) => closed === null) ?? {}
    if (!jobId) return
    const clientId = randomUUID()
    await change(visit, { kind: 'message', name: clientId, accepted: ['thread_closed'] }, ({ gateway }) =>
      gateway.messages.writeToJob({ jobId, clientId, message: `Bom dia! ${clientId}` }),
    )
  },
  async 'look at the bell'(visit) {
    await read(visit, ({ gateway }) => gateway.notifications.readBell({}))
  },
  async 'keep an alert'(visit) {
    const [occupation, location] = [visit.random.pick(words), visit.random.pick(places)]
    const name = `${of(visit).accountId} ${occupation} ${location}`
    const asked = { kind: 'alert', name, accepted: ['too_many_alerts'], already: ['alert_exists'] } as const
    await change(visit, asked, ({ gateway }) => gateway.alerts.createAlert({ occupation, location }))
  },
  async 'read an alert'(visit) {
    const alerts = await read(visit, ({ gateway }) => gateway.alerts.listAlerts({}))
    if (alerts?.length) await read(visit, ({ gateway }) => gateway.alerts.readAlert({ id: alerts[0]?.id ?? '' }))
  },
  async 'answer an invitation'(visit) {
    const found = await read(visit, ({ gateway }) => gateway.selection.listInvitations({}))
    const open = found?.items.find(({ status }) => status.startsWith('invite:pending'))
    if (!open) return
    const { inviteId } = open
    const asked = { kind: 'answer to an invitation', name: inviteId, already: ['invitation_ended'] } as const
    await change(visit, asked, ({ gateway }) => gateway.selection.refuseInvitation({ inviteId }))
  },
  async 'answer an interview'(visit) {
    const found = await read(visit, ({ gateway }) => gateway.interviews.listOwnInterviews({}))
    const open = found?.items.find(({ may }) => may.includes('confirmed'))
    if (!open) return
    const { interviewId: id, processId, startDateTime: start } = open
    const already = ['interview_changed', 'interview_ended']
    const asked = { kind: 'answer to an interview', name: `${id} ${processId}`, already } as const
    await change(visit, asked, ({ gateway }) => gateway.interviews.answerInterview({ id, start, answer: 'confirmed' }))
  },
  async 'choose a time'(visit) {
    const found = await read(visit, ({ gateway }) => gateway.interviews.listOwnSlots({}))
    const open = found?.items.find(({ status, slots }) => status === 'open' && slots.length > 0)
    if (!open) return
    const { id } = open
    const slotId = open.slots[0]?.slotId ?? ''
    const asked = {
      kind: 'choice of a time',
      name: id,
      already: ['slot_taken', 'slots_passed', 'interview_ended'],
    } as const
    await change(visit, asked, ({ gateway }) => gateway.interviews.answerSlots({ id, answer: 'taken', slotId }))
  },
  async 'answer a hiring message'(visit) {
    const found = await read(visit, ({ gateway }) => gateway.selection.listProcesses({ perPage: 50 }))
    const open = found?.items.find(({ hire }) => hire?.status === 'pending')
    if (!open?.hire) return
    const { hireId } = open.hire
    const asked = { kind: 'answer to a hiring message', name: hireId, already: ['hire_ended'] } as const
    await change(visit, asked, ({ gateway }) =>
      gateway.selection.answerHiringMessage({ id: open.processId, hireId, answer: 'accepted' }),
    )
  },
  async 'answer a consent request'(visit) {
    const found = await read(visit, ({ gateway }) => gateway.consentRequests.listConsentRequests({}))
    const open = found?.items.find(({ status }) => status === 'asked')
    if (!open) return
    const { requestId } = open
    const asked = { kind: 'answer to a consent request', name: requestId, already: ['consent_request_ended'] } as const
    await change(visit, asked, ({ gateway }) =>
      gateway.consentRequests.answerConsentRequest({ requestId, granted: true }),
    )
  },
  async 'change the profile'(visit) {
    const agreeShareContactData = visit.random.int(0, 1) === 1
    // A different name each time, as with curriculums.
    const name = `${of(visit).accountId} ${agreeShareContactData} ${randomUUID()}`
    await change(visit, { kind: 'profile', name, holds: ['nothing_changed'] }, ({ gateway }) =>
      gateway.professional.updateProfessional({ agreeShareContactData }),
    )
  },
  async 'change the picture'(visit) {
    const image = `data:image/png;base64,${(await face).toString('base64')}`
    await change(visit, { kind: 'picture', name: of(visit).accountId }, ({ gateway }) =>
      gateway.avatars.setProfessionalAvatar({ image }),
    )
  },
  async 'ask for the own data'(visit) {
    await change(visit, { kind: 'export', name: of(visit).accountId }, ({ gateway }) =>
      gateway.dataExports.askDataExport({}),
    )
  },
  async 'download a file'(visit) {
    const { fileId } = visit
    if (!fileId) return
    const link = await read(visit, ({ socialMedia }) => socialMedia.files.signedUrl({ method: 'get', fileId }), [
      'file_being_checked',
    ])
    if (!link) return
    const { pathname, search } = new URL(link.url)
    const headers = { 'x-forwarded-for': visit.network }
    const answer = await visit.client
      .fetch(`${visit.target.address}${pathname}${search}`, { headers })
      .catch(() => undefined)
    if (answer && answer.status < 500 && (await answer.text()) !== paper)
      visit.client.wasWrong(`${answer.status} of a file`)
  },
}
