import { credentialRoutes } from '../accounts/credential-routes.ts'
import { networkRoutes } from '../accounts/networks/network-routes.ts'
import { passkeyRoutes } from '../accounts/passkeys/passkey-routes.ts'
import { avatarRoutes } from '../accounts/pictures/routes.ts'
import { accountRoutes } from '../accounts/routes.ts'
import { secondStepRoutes } from '../accounts/second-step/second-step-routes.ts'
import { sessionRoutes } from '../accounts/session-routes.ts'
import { alertRoutes } from '../alerts/routes.ts'
import { apiKeyRoutes } from '../api-keys/routes.ts'
import { automaticResponseRoutes } from '../automatic-responses/routes.ts'
import { consentRequestRoutes } from '../consent-requests/routes.ts'
import { contactRoutes } from '../contact/routes.ts'
import { curriculumFileRoutes } from '../curriculum-files/routes.ts'
import { curriculumRoutes } from '../curriculums/routes.ts'
import { dataExportRoutes } from '../data-exports/routes.ts'
import { similarJobs } from '../job-search/routes.ts'
import { invitedJobRoutes, jobRoutes, recruiterJobRoutes } from '../jobs/routes.ts'
import { leavingRoutes } from '../leaving/routes.ts'
import { letterRoutes } from '../letters/letter-routes.ts'
import { lookRoutes } from '../looks/routes.ts'
import { messageRoutes } from '../messages/routes.ts'
import { noticeRoutes } from '../notices/routes.ts'
import { notificationRoutes } from '../notifications/routes.ts'
import { organizationRoutes } from '../organizations/routes.ts'
import { changeProfessionalEmail } from '../professionals/change-email.ts'
import { consentRoutes } from '../professionals/consents/consent-routes.ts'
import { professionalRoutes } from '../professionals/routes.ts'
import { realtimeRoutes } from '../realtime/routes.ts'
import { applicationRoutes, receiptRoutes } from '../receipts/routes.ts'
import { changeRecruiterEmail } from '../recruiters/change-email.ts'
import { invitationRoutes } from '../recruiters/invitations/invitation-routes.ts'
import { joiningRoutes } from '../recruiters/joining/joining-routes.ts'
import { deleteOrganizationRoute, recruiterRoutes } from '../recruiters/routes.ts'
import { reviewRoutes } from '../reviews/routes.ts'
import { recruiterSelectionRoutes } from '../selection/board/routes.ts'
import { calendarFeedRoutes } from '../selection/calendar-feeds/routes.ts'
import { selectionRoutes } from '../selection/candidate/routes.ts'
import { hiringRoutes, recruiterHiringRoutes } from '../selection/hiring/routes.ts'
import { interviewRoutes, recruiterInterviewRoutes } from '../selection/interviews/routes.ts'
import { invitationRoutes as jobInvitationRoutes, recruiterInvitationRoutes } from '../selection/invitations/routes.ts'
import { scorecardRoutes } from '../selection/scorecards/routes.ts'
import { recruiterSlotRoutes, slotRoutes } from '../selection/slots/routes.ts'
import { tagRoutes } from '../selection/tags/routes.ts'
import { taskRoutes } from '../tasks/routes.ts'

/** The calls of the gateway service. */
export const gateway = {
  accounts: accountRoutes,
  credentials: { ...credentialRoutes, changeProfessionalEmail, changeRecruiterEmail },
  consents: consentRoutes,
  consentRequests: consentRequestRoutes,
  sessions: sessionRoutes,
  avatars: avatarRoutes,
  networks: networkRoutes,
  passkeys: passkeyRoutes,
  secondStep: secondStepRoutes,
  professional: { ...professionalRoutes, ...leavingRoutes },
  curriculums: curriculumRoutes,
  curriculumFiles: curriculumFileRoutes,
  letters: letterRoutes,
  looks: lookRoutes,
  dataExports: dataExportRoutes,
  jobs: { ...jobRoutes, similarJobs },
  alerts: alertRoutes,
  selection: { ...selectionRoutes, ...applicationRoutes, ...jobInvitationRoutes, ...invitedJobRoutes, ...hiringRoutes },
  receipts: receiptRoutes,
  recruiterSelection: {
    ...recruiterSelectionRoutes,
    ...recruiterInvitationRoutes,
    ...recruiterHiringRoutes,
    ...recruiterInterviewRoutes,
    ...recruiterSlotRoutes,
    ...scorecardRoutes,
    ...tagRoutes,
  },
  automaticResponses: automaticResponseRoutes,
  calendarFeeds: calendarFeedRoutes,
  apiKeys: apiKeyRoutes,
  contact: contactRoutes,
  interviews: { ...interviewRoutes, ...slotRoutes },
  messages: messageRoutes,
  notices: noticeRoutes,
  notifications: notificationRoutes,
  realtime: realtimeRoutes,
  reviews: reviewRoutes,
  tasks: taskRoutes,
  recruiters: recruiterRoutes,
  organizations: {
    ...organizationRoutes,
    ...joiningRoutes,
    ...invitationRoutes,
    deleteOrganization: deleteOrganizationRoute,
  },
  recruiterJobs: recruiterJobRoutes,
}
