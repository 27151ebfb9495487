import { noticeForm } from '../fixtures/notices.ts'
import { jobForm } from '../samples/job-form.ts'
import type { Caller, Thing } from './world.ts'

/** A call with ids: what each identifies, who may access it, and the rest of a valid input. */
export type Row = {
  /** What each id of the input identifies, by its path there. */
  ids: Readonly<Record<string, Thing>>
  /** Who may access it; for everybody else it doesn't exist. `everybody`: it is public. */
  whose: readonly Caller[] | 'everybody'
  /** Ids that anybody may use, such as an open job to which one applies. */
  public?: readonly string[]
  /** Ids of which the call takes a list. */
  lists?: readonly string[]
  with?: object
}

/**
 * Ids without an owner: the verification of a code, things that only the demo world has, and what a letter's link gives
 * access to.
 */
export type Unowned = { unowned: readonly string[] }

const candidates = ['candidate'] as const
const recruiters = ['recruiter'] as const
const reviewers = ['reviewer'] as const
const inactive = ['inactive'] as const

const ofJob = { ids: { jobId: 'job with applications' }, whose: recruiters } as const
const nobodysCandidacy = [{ processId: 'f'.repeat(24), from: 'curriculums' }] as const
const ofCv = { ids: { jobId: 'job with applications', cvId: 'curriculum' }, whose: recruiters } as const
const ofCandidacy = { ids: { jobId: 'job with applications', processId: 'candidacy' }, whose: recruiters } as const
const ofCandidate = { ids: { jobId: 'job with applications', candidateId: 'candidate' }, whose: recruiters } as const
const ofNote = {
  ids: { jobId: 'job with applications', candidateId: 'candidate', noteId: 'note' },
  whose: recruiters,
} as const
const noteOfJob = { ids: { jobId: 'job with applications', id: 'note' }, whose: recruiters } as const
const ofInterview = {
  ids: { jobId: 'job with applications', interviewId: 'interview' },
  whose: recruiters,
} as const
const interviewTerms = { date: '2100-01-04', start: '09:00', end: '09:30', type: 'live', address: 'Rua A, 1' } as const
const ofSlots = {
  ids: { jobId: 'job with applications', interviewId: 'interview with slots' },
  whose: recruiters,
} as const
const slotTerms = { slots: [{ date: '2100-01-05', start: '09:00', end: '09:30' }] } as const
const ownResponse = { ids: { id: 'automatic response' }, whose: recruiters } as const
const responseTerms = { occasion: 'moved', text: 'Boas notícias, {nome}: seguimos.' } as const
const words = { message: 'Oi!', number: 1, text: 'Pediu dinheiro.' } as const
const ownThread = { ids: { jobId: 'job with applications' }, whose: candidates, with: words } as const
const watchedSearch = { ids: { id: 'watched search' }, whose: recruiters } as const
const ownJob = { ids: { id: 'open job' }, whose: recruiters } as const
const publicJob = { ids: { id: 'open job' }, whose: 'everybody' } as const
const draftJob = { ids: { id: 'draft job' }, whose: [] } as const
const review = { ids: { id: 'review' }, whose: reviewers } as const
const recruitersTask = { ids: { processId: 'recruiter’s task', taskId: 'draft job' }, whose: recruiters } as const
const candidatesTask = {
  ids: { processId: 'candidate’s task', taskId: 'inactive candidate' },
  whose: inactive,
} as const
const alert = { ids: { id: 'alert' }, whose: candidates } as const
const internship = {
  cvType: 'internship',
  occupations: [{ cbo: '521110', yearsOfExperience: 0 }],
  internshipCourses: [
    {
      schoolLevel: 'BACHELOR_NORMAL',
      course: 'Marketing',
      institutionCityState: 3_550_308,
      nameOfInstitution: 'USP',
      coursePeriod: 2,
      courseShift: 1,
    },
  ],
} as const

const contactForm = {
  ...{ kind: 'reportJob', name: 'Ana Souza', email: 'ana@exemplo.com.br' },
  message: 'Pedem dinheiro pelo exame.',
} as const

/**
 * Who may access the ids of each call. A call with an id but without a row here fails the test, and so does a row without
 * its call.
 */
export const rows: Readonly<Record<string, readonly Row[] | Unowned>> = {
  'GET /job/{id}': [publicJob, { ...draftJob, whose: [...recruiters, 'reviewer'] }],
  'GET /job/{id}/similar': [draftJob],
  'GET /organization/{id}': [{ ids: { id: 'organisation' }, whose: 'everybody' }],
  'GET /jobs/organization/{id}': [{ ids: { id: 'organisation' }, whose: [] }],
  'POST /professional/job/{id}/like': [publicJob, draftJob],
  'DELETE /professional/job/{id}/like': [draftJob],
  'PUT /professional/job/{id}/disqualify': [
    { ...publicJob, with: { status: true } },
    { ...draftJob, with: { status: true } },
  ],
  'GET /professional/jobs/alert/{id}': [alert],
  'PUT /professional/jobs/alert/{id}': [{ ...alert, with: { name: 'Perto de casa' } }],
  'DELETE /professional/jobs/alert/{id}': [alert],
  'POST /professional/cv': [{ ids: { fileCV: 'curriculum file' }, whose: candidates, with: internship }],
  'PUT /professional/cv/{cvType}': [
    { ids: { fileCV: 'curriculum file' }, whose: candidates, with: { cvType: 'professional' } },
  ],
  'GET /professional/selectiveprocess/{jobId}/taskverify/{cvType}': [
    { ids: { jobId: 'open job' }, whose: 'everybody', with: { cvType: 'professional', inviteId: 'f'.repeat(24) } },
    { ids: { jobId: 'draft job' }, whose: [], with: { cvType: 'professional' } },
  ],
  'POST /professional/selectiveprocess/{jobId}/apply/{cvType}': [
    {
      ids: { jobId: 'job for people with disabilities', medicalReport: 'medical report' },
      whose: candidates,
      public: ['jobId'],
      with: { cvType: 'professional', medicalReportConsent: true },
    },
    { ids: { jobId: 'draft job' }, whose: [], with: { cvType: 'professional' } },
  ],
  'GET /professional/receipts/{processId}': [{ ids: { processId: 'candidacy' }, whose: candidates }],
  'DELETE /professional/selectiveprocess/{id}/kept': [{ ids: { id: 'candidacy' }, whose: candidates }],
  'DELETE /professional/selectiveprocess/{id}': [{ ids: { id: 'candidacy' }, whose: candidates }],
  'GET /professional/task/{processId}/{taskId}': [candidatesTask],
  'PUT /professional/task/{processId}/{taskId}': [candidatesTask],

  'GET /recruiter/automaticresponse/{id}': [ownResponse],
  'POST /recruiter/automaticresponse': [
    { ids: { jobIds: 'job with applications' }, whose: recruiters, lists: ['jobIds'], with: responseTerms },
  ],
  'PUT /recruiter/automaticresponse/{id}': [{ ...ownResponse, with: responseTerms }],
  'DELETE /recruiter/automaticresponse/{id}': [ownResponse],
  'PUT /notification/{id}/read': [{ ids: { id: 'notification' }, whose: candidates }],
  'GET /notification': { unowned: ['after'] },
  'GET /jobs/open': { unowned: ['after'] },

  'POST /professional/messages': [{ ids: { threadId: 'thread' }, whose: candidates, with: words }],
  'POST /professional/messages/new': [ownThread],
  'GET /professional/messages/{jobId}': [ownThread],
  'POST /professional/messages/{jobId}': [ownThread],
  'PUT /professional/messages/{jobId}/read': [ownThread],
  'POST /recruiter/messages': [{ ...ofCandidate, with: words }],
  'GET /recruiter/selectiveprocess/{jobId}/candidacy/{processId}/scorecards': [ofCandidacy],
  'GET /recruiter/selectiveprocess/{jobId}/candidacy/{processId}/neighbours': [
    { ...ofCandidacy, with: { step: 'curriculums' } },
  ],
  'PUT /recruiter/selectiveprocess/{jobId}/candidacy/{processId}/scorecard': [
    { ...ofCandidacy, with: { ratings: [{ criterion: 'experience', score: 3 }] } },
  ],
  'DELETE /recruiter/selectiveprocess/{jobId}/candidacy/{processId}/scorecard': [ofCandidacy],
  'PUT /recruiter/selectiveprocess/{jobId}/candidacy/{processId}/tag': [
    { ...ofCandidacy, with: { tag: 'Talento', on: true } },
  ],
  'GET /recruiter/selectiveprocess/{jobId}/tags': [ofJob],
  'POST /recruiter/selectiveprocess/{jobId}/candidacies/message': [
    {
      ids: { jobId: 'job with applications' },
      whose: recruiters,
      with: { candidacies: ['f'.repeat(24)], message: 'Oi!' },
    },
  ],
  'GET /recruiter/messages/{jobId}/{candidateId}': [ofCandidate],
  'POST /professional/messages/{jobId}/report': [ownThread],
  'POST /recruiter/messages/{jobId}/{candidateId}/report': [{ ...ofCandidate, with: words }],
  'PUT /recruiter/messages/{jobId}/{candidateId}/read': [{ ...ofCandidate, with: words }],

  'GET /recruiter/selectiveprocess/{jobId}/{step}': [{ ...ofJob, with: { step: 'curriculums' } }],
  'GET /recruiter/selectiveprocess/{jobId}/invited': [ofJob],
  'POST /recruiter/selectiveprocess/invite': [
    { ids: { jobId: 'job with applications', cvId: 'curriculum' }, whose: recruiters },
  ],
  'POST /recruiter/selectiveprocess/{jobId}/invitations': [{ ...ofJob, with: { cvIds: ['f'.repeat(24)] } }],
  'DELETE /recruiter/selectiveprocess/{jobId}/invitation/{inviteId}': [
    { ids: { jobId: 'job with applications', inviteId: 'invitation' }, whose: recruiters },
  ],
  'POST /recruiter/consentrequest': [
    { ids: { jobId: 'job with applications', cvId: 'curriculum' }, whose: recruiters },
  ],
  'DELETE /recruiter/consentrequest/{requestId}': [{ ids: { requestId: 'consent request' }, whose: recruiters }],
  'PUT /professional/consentrequests/{requestId}': [
    { ids: { requestId: 'consent request' }, whose: candidates, with: { granted: true } },
  ],
  'PUT /professional/selectiveprocess/invited/{inviteId}/refused': [
    { ids: { inviteId: 'invitation' }, whose: candidates },
  ],
  'GET /recruiter/selectiveprocess/{jobId}/finalist': [ofJob],
  'GET /recruiter/selectiveprocess/{jobId}/disqualified': [ofJob],
  'GET /recruiter/selectiveprocess/{jobId}/counters': [ofJob],
  'GET /recruiter/selectiveprocess/{jobId}/board': [ofJob],
  'GET /search/recommend': [ofJob],
  'GET /search': [ofJob],
  'GET /search/curriculum/{cvId}': [{ ids: { cvId: 'found curriculum' }, whose: ['recruiter', 'other recruiter'] }],
  'POST /search/watched': [{ ...ofJob, with: { name: 'Busca', filters: {} } }],
  'PUT /search/watched/{id}/seen': [watchedSearch],
  'DELETE /search/watched/{id}': [watchedSearch],
  'GET /recruiter/selectiveprocess/{jobId}/curriculum/{cvId}': [ofCv],
  'PUT /recruiter/selectiveprocess/{jobId}/curriculum/{cvId}/seen': [ofCv],
  'POST /recruiter/selectiveprocess/finalist': [ofCv],
  'POST /recruiter/selectiveprocess/{jobId}/declassify/{cvId}': [
    { ids: { jobId: 'job with applications', cvId: 'curriculum', processId: 'candidacy' }, whose: recruiters },
  ],
  'POST /recruiter/selectiveprocess/{jobId}/hiringmessage/{cvId}': [
    { ...ofCv, with: { message: 'Venha.', salary: 200_000, start: '2100-01-04' } },
  ],
  'DELETE /recruiter/selectiveprocess/{jobId}/hiringmessage/{cvId}': [ofCv],
  'POST /recruiter/selectiveprocess/{jobId}/interview': [
    { ...ofJob, with: { ...interviewTerms, candidates: ['f'.repeat(24)] } },
  ],
  'GET /recruiter/selectiveprocess/{jobId}/interview': [ofJob],
  'GET /recruiter/selectiveprocess/{jobId}/interview/{interviewId}': [ofInterview],
  'PUT /recruiter/selectiveprocess/{jobId}/interview/{interviewId}': [{ ...ofInterview, with: interviewTerms }],
  'DELETE /recruiter/selectiveprocess/{jobId}/interview/{interviewId}': [ofInterview],
  'PUT /recruiter/selectiveprocess/{jobId}/interview/{interviewId}/candidate/{processId}': [
    {
      ids: { ...ofInterview.ids, processId: 'candidacy' },
      whose: recruiters,
      with: { action: 'canceled' },
    },
  ],
  'POST /recruiter/selectiveprocess/{jobId}/slots': [
    { ...ofJob, with: { ...slotTerms, type: 'live', address: 'Rua A, 1', candidates: ['f'.repeat(24)] } },
  ],
  'PUT /recruiter/selectiveprocess/{jobId}/slots/{interviewId}': [{ ...ofSlots, with: slotTerms }],
  'DELETE /recruiter/selectiveprocess/{jobId}/slots/{interviewId}': [ofSlots],
  'PUT /professional/selectiveprocess/slots/{id}': [
    { ids: { id: 'slot offer' }, whose: candidates, with: { answer: 'waiting' } },
  ],
  'GET /professional/selectiveprocess/interview/{id}': [{ ids: { id: 'interview' }, whose: candidates }],
  'GET /professional/selectiveprocess/interview/{id}/calendar': [{ ids: { id: 'interview' }, whose: candidates }],
  'PUT /professional/selectiveprocess/interview/{id}': [
    {
      ids: { id: 'interview' },
      whose: candidates,
      with: { start: '2100-01-04T12:00:00.000Z', answer: 'confirmed' },
    },
  ],
  'PUT /professional/selectiveprocess/{id}/hiringmessage': [
    { ids: { id: 'candidacy' }, whose: candidates, with: { hireId: 'f'.repeat(24), answer: 'accepted' } },
  ],
  'PUT /recruiter/selectiveprocess/{jobId}/like/{cvId}': [{ ...ofCv, with: { status: true } }],
  'POST /recruiter/selectiveprocess/{jobId}/notes/{candidateId}': [{ ...ofCandidate, with: { text: 'Ligar.' } }],
  'GET /recruiter/selectiveprocess/{jobId}/notes/{candidateId}': [ofCandidate],
  'PUT /recruiter/selectiveprocess/{jobId}/notes/{candidateId}/note/{noteId}': [{ ...ofNote, with: { text: 'Já.' } }],
  'DELETE /recruiter/selectiveprocess/{jobId}/notes/{candidateId}/note/{noteId}': [ofNote],
  'GET /recruiter/selectiveprocess/{jobId}/note/{id}': [noteOfJob],
  'PUT /recruiter/selectiveprocess/{jobId}/note/{id}': [{ ...noteOfJob, with: { text: 'Já.' } }],
  'PUT /recruiter/selectiveprocess/{jobId}/candidacy/{processId}/step': [
    { ...ofCandidacy, with: { from: 'curriculums', step: 'interviews' } },
  ],
  'POST /recruiter/selectiveprocess/{jobId}/candidacy/{processId}/undo': [ofCandidacy],
  'PUT /recruiter/selectiveprocess/{jobId}/candidacies/step': [
    { ...ofJob, with: { candidacies: nobodysCandidacy, step: 'interviews' } },
  ],
  'POST /recruiter/selectiveprocess/{jobId}/candidacies/undo': [{ ...ofJob, with: { candidacies: nobodysCandidacy } }],
  'POST /recruiter/selectiveprocess/{jobId}/candidacy/{processId}/medicalreport': [ofCandidacy],
  'GET /recruiter/task/{processId}/{taskId}': [recruitersTask],
  'PUT /recruiter/task/{processId}/{taskId}': [recruitersTask],
  'PUT /recruiter/organization/joining/{accountId}': [
    { ids: { accountId: 'who asks to join' }, whose: recruiters, with: { accept: false } },
  ],
  'DELETE /recruiter/organization/member/{accountId}': [{ ids: { accountId: 'unreviewed member' }, whose: recruiters }],
  'POST /recruiter/organization/invitations/{id}/letter': [
    { ids: { id: 'colleague’s invitation' }, whose: recruiters },
  ],
  'DELETE /recruiter/organization/invitations/{id}': [{ ids: { id: 'colleague’s invitation' }, whose: recruiters }],
  'PUT /recruiter/organization/logo': [{ ids: { image: 'logo file' }, whose: recruiters }],
  'PUT /job/{id}': [{ ...ownJob, with: jobForm() }],
  'DELETE /job/{id}': [ownJob],
  'PUT /job/finish/{id}': [ownJob],
  'PUT /job/{id}/finalists': [{ ...ownJob, with: { finalists: [{ processId: 'f'.repeat(24), outcome: 'hired' }] } }],
  'PUT /job/{id}/status': [{ ...ownJob, with: { status: false } }],
  'POST /job/{id}/extend': [ownJob],

  'POST /professional/looks/{id}/report': [
    { ids: { id: 'look' }, whose: candidates, with: { text: 'Não conheço esta empresa.' } },
  ],
  'POST /contact': [
    { ids: { jobId: 'open job' }, whose: 'everybody', with: contactForm },
    { ids: { jobId: 'draft job' }, whose: [...recruiters, 'reviewer'], with: contactForm },
  ],
  'GET /notice/{id}': [
    { ids: { id: 'notice' }, whose: 'everybody' },
    { ids: { id: 'waiting notice' }, whose: [] },
  ],
  'GET /notice/{id}/calendar': [
    { ids: { id: 'notice' }, whose: 'everybody' },
    { ids: { id: 'waiting notice' }, whose: [] },
  ],
  'GET /recruiter/notice/{id}': [{ ids: { id: 'waiting notice' }, whose: recruiters }],
  'PUT /recruiter/notice/{id}': [{ ids: { id: 'notice' }, whose: recruiters, with: { edition: 1, ...noticeForm } }],
  'DELETE /recruiter/notice/{id}': [{ ids: { id: 'notice' }, whose: recruiters }],
  'POST /review/notice/{id}/decision': [
    { ids: { id: 'waiting notice' }, whose: reviewers, with: { from: 'pending', edition: 1, decision: 'approved' } },
  ],
  'PUT /review/contact/{id}': [
    { ids: { id: 'contact message' }, whose: reviewers, with: { answer: 'Tiramos a vaga do ar.' } },
  ],
  'PUT /review/api-keys/{id}': [
    { ids: { id: 'API key' }, whose: reviewers, with: { remark: 'As vagas aparecem sem o link.' } },
  ],
  'PUT /review/reports/{id}': [{ ids: { id: 'look report' }, whose: reviewers, with: { answer: 'Falamos com ela.' } }],

  'PUT /review/threads/{id}': [
    { ids: { id: 'thread report' }, whose: reviewers, with: { decision: 'keep', answer: 'Lemos a conversa.' } },
  ],

  'GET /review/{id}': [review],
  'POST /review/{id}/claim': [review],
  'DELETE /review/{id}/claim': [review],
  'POST /review/{id}/decision': [{ ...review, with: { edition: 1, decision: 'approve' } }],
  'POST /review/subject/{subject}/{subjectId}/block': [
    { ids: { subjectId: 'organisation' }, whose: reviewers, with: { subject: 'organization', reason: 'Golpe.' } },
  ],

  'POST /review/subject/candidate/{subjectId}/changes': [
    { ids: { subjectId: 'candidate' }, whose: reviewers, with: { changes: [{ field: 'cpf', remark: 'Confira.' }] } },
  ],

  'DELETE /sessions/{id}': [{ ids: { id: 'session' }, whose: candidates }],
  'PUT /account/passkeys/{id}': [{ ids: { id: 'passkey' }, whose: candidates, with: { name: 'Chave azul' } }],
  'DELETE /account/passkeys/{id}': [{ ids: { id: 'passkey' }, whose: candidates, with: { password: 'errada' } }],

  'GET /signedurl/{method}': [{ ids: { fileId: 'curriculum file' }, whose: candidates, with: { method: 'get' } }],
  'GET /users/{id}': [{ ids: { id: 'candidate' }, whose: ['candidate', 'recruiter'] }],
  'GET /search/document/{id}': [{ ids: { id: 'reference document' }, whose: 'everybody' }],
  'GET /demo/mailbox/{id}': { unowned: ['id'] },
  'POST /api-keys/links/{token}/keys/{id}': { unowned: ['id'] },
  'DELETE /api-keys/links/{token}/keys/{id}': { unowned: ['id'] },
  'GET /isunique/email': { unowned: ['verificationId'] },
  'GET /recruiter/isunique/phone/{phone}': { unowned: ['verificationId'] },
  'POST /login/{network}/link': { unowned: ['emailVerificationId'] },
  'POST /professional': { unowned: ['emailVerificationId', 'phoneVerificationId', 'simpleCvData.fileCV'] },
  'PUT /professional/email': { unowned: ['emailVerificationId'] },
  'PUT /recruiter/email': { unowned: ['emailVerificationId'] },
  'PATCH /professional': { unowned: ['phoneVerificationId'] },
  'POST /recruiter': { unowned: ['emailVerificationId', 'phoneVerificationId'] },
  'PUT /recruiter': { unowned: ['phoneVerificationId'] },
  'POST /validation/{channel}/code': { unowned: ['verificationId'] },
  'POST /validation/idcard/rfb': { unowned: ['verificationId'] },
}

/** Further ids of a call that have no owner, or only have a meaning together with the job of the row. */
export const unownedBeside: Readonly<Record<string, readonly string[]>> = {
  'GET /signedurl/{method}': ['verificationId'],
  'PUT /recruiter/selectiveprocess/{jobId}/candidacies/step': ['candidacies.processId'],
  'POST /recruiter/selectiveprocess/{jobId}/candidacies/message': ['candidacies'],
  'POST /recruiter/selectiveprocess/{jobId}/notes/{candidateId}': ['mentions'],
  'POST /recruiter/selectiveprocess/{jobId}/invitations': ['cvIds'],
  'PUT /professional/selectiveprocess/{id}/hiringmessage': ['hireId'],
  'PUT /recruiter/automaticresponse/{id}': ['jobIds'],
  'POST /recruiter/selectiveprocess/{jobId}/interview': ['candidates'],
  'PUT /recruiter/selectiveprocess/{jobId}/interview/{interviewId}': ['processId'],
  'POST /recruiter/selectiveprocess/{jobId}/slots': ['candidates'],
  'DELETE /recruiter/selectiveprocess/{jobId}/slots/{interviewId}': ['slotId', 'processId'],
  'PUT /professional/selectiveprocess/slots/{id}': ['slotId'],
  'POST /recruiter/selectiveprocess/{jobId}/candidacies/undo': ['candidacies.processId'],
  'PUT /job/finish/{id}': ['finalists.processId', 'others.processId'],
  'PUT /job/{id}/finalists': ['finalists.processId'],
  'GET /professional/selectiveprocess/{jobId}/taskverify/{cvType}': ['inviteId'],
  'POST /professional/selectiveprocess/{jobId}/apply/{cvType}': ['inviteId'],
}
