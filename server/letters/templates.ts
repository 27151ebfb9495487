import { basePaths } from '@trampolim/contract/services.ts'
import { dataExportHours } from '@trampolim/marketplace/accounts/data-export.ts'
import type { SecondStepChange } from '@trampolim/marketplace/accounts/sign-in/second-step.ts'
import { undoEmailDays } from '@trampolim/marketplace/accounts/sign-in/sessions.ts'
import type { PlaceOfTries } from '@trampolim/marketplace/accounts/sign-in/sign-in-delays.ts'
import { formatPhone } from '@trampolim/marketplace/registration/phone.ts'
import { letters } from '@trampolim/phrases/pt-br/letters.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { writeCalendar } from '../platform/calendar.ts'
import type { Letter } from '../platform/mail/mail.ts'
import { stopLetterPath } from '../platform/mail/stop-letter-path.ts'
import { actionAddress } from './action-address.ts'
import { asHtml, asText, type Block, type Sheet, strong } from './layout.ts'
import { apiKeyAsked, apiKeyEnded, apiKeyManage, type EndedKey, type KeyLink } from './templates/api-key-templates.ts'
import { type AskedConsent, consentAsked, consentGranted, type GrantedConsent } from './templates/consent-templates.ts'
import {
  type ContactAnswered,
  type ContactArrived,
  type ContactReceived,
  contactAnswered,
  contactArrived,
  contactReceived,
} from './templates/contact-templates.ts'
import { type NewDevice, newDevice } from './templates/device-template.ts'
import { fileInfected, type InfectedFile } from './templates/file-template.ts'
import {
  type AnsweredHire,
  type ClosedHire,
  hireAnswered,
  hireClosed,
  hireReceived,
  type ReceivedHire,
} from './templates/hire-templates.ts'
import {
  type AnsweredInterview,
  type ClosedInterview,
  interviewAnswered,
  interviewClosed,
  interviewTold,
  type ToldInterview,
} from './templates/interview-templates.ts'
import {
  type AnsweredInvitation,
  type ClosedInvitation,
  invitationAnswered,
  invitationClosed,
  invitationReceived,
  type ReceivedInvitation,
} from './templates/invitation-templates.ts'
import {
  type EndedSelection,
  finalistHired,
  finalistUndecided,
  type JobsOfRecruiter,
  jobDeleted,
  jobRemoved,
  jobSummaries,
  jobsClosed,
  jobsClosing,
  type SummedUpJobs,
  selectionEnded,
} from './templates/job-templates.ts'
import {
  type ColleagueInvited,
  type ColleagueJoined,
  type ColleagueLeft,
  type ColleaguePutOut,
  colleagueInvited,
  colleagueJoined,
  colleagueLeft,
  colleaguePutOut,
  type JoinAccepted,
  type JoinAnswered,
  type JoinAsked,
  type JoinLink,
  joinAccepted,
  joinAsked,
  joinDeclined,
  joinedOrganizationGone,
  joinLink,
  putOut,
} from './templates/joining-templates.ts'
import {
  type DecidedThreadReport,
  threadReportDecided,
  type UnreadMessages,
  unreadMessages,
} from './templates/message-template.ts'
import { type DecidedNotice, noticeDecided } from './templates/notice-template.ts'
import { notificationsDue, notificationTold, type SummedUp, type Told } from './templates/notification-template.ts'
import { ofCompany } from './templates/of-company.ts'
import { type OwnWords, ownWordsBlocks } from './templates/own-words.ts'
import {
  type DeletedOrganization,
  organizationDeleted,
  type RecruiterWelcome,
  recruiterWelcome,
} from './templates/recruiter-templates.ts'
import { type DecidedLogo, type DecidedReview, logoDecided, reviewSheetOf } from './templates/review-template.ts'
import {
  candidacyAddress,
  candidacyDiscarded,
  candidacyMoved,
  type DiscardedCandidacy,
  jobReturned,
  type MovedCandidacy,
  type OfCandidacy,
} from './templates/selection-templates.ts'
import {
  type AnsweredSlots,
  type EndedSlots,
  type OfferedSlots,
  slotsAnswered,
  slotsEnded,
  slotsOffered,
} from './templates/slot-templates.ts'

const t = speak(letters)

/** A job in an alert's letter; `path` is the path of its page. */
export type AnnouncedJob = { title: string; company: string | null; place: string; path: string }

/** The values of each letter. A null company is shown as 'Confidencial'. */
export type LetterValues = {
  /**
   * `signInPath`: where the owner of the address signs in, if they already have an account. `isNewAddress`: the address
   * is to become that of a signed-in person. `again`: another code was sent before.
   */
  'email-code': { code: string; signInPath: string | null; isNewAddress: boolean; again: boolean }
  'phone-code': { code: string; phone: string }
  welcome: { name: string }
  'recruiter-welcome': RecruiterWelcome
  'organization-deleted': DeletedOrganization
  'join-link': JoinLink
  'join-asked': JoinAsked
  'colleague-joined': ColleagueJoined
  'colleague-invited': ColleagueInvited
  'put-out': JoinAnswered
  'colleague-put-out': ColleaguePutOut
  'colleague-left': ColleagueLeft
  'join-accepted': JoinAccepted
  'join-declined': JoinAnswered
  'joined-organization-gone': JoinAnswered
  'password-reset': { token: string }
  /** `calendarEnded`: the address for calendars ended too; letters of a former version don't say. */
  'password-changed': { signInPath: string; calendarEnded?: boolean }
  /** Sent to the previous address; the token belongs to the link that undoes the change. */
  'email-changed': { token: string }
  'password-tried': { where: PlaceOfTries }
  'new-device': NewDevice
  'way-in-changed': { way: string; change: 'added' | 'removed' }
  'second-step-changed': { change: SecondStepChange; accessPath: string }
  'application-received': OfCandidacy & OwnWords
  'consent-asked': AskedConsent
  'consent-granted': GrantedConsent
  'hire-received': ReceivedHire
  'hire-closed': ClosedHire
  'hire-answered': AnsweredHire
  'interview-told': ToldInterview
  'interview-closed': ClosedInterview
  'interview-answered': AnsweredInterview
  'slots-offered': OfferedSlots
  'slots-ended': EndedSlots
  'slots-answered': AnsweredSlots
  'invitation-received': ReceivedInvitation
  'invitation-closed': ClosedInvitation
  'invitation-answered': AnsweredInvitation
  'job-deleted': EndedSelection
  'job-removed': EndedSelection
  'job-returned': OfCandidacy
  'selection-ended': EndedSelection
  'finalist-hired': EndedSelection
  'finalist-undecided': EndedSelection
  'candidacy-moved': MovedCandidacy
  'candidacy-discarded': DiscardedCandidacy
  'jobs-closing': JobsOfRecruiter
  'jobs-closed': JobsOfRecruiter
  'job-summaries': SummedUpJobs
  /**
   * One letter for all alerts of a person; each alert is paused by the token of its own action link. `found` is the
   * number of new jobs, of which `jobs` are the newest; `path` is the path of the alert's page. `stopToken` pauses all
   * of them through the letter's header.
   */
  'job-alert': {
    name: string
    alerts: readonly { title: string; stopToken: string; path: string; found: number; jobs: readonly AnnouncedJob[] }[]
    stopToken?: string
  }
  'review-decided': DecidedReview
  'logo-decided': DecidedLogo
  'file-infected': InfectedFile
  'account-deleted': { name: string }
  /** `recruiter`: whether the link leads to a recruiter's page. */
  'data-ready': { name: string; recruiter: boolean }
  'recruiter-account-deleted': { name: string }
  'look-report-answered': { name: string; answer: string }
  'unread-messages': UnreadMessages
  'notifications-due': SummedUp
  'notification-told': Told
  'thread-report-decided': DecidedThreadReport
  'api-key-asked': KeyLink
  'api-key-manage': KeyLink
  'api-key-ended': EndedKey
  'contact-received': ContactReceived
  'contact-arrived': ContactArrived
  'contact-answered': ContactAnswered
  'notice-decided': DecidedNotice
}

export type LetterTemplate = keyof LetterValues

const text = (words: string): Block => ({ kind: 'text', text: words })
const small = (words: string): Block => ({ kind: 'small', text: words })

const templates: { [Template in LetterTemplate]: (values: LetterValues[Template], site: string) => Sheet } = {
  'email-code': ({ code, signInPath, isNewAddress, again }, site) => {
    const of = isNewAddress ? 'addressCode' : 'emailCode'
    return {
      subject: t(`${of}.subject`, { code }),
      title: t(again ? `${of}.titleAgain` : `${of}.title`),
      blocks: [
        text(t('hello')),
        text(t(again ? `${of}.textAgain` : `${of}.text`)),
        { kind: 'code', code },
        small(t('emailCode.validity')),
        ...(signInPath === null ? [] : isNewAddress ? [text(t('addressCode.taken'))] : hasAccount(signInPath, site)),
        small(t(`${of}.ignore`)),
      ],
    }
  },
  'phone-code': ({ code, phone }) => ({
    subject: t('phoneCode.subject', { phone: formatPhone(phone) }),
    title: t('phoneCode.title'),
    blocks: [text(t('phoneCode.text', { code }))],
  }),
  welcome: ({ name }, site) => ({
    subject: t('welcome.subject'),
    blocks: [
      text(t('greeting', { name })),
      text(t('welcome.created')),
      text(t('welcome.review')),
      text(t('welcome.meanwhile')),
      { kind: 'button', label: t('welcome.button'), url: `${site}/dashboard` },
    ],
  }),
  'recruiter-welcome': recruiterWelcome,
  'organization-deleted': organizationDeleted,
  'join-link': joinLink,
  'join-asked': joinAsked,
  'colleague-joined': colleagueJoined,
  'colleague-invited': colleagueInvited,
  'put-out': putOut,
  'colleague-put-out': colleaguePutOut,
  'colleague-left': colleagueLeft,
  'join-accepted': joinAccepted,
  'join-declined': joinDeclined,
  'joined-organization-gone': joinedOrganizationGone,
  'password-reset': ({ token }, site) => ({
    subject: t('passwordReset.subject'),
    blocks: [
      text(t('hello')),
      text(t('passwordReset.text')),
      { kind: 'button', label: t('passwordReset.button'), url: actionAddress(site, token) },
      small(t('passwordReset.validity')),
      small(t('passwordReset.ignore')),
    ],
  }),
  'password-changed': ({ signInPath, calendarEnded }, site) => ({
    subject: t('passwordChanged.subject'),
    blocks: [
      text(t('hello')),
      text(t('passwordChanged.text')),
      ...(calendarEnded ? [text(t('passwordChanged.calendar'))] : []),
      { kind: 'button', label: t('passwordChanged.button'), url: `${site}${signInPath}` },
      small(t('passwordChanged.notMe')),
    ],
  }),
  'email-changed': ({ token }, site) => ({
    subject: t('emailChanged.subject'),
    blocks: [
      text(t('hello')),
      text(t('emailChanged.text')),
      text(t('emailChanged.me')),
      text(t('emailChanged.notMe')),
      { kind: 'button', label: t('emailChanged.button'), url: actionAddress(site, token, 'undo-email') },
      small(t('emailChanged.validity', { count: undoEmailDays })),
    ],
  }),
  'password-tried': ({ where }, site) => ({
    subject: t('passwordTried.subject'),
    blocks: [
      text(t('hello')),
      text(t(`passwordTried.text.${where}`)),
      text(t('passwordTried.me')),
      text(t(`passwordTried.notMe.${where}`)),
      { kind: 'button', label: t('passwordTried.button'), url: `${site}/forgot-password` },
      small(t('passwordTried.never')),
    ],
  }),
  'new-device': newDevice,
  'way-in-changed': ({ way, change }, site) => ({
    subject: t(`wayInChanged.${change}.subject`),
    blocks: [
      text(t('hello')),
      text(t(`wayInChanged.${change}.text`, { way })),
      text(t('wayInChanged.notMe')),
      { kind: 'button', label: t('wayInChanged.button'), url: `${site}/forgot-password` },
    ],
  }),
  'second-step-changed': ({ change, accessPath }, site) => ({
    subject: t(`secondStepChanged.${change}.subject`),
    blocks: [
      text(t('hello')),
      text(t(`secondStepChanged.${change}.text`)),
      text(t('secondStepChanged.notMe')),
      { kind: 'button', label: t('secondStepChanged.button'), url: `${site}${accessPath}` },
      { kind: 'quiet-link', label: t('wayInChanged.button'), url: `${site}/forgot-password` },
    ],
  }),
  'application-received': ({ name, jobName, candidacyId, ownWords, ...company }, site) => ({
    subject: t('applicationReceived.subject', { jobName }),
    blocks: [
      text(t('greeting', { name })),
      text(t('applicationReceived.text', { jobName: strong(jobName), ofCompany: ofCompany(company) })),
      ...ownWordsBlocks({ ownWords }),
      text(t('applicationReceived.next')),
      { kind: 'button', label: t('applicationReceived.button'), url: candidacyAddress(site, candidacyId) },
      {
        kind: 'quiet-link',
        label: t('applicationReceived.receipt'),
        url: `${site}/selective-process/${candidacyId}/receipt`,
      },
    ],
  }),
  'consent-asked': consentAsked,
  'consent-granted': consentGranted,
  'hire-received': hireReceived,
  'hire-closed': hireClosed,
  'hire-answered': hireAnswered,
  'interview-told': interviewTold,
  'interview-closed': interviewClosed,
  'interview-answered': interviewAnswered,
  'slots-offered': slotsOffered,
  'slots-ended': slotsEnded,
  'slots-answered': slotsAnswered,
  'invitation-received': invitationReceived,
  'invitation-closed': invitationClosed,
  'invitation-answered': invitationAnswered,
  'job-deleted': jobDeleted,
  'job-removed': jobRemoved,
  'job-returned': jobReturned,
  'selection-ended': selectionEnded,
  'finalist-hired': finalistHired,
  'finalist-undecided': finalistUndecided,
  'candidacy-moved': candidacyMoved,
  'candidacy-discarded': candidacyDiscarded,
  'jobs-closing': jobsClosing,
  'jobs-closed': jobsClosed,
  'job-summaries': jobSummaries,
  'job-alert': ({ name, alerts, stopToken }, site) => ({
    ...(stopToken && { stopUrl: `${site}${basePaths.gateway}${stopLetterPath}/${stopToken}` }),
    subject: t('jobAlert.subject', { count: alerts.reduce((sum, { found }) => sum + found, 0) }),
    blocks: [
      text(t('greeting', { name })),
      text(t('jobAlert.text')),
      ...alerts.flatMap(({ title, stopToken, path, found, jobs }): Block[] => [
        { kind: 'heading', text: title },
        ...jobs.map(
          (job): Block => ({
            kind: 'link',
            title: job.title,
            note: t('jobAlert.place', { company: job.company ?? t('hiddenCompany'), place: job.place }),
            url: `${site}${job.path}`,
          }),
        ),
        ...(found > jobs.length
          ? [{ kind: 'quiet-link' as const, label: t('jobAlert.all', { count: found }), url: `${site}${path}` }]
          : []),
        {
          kind: 'quiet-link',
          label: t('jobAlert.stop', { alert: title }),
          url: actionAddress(site, stopToken, 'stop-alert'),
        },
      ]),
      { kind: 'quiet-link', label: t('jobAlert.settings'), url: `${site}/jobs?tab=alerts` },
    ],
  }),
  'review-decided': reviewSheetOf,
  'logo-decided': logoDecided,
  'file-infected': fileInfected,
  'unread-messages': unreadMessages,
  'notifications-due': notificationsDue,
  'notification-told': notificationTold,
  'thread-report-decided': threadReportDecided,
  'api-key-asked': apiKeyAsked,
  'api-key-manage': apiKeyManage,
  'api-key-ended': apiKeyEnded,
  'contact-received': contactReceived,
  'contact-arrived': contactArrived,
  'contact-answered': contactAnswered,
  'notice-decided': noticeDecided,
  'account-deleted': ({ name }) => ({
    subject: t('accountDeleted.subject'),
    blocks: [
      text(t('greeting', { name })),
      text(t('accountDeleted.text')),
      text(t('accountDeleted.stays')),
      small(t('accountDeleted.last')),
    ],
  }),
  'recruiter-account-deleted': ({ name }) => ({
    subject: t('accountDeleted.subject'),
    blocks: [
      text(t('greeting', { name })),
      text(t('recruiterAccountDeleted.text')),
      text(t('recruiterAccountDeleted.stays')),
      small(t('accountDeleted.last')),
    ],
  }),
  'data-ready': ({ name, recruiter }, site) => ({
    subject: t('dataReady.subject'),
    blocks: [
      text(t('greeting', { name })),
      text(t('dataReady.text', { hours: dataExportHours })),
      {
        kind: 'button',
        label: t('dataReady.button'),
        url: `${site}${recruiter ? '/recruiter' : ''}/profile/privacy#data-export`,
      },
      small(t('dataReady.notMe')),
    ],
  }),
  'look-report-answered': ({ name, answer }, site) => ({
    subject: t('lookReportAnswered.subject'),
    blocks: [
      text(t('greeting', { name })),
      text(t('lookReportAnswered.text')),
      text(t('lookReportAnswered.answer', { answer })),
      { kind: 'button', label: t('lookReportAnswered.button'), url: `${site}/profile/privacy` },
    ],
  }),
}

/** Adds to a letter, in its header and at its end, how it can be turned off. */
function withStop(sheet: Sheet, { url, page }: { url: string; page: string }): Sheet {
  return { ...sheet, stopUrl: url, blocks: [...sheet.blocks, { kind: 'quiet-link', label: t('stop'), url: page }] }
}

/** For the owner of an address who already has an account. */
function hasAccount(signInPath: string, site: string): Block[] {
  return [
    text(t('emailCode.hasAccount')),
    { kind: 'button', label: t('emailCode.signIn'), url: `${site}${signInPath}` },
    { kind: 'quiet-link', label: t('emailCode.forgot'), url: `${site}/forgot-password` },
  ]
}

/**
 * Composes a letter. `site` is the public address for its links; `stop` has the links that turn off letters of this
 * kind.
 */
export function compose<Template extends LetterTemplate>(
  template: Template,
  values: LetterValues[Template],
  site: string,
  stop: { url: string; page: string } | null = null,
): Omit<Letter, 'id' | 'to'> {
  const own = templates[template](values, site)
  const sheet = stop ? withStop(own, stop) : own
  const { stopUrl, calendar } = sheet
  return {
    ...(stopUrl && { stopUrl }),
    ...(calendar && { calendar: { method: calendar.method, content: writeCalendar(calendar) } }),
    subject: sheet.subject,
    text: asText(sheet),
    html: asHtml(sheet),
  }
}
