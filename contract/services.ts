import { accounts } from './gateway/accounts.ts'
import { alerts } from './gateway/alerts.ts'
import { apiKeys } from './gateway/api-keys.ts'
import { automaticResponses } from './gateway/automatic-responses.ts'
import { avatars } from './gateway/avatars.ts'
import { calendarFeeds } from './gateway/calendar-feeds.ts'
import { candidateNotes } from './gateway/candidate-notes.ts'
import { candidateScorecards } from './gateway/candidate-scorecards.ts'
import { candidateTags } from './gateway/candidate-tags.ts'
import { consentRequests } from './gateway/consent-requests.ts'
import { consents } from './gateway/consents.ts'
import { contact } from './gateway/contact.ts'
import { credentials } from './gateway/credentials.ts'
import { curriculumFiles } from './gateway/curriculum-files.ts'
import { curriculums } from './gateway/curriculums.ts'
import { dataExports } from './gateway/data-exports.ts'
import { hiring, recruiterHiring } from './gateway/hiring.ts'
import { interviewSlots, recruiterInterviewSlots } from './gateway/interview-slots.ts'
import { interviews, recruiterInterviews } from './gateway/interviews.ts'
import { invitations, recruiterInvitations } from './gateway/invitations.ts'
import { jobs } from './gateway/jobs.ts'
import { joining } from './gateway/joining.ts'
import { letters } from './gateway/letters.ts'
import { looks } from './gateway/looks.ts'
import { messages } from './gateway/messages.ts'
import { networkCalls } from './gateway/networks.ts'
import { notices } from './gateway/notices.ts'
import { notifications } from './gateway/notifications.ts'
import { organizations } from './gateway/organizations.ts'
import { passkeys } from './gateway/passkeys.ts'
import { professional } from './gateway/professional.ts'
import { realtime } from './gateway/realtime.ts'
import { receipts } from './gateway/receipts.ts'
import { recruiterJobs } from './gateway/recruiter-jobs.ts'
import { recruiterSelection } from './gateway/recruiter-selection.ts'
import { recruiters } from './gateway/recruiters.ts'
import { reviews } from './gateway/reviews.ts'
import { secondStep } from './gateway/second-step.ts'
import { selection } from './gateway/selection.ts'
import { selectionMoves } from './gateway/selection-moves.ts'
import { sessions } from './gateway/sessions.ts'
import { tasks } from './gateway/tasks.ts'
import { searchCvService } from './search-cv/search.ts'
import { searchJobsService } from './search-jobs/search.ts'
import { articles } from './social-media/articles.ts'
import { demo } from './social-media/demo.ts'
import { faq } from './social-media/faq.ts'
import { files } from './social-media/files.ts'
import { links } from './social-media/links.ts'
import { lookups } from './social-media/lookups.ts'
import { tools } from './social-media/tools.ts'
import { unloadedParts } from './social-media/unloaded-parts.ts'
import { users } from './social-media/users.ts'
import { validations } from './social-media/validations.ts'

/** The services of the specification, each with its calls by noun. */
export const services = {
  gateway: {
    accounts: accounts,
    consents,
    consentRequests,
    credentials,
    sessions,
    avatars,
    networks: networkCalls,
    passkeys,
    secondStep,
    professional,
    curriculums,
    curriculumFiles,
    letters,
    looks,
    dataExports,
    jobs: jobs,
    alerts,
    selection: { ...selection, ...invitations, ...hiring },
    automaticResponses,
    calendarFeeds,
    apiKeys,
    contact,
    interviews: { ...interviews, ...interviewSlots },
    receipts,
    messages,
    notices,
    notifications,
    realtime,
    recruiterSelection: {
      ...recruiterSelection,
      ...selectionMoves,
      ...candidateNotes,
      ...candidateScorecards,
      ...candidateTags,
      ...recruiterInvitations,
      ...recruiterHiring,
      ...recruiterInterviews,
      ...recruiterInterviewSlots,
    },
    reviews,
    tasks,
    recruiters,
    organizations: { ...organizations, ...joining },
    recruiterJobs: recruiterJobs,
  },
  searchJobs: { search: searchJobsService },
  searchCv: { search: searchCvService },
  socialMedia: { lookups, validations, files, users, links, faq, articles, tools, unloadedParts, demo },
} as const

export type Services = typeof services
export type ServiceName = keyof Services

/** The path under which each service is served. */
export const basePaths = {
  gateway: '/api/gateway',
  searchJobs: '/api/search-jobs',
  searchCv: '/api/search-cv',
  socialMedia: '/api/social-media',
} as const satisfies Record<ServiceName, string>
