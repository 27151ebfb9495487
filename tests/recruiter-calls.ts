import type { RecruiterRight } from '@trampolim/marketplace/organizations/recruiter-rights.ts'
import type { Person } from '@trampolim/server/platform/http/caller/asking.ts'
import { jobForm } from './job-form.ts'
import { noticeForm } from './notices.ts'
import { organizationForm } from './recruiter-form.ts'

/** A colleague and their job with a candidate, somebody who waits to join them, and an id that nothing has. */
type World = Record<'bruno' | 'waiting' | 'ana', Person> & Record<'jobId' | 'cvId' | 'candidacyId' | 'missing', string>
type Row = { right: RecruiterRight; input?: (world: World) => object }

const ofCandidacy = ({ jobId, candidacyId }: World) => ({ jobId, processId: candidacyId })
const ofCandidate = ({ jobId, cvId }: World) => ({ jobId, cvId })
const ofList = ({ jobId }: World) => ({ jobId })
const seenIn = ({ candidacyId }: World) => [{ processId: candidacyId, from: 'curriculums' }]
const ofNotes = ({ jobId, ana }: World) => ({ jobId, candidateId: ana.accountId })
const ofNote = (world: World) => ({ ...ofNotes(world), noteId: world.missing })
const ofInterview = ({ jobId, missing }: World) => ({ jobId, interviewId: missing })
const interviewTerms = { date: '2100-01-04', start: '09:00', end: '09:30', type: 'live', address: 'Rua A, 1' }
const ofJob = ({ jobId: id }: World) => ({ id })

/** Every call for recruiters only, with the right it requires and the input used here: a colleague's things. */
export const calls: Readonly<Record<string, Row>> = {
  'gateway.recruiters.readRecruiter': { right: 'keep-own-profile' },
  'gateway.recruiters.updateRecruiter': {
    right: 'keep-own-profile',
    input: () => ({ name: 'Marta Reis', phones: [{ phone: '11987654321' }] }),
  },
  'gateway.credentials.changeRecruiterEmail': {
    right: 'keep-own-profile',
    input: ({ missing }) => ({ email: 'novo@exemplo.com.br', emailVerificationId: missing, password: 'nenhuma' }),
  },
  'gateway.credentials.changeRecruiterPassword': {
    right: 'keep-own-profile',
    input: () => ({ oldPassword: 'nenhuma', newPassword: 'casa verde no morro' }),
  },
  'gateway.recruiters.deleteRecruiter': { right: 'keep-own-profile' },
  'gateway.calendarFeeds.readCalendarFeed': { right: 'keep-own-profile' },
  'gateway.calendarFeeds.makeCalendarFeed': { right: 'keep-own-profile' },
  'gateway.calendarFeeds.removeCalendarFeed': { right: 'keep-own-profile' },
  'gateway.dataExports.readRecruiterExport': { right: 'keep-own-profile' },
  'gateway.dataExports.askRecruiterExport': { right: 'keep-own-profile' },
  'gateway.dataExports.openRecruiterExport': { right: 'keep-own-profile' },
  'gateway.tasks.listRecruiterTasks': { right: 'keep-own-profile' },
  'gateway.tasks.readRecruiterTask': {
    right: 'keep-own-profile',
    input: ({ missing }) => ({ processId: missing, taskId: missing }),
  },
  'gateway.tasks.correctRecruiterTask': {
    right: 'keep-own-profile',
    input: ({ missing }) => ({ processId: missing, taskId: missing }),
  },
  'gateway.recruiterJobs.recruiterSummary': { right: 'keep-own-profile' },
  'gateway.recruiterJobs.listOwnJobs': { right: 'keep-own-profile' },
  'gateway.organizations.chooseOrganization': { right: 'keep-own-profile', input: () => organizationForm() },
  'gateway.organizations.withdrawJoining': { right: 'keep-own-profile' },
  'gateway.organizations.resendJoinLink': { right: 'keep-own-profile' },
  'gateway.organizations.joinByLink': { right: 'keep-own-profile', input: () => ({ id: 'no-token' }) },
  'gateway.avatars.setRecruiterAvatar': { right: 'keep-own-profile', input: ({ missing }) => ({ image: missing }) },
  'gateway.avatars.removeRecruiterAvatar': { right: 'keep-own-profile' },
  'gateway.passkeys.listPasskeys': { right: 'keep-own-profile' },
  'gateway.passkeys.startPasskey': { right: 'keep-own-profile', input: () => ({ password: 'errada' }) },
  'gateway.passkeys.addPasskey': {
    right: 'keep-own-profile',
    input: () => ({ kept: 'nada', credential: '{}', name: 'Celular' }),
  },
  'gateway.passkeys.renamePasskey': {
    right: 'keep-own-profile',
    input: ({ missing }) => ({ id: missing, name: 'Celular' }),
  },
  'gateway.passkeys.removePasskey': {
    right: 'keep-own-profile',
    input: ({ missing }) => ({ id: missing, password: 'errada' }),
  },
  'gateway.secondStep.readOwn': { right: 'keep-own-profile' },
  'gateway.secondStep.startOneTimeCodes': { right: 'keep-own-profile', input: () => ({ password: 'errada' }) },
  'gateway.secondStep.readStarted': { right: 'keep-own-profile', input: () => ({ kept: 'nada' }) },
  'gateway.secondStep.switchOn': { right: 'keep-own-profile', input: () => ({ kept: 'nada', code: '123456' }) },
  'gateway.secondStep.switchOff': { right: 'keep-own-profile', input: () => ({ password: 'errada' }) },
  'gateway.secondStep.renewRecoveryCodes': { right: 'keep-own-profile', input: () => ({ password: 'errada' }) },
  'gateway.networks.listLinked': { right: 'keep-own-profile' },
  'gateway.networks.startLink': { right: 'keep-own-profile', input: () => ({ network: 'google', password: 'errada' }) },
  'gateway.networks.unlink': { right: 'keep-own-profile', input: () => ({ network: 'google', password: 'errada' }) },
  'gateway.organizations.readOrganization': { right: 'read-organization' },
  'gateway.recruiterSelection.countSelection': { right: 'read-organization', input: ofList },
  'gateway.recruiterSelection.readBoard': { right: 'read-organization', input: ofList },
  'gateway.notices.listOwnNotices': { right: 'read-organization' },
  'gateway.notices.writeNotice': {
    right: 'publish-notice',
    input: () => noticeForm,
  },
  'gateway.notices.readOwnNotice': { right: 'read-organization', input: ({ missing }) => ({ id: missing }) },
  'gateway.notices.editNotice': {
    right: 'publish-notice',
    input: ({ missing }) => ({ id: missing, edition: 1, ...noticeForm }),
  },
  'gateway.notices.withdrawNotice': { right: 'withdraw-notice', input: ({ missing }) => ({ id: missing }) },
  'gateway.recruiterJobs.createJob': { right: 'publish-job', input: () => jobForm() },
  'gateway.recruiterJobs.updateJob': {
    right: 'edit-job',
    input: (world) => ({ ...jobForm({ jobName: 'Outra' }), ...ofJob(world) }),
  },
  'gateway.recruiterJobs.deleteJob': { right: 'manage-job', input: ofJob },
  'gateway.recruiterJobs.finishJob': { right: 'manage-job', input: ofJob },
  'gateway.recruiterJobs.settleFinalists': {
    right: 'manage-job',
    input: (world) => ({ ...ofJob(world), finalists: [{ processId: ofCandidacy(world).processId, outcome: 'hired' }] }),
  },
  'gateway.recruiterJobs.switchJob': { right: 'manage-job', input: (world) => ({ ...ofJob(world), status: false }) },
  'gateway.recruiterJobs.extendJob': { right: 'manage-job', input: ofJob },
  'gateway.organizations.updateOrganization': { right: 'edit-organization', input: () => organizationForm() },
  'gateway.organizations.setLogo': { right: 'edit-organization', input: ({ missing }) => ({ image: missing }) },
  'gateway.organizations.removeLogo': { right: 'remove-logo' },
  'gateway.organizations.deleteOrganization': { right: 'delete-organization-of-others' },
  'gateway.organizations.listJoinRequests': { right: 'answer-joining' },
  'gateway.organizations.answerJoinRequest': {
    right: 'answer-joining',
    input: ({ waiting }) => ({ accountId: waiting.accountId, accept: true }),
  },
  'gateway.organizations.putOutMember': {
    right: 'answer-joining',
    input: ({ bruno }) => ({ accountId: bruno.accountId }),
  },
  'gateway.organizations.listInvitations': { right: 'answer-joining' },
  'gateway.organizations.inviteColleague': {
    right: 'invite-colleague',
    input: () => ({ email: 'nova@exemplo.com.br' }),
  },
  'gateway.organizations.resendInvitation': { right: 'invite-colleague', input: ({ missing }) => ({ id: missing }) },
  'gateway.organizations.cancelInvitation': { right: 'answer-joining', input: ({ missing }) => ({ id: missing }) },
  'gateway.organizations.acceptInvitation': { right: 'keep-own-profile', input: () => ({ token: 'no-token' }) },
  'gateway.recruiterSelection.listStep': {
    right: 'select-candidates',
    input: (world) => ({ ...ofList(world), step: 'curriculums' }),
  },
  'gateway.recruiterSelection.listInvited': { right: 'select-candidates', input: ofList },
  'gateway.recruiterSelection.listFinalists': { right: 'select-candidates', input: ofList },
  'gateway.recruiterSelection.listDisqualified': { right: 'select-candidates', input: ofList },
  'gateway.recruiterSelection.readNeighbours': {
    right: 'select-candidates',
    input: (world) => ({ ...ofCandidacy(world), step: 'curriculums' }),
  },
  'gateway.recruiterSelection.readCandidate': { right: 'select-candidates', input: ofCandidate },
  'gateway.recruiterSelection.markCandidateSeen': { right: 'select-candidates', input: ofCandidate },
  'gateway.recruiterSelection.makeFinalist': { right: 'select-candidates', input: ofCandidate },
  'gateway.recruiterSelection.declassify': {
    right: 'select-candidates',
    input: (world) => ({ ...ofCandidate(world), ...ofCandidacy(world) }),
  },
  'gateway.recruiterSelection.likeCandidate': {
    right: 'select-candidates',
    input: (world) => ({ ...ofCandidate(world), status: true }),
  },
  'gateway.recruiterSelection.moveCandidate': {
    right: 'select-candidates',
    input: (world) => ({ ...ofCandidacy(world), from: 'curriculums', step: 'finalists' }),
  },
  'gateway.recruiterSelection.undoMove': { right: 'select-candidates', input: ofCandidacy },
  'gateway.recruiterSelection.moveCandidates': {
    right: 'select-candidates',
    input: (world) => ({ ...ofList(world), candidacies: seenIn(world), step: 'finalists' }),
  },
  'gateway.recruiterSelection.undoMoves': {
    right: 'select-candidates',
    input: (world) => ({ ...ofList(world), candidacies: seenIn(world) }),
  },
  'gateway.consentRequests.askConsent': { right: 'select-candidates', input: ({ missing }) => ({ cvId: missing }) },
  'gateway.consentRequests.cancelConsentRequest': {
    right: 'select-candidates',
    input: ({ missing }) => ({ requestId: missing }),
  },
  'gateway.recruiterSelection.sendHiringMessage': {
    right: 'select-candidates',
    input: (world) => ({ ...ofCandidate(world), message: 'Venha.', salary: 200_000, start: '2100-01-04' }),
  },
  'gateway.recruiterSelection.cancelHiringMessage': { right: 'select-candidates', input: ofCandidate },
  'gateway.automaticResponses.listAutomaticResponses': { right: 'select-candidates', input: () => ({}) },
  'gateway.automaticResponses.readAutomaticResponse': {
    right: 'select-candidates',
    input: ({ missing }) => ({ id: missing }),
  },
  'gateway.automaticResponses.createAutomaticResponse': {
    right: 'select-candidates',
    input: () => ({ occasion: 'ended', text: 'Obrigada por participar, {nome}.' }),
  },
  'gateway.automaticResponses.changeAutomaticResponse': {
    right: 'select-candidates',
    input: ({ missing }) => ({ id: missing, occasion: 'ended', text: 'Obrigada por participar, {nome}.' }),
  },
  'gateway.automaticResponses.deleteAutomaticResponse': {
    right: 'select-candidates',
    input: ({ missing }) => ({ id: missing }),
  },
  'gateway.recruiterSelection.scheduleInterview': {
    right: 'select-candidates',
    input: (world) => ({ jobId: ofCandidate(world).jobId, candidates: [world.missing], ...interviewTerms }),
  },
  'gateway.recruiterSelection.listInterviews': { right: 'select-candidates', input: ofList },
  'gateway.recruiterSelection.readInterview': { right: 'select-candidates', input: ofInterview },
  'gateway.recruiterSelection.changeInterview': {
    right: 'select-candidates',
    input: (world) => ({ ...ofInterview(world), ...interviewTerms }),
  },
  'gateway.recruiterSelection.cancelInterview': { right: 'select-candidates', input: ofInterview },
  'gateway.recruiterSelection.handleInterview': {
    right: 'select-candidates',
    input: (world) => ({ ...ofInterview(world), processId: world.missing, action: 'show' }),
  },
  'gateway.recruiterSelection.offerSlots': {
    right: 'select-candidates',
    input: (world) => ({
      ...{ jobId: ofCandidate(world).jobId, candidates: [world.missing], slots: [interviewTerms] },
      ...{ type: interviewTerms.type, address: interviewTerms.address },
    }),
  },
  'gateway.recruiterSelection.addSlots': {
    right: 'select-candidates',
    input: (world) => ({ ...ofInterview(world), slots: [interviewTerms] }),
  },
  'gateway.recruiterSelection.withdrawSlots': { right: 'select-candidates', input: ofInterview },
  'gateway.recruiterSelection.listOfferedInterviews': { right: 'select-candidates', input: () => ({}) },
  'gateway.recruiterSelection.listAgenda': { right: 'select-candidates', input: () => ({}) },
  'gateway.recruiterSelection.invite': { right: 'select-candidates', input: ofCandidate },
  'gateway.recruiterSelection.inviteTogether': {
    right: 'select-candidates',
    input: (world) => ({ ...ofList(world), cvIds: [world.missing] }),
  },
  'gateway.recruiterSelection.cancelInvitation': {
    right: 'select-candidates',
    input: (world) => ({ ...ofList(world), inviteId: world.missing }),
  },
  'gateway.recruiterSelection.openMedicalReport': { right: 'select-candidates', input: ofCandidacy },
  'gateway.recruiterSelection.listNotes': { right: 'select-candidates', input: ofNotes },
  'gateway.recruiterSelection.writeNote': {
    right: 'select-candidates',
    input: (world) => ({ ...ofNotes(world), text: 'Oi' }),
  },
  'gateway.recruiterSelection.rewriteNoteOf': {
    right: 'select-candidates',
    input: (world) => ({ ...ofNote(world), text: 'Oi' }),
  },
  'gateway.recruiterSelection.rewriteNote': {
    right: 'select-candidates',
    input: ({ jobId, missing }) => ({ jobId, id: missing, text: 'Oi' }),
  },
  'gateway.recruiterSelection.readNote': {
    right: 'select-candidates',
    input: ({ jobId, missing }) => ({ jobId, id: missing }),
  },
  'gateway.recruiterSelection.deleteNote': { right: 'select-candidates', input: ofNote },
  'gateway.messages.listThreads': { right: 'select-candidates' },
  'gateway.messages.readThread': { right: 'select-candidates', input: ofNotes },
  'gateway.recruiterSelection.readScorecards': { right: 'select-candidates', input: ofCandidacy },
  'gateway.recruiterSelection.saveScorecard': {
    right: 'select-candidates',
    input: (world) => ({ ...ofCandidacy(world), ratings: [{ criterion: 'experience', score: 3 }] }),
  },
  'gateway.recruiterSelection.deleteScorecard': { right: 'select-candidates', input: ofCandidacy },
  'gateway.recruiterSelection.tagCandidate': {
    right: 'select-candidates',
    input: (world) => ({ ...ofCandidacy(world), tag: 'Talento', on: true }),
  },
  'gateway.recruiterSelection.listTags': { right: 'select-candidates', input: ofList },
  'gateway.messages.writeToCandidates': {
    right: 'select-candidates',
    input: (world) => ({
      ...ofList(world),
      candidacies: seenIn(world).map(({ processId }) => processId),
      message: 'Oi',
    }),
  },
  'gateway.messages.writeToCandidate': {
    right: 'select-candidates',
    input: (world) => ({ ...ofNotes(world), message: 'Oi' }),
  },
  'gateway.messages.reportThread': {
    right: 'select-candidates',
    input: (world) => ({ ...ofNotes(world), text: 'Ofensas' }),
  },
  'gateway.messages.markThreadRead': {
    right: 'select-candidates',
    input: (world) => ({ ...ofNotes(world), number: 1 }),
  },
  'searchCv.search.recommendCandidates': { right: 'select-candidates', input: ofList },
  'searchCv.search.searchCurriculums': { right: 'select-candidates', input: ofList },
  'searchCv.search.readFoundPerson': { right: 'select-candidates', input: ({ cvId }) => ({ cvId }) },
  'searchCv.search.listWatchedSearches': { right: 'select-candidates' },
  'searchCv.search.watchSearch': { right: 'select-candidates', input: () => ({ name: 'Vendas', filters: {} }) },
  'searchCv.search.openWatchedSearch': { right: 'select-candidates', input: ({ missing }) => ({ id: missing }) },
  'searchCv.search.unwatchSearch': { right: 'select-candidates', input: ({ missing }) => ({ id: missing }) },
}
