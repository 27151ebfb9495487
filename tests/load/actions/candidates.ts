import { randomUUID } from 'node:crypto'
import type { mix } from '../mix.ts'
import { type CandidateOfLoad, password } from '../people.ts'
import { type Action, change, open, read, type Visit } from '../visit.ts'
import { searchPath } from './visitors.ts'

/** The smallest file that is a PDF by its bytes. */
const paper = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n'

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
    // The latest is what stays: each has a name of its own in the ledger, in the order in which they were asked for.
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
    if (answer?.status === 201) ledger.acknowledge('file', link.fileId)
    else if (answer && answer.status < 500) client.wasWrong(`${answer.status} of an upload`)
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
}
