import type { WayToJoin } from '@trampolim/marketplace/organizations/joining.ts'
import { invitationDays, joinLinkHours } from '@trampolim/marketplace/organizations/joining.ts'
import { letters } from '@trampolim/phrases/pt-br/letters.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { actionAddress } from '../action-address.ts'
import type { Block } from '../layout.ts'

const t = speak(letters)

/** To the recruiter who asks to join, at an address of the organisation's site. */
type JoinLink = { name: string; company: string; token: string }
/** To the organisation's approved recruiters; `newcomer` asks to join it. */
type JoinAsked = { name: string; company: string; newcomer: string; email: string }
/** To all members of the organisation: `newcomer` has joined. */
type ColleagueJoined = JoinAsked & { how: WayToJoin }
/** To the recruiter who asked, once the request is answered or the organisation is deleted. */
type JoinAnswered = { name: string; company: string }
/** `jobWaits`: their job is handed in once they accept the present terms; letters of a former version don't say. */
type JoinAccepted = JoinAnswered & { jobWaits?: boolean }

const text = (words: string): Block => ({ kind: 'text', text: words })
const small = (words: string): Block => ({ kind: 'small', text: words })
const button = (label: string, url: string): Block => ({ kind: 'button', label, url })

function joinLink({ name, company, token }: JoinLink, site: string) {
  return {
    subject: t('joinLink.subject', { company }),
    blocks: [
      text(t('greeting', { name })),
      text(t('joinLink.text', { company })),
      button(t('joinLink.button'), actionAddress(site, token, 'join-organization')),
      small(t('joinLink.validity', { count: joinLinkHours })),
      small(t('joinLink.ignore')),
    ],
  }
}

function joinAsked({ name, company, newcomer, email }: JoinAsked, site: string) {
  return {
    subject: t('joinAsked.subject', { newcomer, company }),
    blocks: [
      text(t('greeting', { name })),
      text(t('joinAsked.text', { company, newcomer, email })),
      text(t('joinAsked.next')),
      button(t('joinAsked.button'), `${site}/recruiter/organization#joining`),
    ],
  }
}

function colleagueJoined({ name, company, newcomer, email, how }: ColleagueJoined, site: string) {
  return {
    subject: t('colleagueJoined.subject', { newcomer, company }),
    blocks: [
      text(t('greeting', { name })),
      text(t('colleagueJoined.text', { company, newcomer, email })),
      text(t(`colleagueJoined.how.${how}`)),
      text(t('colleagueJoined.until')),
      text(t('colleagueJoined.unknown')),
      button(t('colleagueJoined.button'), `${site}/recruiter/organization#people`),
    ],
  }
}

function joinAccepted({ name, company, jobWaits }: JoinAccepted, site: string) {
  return {
    subject: t('joinAccepted.subject', { company }),
    blocks: [
      text(t('greeting', { name })),
      text(t('joinAccepted.text', { company })),
      text(t(jobWaits ? 'joinAccepted.nextWithTerms' : 'joinAccepted.next')),
      button(t('joinAccepted.button'), `${site}/recruiter/dashboard`),
    ],
  }
}

/** To an address that is invited into an organisation; its owner may not have an account. `by` sent the invitation. */
type ColleagueInvited = { company: string; by: string; token: string }
/** To who was removed; `interviews`: how many that they set are ahead. Letters of a former version don't say. */
type PutOut = JoinAnswered & { interviews?: number }
/** To the remaining members: `by` removed `gone`. */
type ColleagueLeft = { name: string; company: string; gone: string; interviews?: number }
type ColleaguePutOut = ColleagueLeft & {
  by: string
  /** Whether the reader did it. */
  own?: boolean
}

/** That the interviews which somebody set stay, to their colleagues or to themselves. */
const ofInterviews = (whose: 'colleagueLeft' | 'putOut', count = 0, gone = ''): Block[] =>
  count > 0 ? [text(t(`${whose}.interviews`, { count, gone }))] : []

function colleagueInvited({ company, by, token }: ColleagueInvited, site: string) {
  return {
    subject: t('colleagueInvited.subject', { by, company }),
    blocks: [
      text(t('hello')),
      text(t('colleagueInvited.text', { by, company })),
      text(t('colleagueInvited.next')),
      button(t('colleagueInvited.button'), `${site}/recruiter/invitation?token=${encodeURIComponent(token)}`),
      small(t('colleagueInvited.validity', { count: invitationDays })),
      small(t('colleagueInvited.ignore')),
    ],
  }
}

function putOut({ name, company, interviews }: PutOut, site: string) {
  return {
    subject: t('putOut.subject', { company }),
    blocks: [
      text(t('greeting', { name })),
      text(t('putOut.text', { company })),
      ...ofInterviews('putOut', interviews),
      text(t('putOut.next', { company })),
      button(t('putOut.button'), `${site}/recruiter/organization`),
    ],
  }
}

function colleaguePutOut({ name, company, gone, by, own, interviews }: ColleaguePutOut, site: string) {
  return {
    subject: t('colleaguePutOut.subject', { gone, company }),
    blocks: [
      text(t('greeting', { name })),
      text(t(own ? 'colleaguePutOut.own' : 'colleaguePutOut.text', { by, gone, company })),
      text(t('colleaguePutOut.stays')),
      ...ofInterviews('colleagueLeft', interviews, gone),
      text(t(own ? 'colleaguePutOut.notYou' : 'colleaguePutOut.unknown', { by, gone })),
      button(t('colleaguePutOut.button'), `${site}/recruiter/organization#people`),
    ],
  }
}

function joinDeclined({ name, company }: JoinAnswered, site: string) {
  return {
    subject: t('joinDeclined.subject', { company }),
    blocks: [
      text(t('greeting', { name })),
      text(t('joinDeclined.text', { company })),
      text(t('joinDeclined.next', { company })),
      button(t('joinDeclined.button'), `${site}/recruiter/organization`),
    ],
  }
}

function joinedOrganizationGone({ name, company }: JoinAnswered, site: string) {
  return {
    subject: t('joinedOrganizationGone.subject', { company }),
    blocks: [
      text(t('greeting', { name })),
      text(t('joinedOrganizationGone.text', { company })),
      text(t('joinedOrganizationGone.next')),
      button(t('joinedOrganizationGone.button'), `${site}/recruiter/organization`),
    ],
  }
}

function colleagueLeft({ name, company, gone, interviews }: ColleagueLeft, site: string) {
  return {
    subject: t('colleagueLeft.subject', { gone, company }),
    blocks: [
      text(t('greeting', { name })),
      text(t('colleagueLeft.text', { gone, company })),
      text(t('colleagueLeft.stays')),
      ...ofInterviews('colleagueLeft', interviews, gone),
      button(t('colleagueLeft.button'), `${site}/recruiter/organization#people`),
    ],
  }
}

/** Letters about joining a company. */
export const joiningTemplates = {
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
}
