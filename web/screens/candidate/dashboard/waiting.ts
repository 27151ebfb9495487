import type { SelectiveProcess } from '@trampolim/contract/gateway/selection.ts'
import type { OwnSlotOffer } from '@trampolim/contract/interview-slots.ts'
import type { OwnInterview } from '@trampolim/contract/interviews.ts'
import { isAhead } from '@trampolim/marketplace/interviews/statuses.ts'
import { byUrgency, type Waiting } from '@trampolim/marketplace/selection/urgency.ts'
import { candidate } from '@trampolim/phrases/pt-br/candidate.ts'
import { home } from '@trampolim/phrases/pt-br/home.ts'
import { ownSlots } from '@trampolim/phrases/pt-br/interview-slots.ts'
import { ownInterviews } from '@trampolim/phrases/pt-br/interviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { lastDayText } from '../../../parts/dates.ts'
import { ownState } from '../../../parts/interviews/own/own-state.ts'
import { dayAndMonth, inZone, isNear, momentWords, whenTitle } from '../../../parts/interviews/words.ts'
import { mapAddress } from '../../../parts/map-address.ts'
import { href } from '../../../platform/href.ts'

const t = speak(home)
const i = speak(ownInterviews)
const s = speak(ownSlots)
const c = speak({ ...candidate.dashboard, ...candidate.missing, correct: candidate.toCorrect, ...correction() })

function correction() {
  return { correctText: candidate.toCorrectText, correctButton: candidate.toCorrectButton }
}

/** A button: an internal link, an external link, or a form that posts the given fields. */
export type Act =
  | { text: string; to: string }
  | { text: string; away: string }
  | { text: string; post: string; fields: Readonly<Record<string, string>> }

/** A waiting item with its texts. */
export type WaitingWords = Waiting & {
  key: string
  about: string
  title: string
  /** The page with details, if the button doesn't link to it. */
  details?: string
  strong: string
  text: string
  /** How much time is left, or the state; empty if there is nothing to say. */
  mark: string
  /** The company whose logo is shown in the row; null if it is hidden or there is none. */
  company: string | null
  acts: readonly [Act] | readonly [Act, Act]
}

export type Known = {
  interviews: readonly OwnInterview[]
  offers: readonly OwnSlotOffer[]
  invitations: {
    open: number
    first: { inviteId: string; jobName: string; company: string | null; ends: string } | null
  }
  hires: readonly Pick<SelectiveProcess, 'jobName' | 'company' | 'standing' | 'hire'>[]
  hasTask: boolean
  hasCurriculum: boolean
  hasApplied: boolean
  recommended: number
}

/** The items that wait for a candidate, the most urgent first. Server only. */
export function waitingFor(known: Known, now: Date): WaitingWords[] {
  const { interviews, offers, invitations, hires } = known
  const ahead = interviews.filter(
    (each) => isAhead(each.status) && Date.parse(each.endDateTime) > now.getTime() && ownState(each) !== 'stopped',
  )
  const waiting = [
    ...offers.filter(({ status }) => status === 'kept').flatMap((offer) => keptTime(offer, now)),
    ...ahead.map((interview) => setInterview(interview, now)),
    ...hires.flatMap(toHire),
    ...offers.filter(({ status, takenDown }) => status === 'open' && !takenDown).map(toChoose),
    ...(invitations.first ? [invited(invitations.first, { more: invitations.open - 1, now })] : []),
    ...beginnings(known),
  ]
  return byUrgency(waiting, now)
}

function keptTime(offer: OwnSlotOffer, now: Date): WaitingWords[] {
  const { id, kept, slots, company, jobName, timeZone, elsewhere } = offer
  const slot = slots.find(({ slotId }) => slotId === kept?.slotId)
  if (!kept || !slot) return []
  const fields = { id, slotId: slot.slotId, 'slot-answer': 'taken' }
  return [
    {
      ...{ key: id, kind: 'keptTime', at: new Date(kept.until), company, strong: whereOf(offer), mark: '' },
      about: t('keptTime.about'),
      title: inZone(whenTitle({ ...slot, timeZone }, now), { ...slot, timeZone, elsewhere }),
      text: t('keptTime.text', {
        about: [jobName, company].filter(Boolean).join(', '),
        until: momentWords(kept.until, { now, timeZone }),
      }),
      acts: [
        { text: s('keptTake'), post: href('/interviews'), fields },
        { text: t('keptTime.others'), to: `${href('/interviews')}#offer-${id}` },
      ],
    },
  ]
}

function setInterview(interview: OwnInterview, now: Date): WaitingWords {
  const { interviewId, date, startDateTime, company, jobName, takenDown, may, type, address, link } = interview
  const answer = may.includes('confirmed') ? 'confirmed' : may.includes('accepted') ? 'accepted' : null
  const at = `#interview-${interviewId}`
  const told = {
    ...{ key: interviewId, at: new Date(startDateTime), company, strong: whereOf(interview) },
    title: inZone(whenTitle(interview, now), interview),
    text: [company, jobName, isNear(interview, now) ? '' : dayAndMonth(date)].filter(Boolean).join(' · '),
  }
  if (!answer) {
    return {
      ...{ ...told, kind: 'agreedInterview', about: t('agreedInterview.about') },
      mark: takenDown ? i('status.stopped') : '',
      acts: [
        { text: t('agreedInterview.see'), to: href('/interviews') + at },
        type === 'live' ? { text: i('map'), away: mapAddress(address) } : { text: i('openCall'), away: link },
      ],
    }
  }
  return {
    ...{ ...told, kind: 'unconfirmedInterview', about: t('unconfirmedInterview.about') },
    details: href('/interviews') + at,
    mark: i(answer === 'confirmed' ? 'status.waits' : 'status.again'),
    acts: [
      {
        text: i(answer === 'confirmed' ? 'confirm' : 'reconfirm'),
        post: href('/interviews'),
        fields: { id: interviewId, start: startDateTime, answer },
      },
      { text: t('unconfirmedInterview.leave'), to: href('/interviews', {}, { leave: interviewId }) + at },
    ],
  }
}

function toHire({ jobName, company, standing, hire }: Known['hires'][number]): WaitingWords[] {
  // While the job is taken down, the message can't be accepted.
  if (hire?.status !== 'pending' || !hire.ends || standing === 'removed') return []
  return [
    {
      ...{ key: hire.hireId, kind: 'hire', at: new Date(hire.ends), company, mark: '' },
      ...{ about: t('hire.about'), title: jobName, strong: company ?? '' },
      text: t('hire.until', { date: lastDayText(hire.ends) }),
      acts: [{ text: t('hire.action'), to: href('/selective-process', {}, { step: 'finalists' }) }],
    },
  ]
}

function toChoose({ id, company, jobName, slots }: OwnSlotOffer): WaitingWords {
  const [first] = slots
  return {
    ...{ key: id, kind: 'times', at: first ? new Date(first.startDateTime) : null, company, mark: '' },
    ...{ about: t('times.about'), strong: jobName },
    title: company ? t('times.title', { company }) : t('times.titleUnnamed'),
    text: first ? t('times.free', { count: slots.length }) : t('times.none'),
    acts: [{ text: t(first ? 'times.action' : 'times.wait'), to: `${href('/interviews')}#offer-${id}` }],
  }
}

type First = NonNullable<Known['invitations']['first']>

function invited(
  { inviteId, jobName, company, ends }: First,
  { more, now }: { more: number; now: Date },
): WaitingWords {
  return {
    ...{
      key: inviteId,
      kind: 'invitation',
      at: new Date(ends),
      company,
      about: t('invitation.about'),
      strong: jobName,
    },
    title: company ? t('invitation.title', { company }) : t('invitation.titleUnnamed'),
    text: more > 0 ? t('invitation.more', { count: more }) : '',
    mark: timeLeft(ends, now),
    acts: [{ text: t('invitation.action'), to: href('/selective-process', {}, { step: 'invitations' }) }],
  }
}

/** For example 'faltam 3 dias'. */
function timeLeft(until: string, now: Date): string {
  const hours = Math.floor((Date.parse(until) - now.getTime()) / 3_600_000)
  if (hours >= 24) return t('left.days', { count: Math.floor(hours / 24) })
  return hours >= 1 ? t('left.hours', { count: hours }) : t('left.soon')
}

/** The first steps that a candidate still has to take: correct the profile, write a curriculum, apply. */
function beginnings({ hasTask, hasCurriculum, hasApplied, recommended }: Known): WaitingWords[] {
  const own = { at: null, company: null, strong: '', mark: '' }
  const found: WaitingWords[] = []
  if (hasTask) {
    found.push({
      ...{ ...own, key: 'correction', kind: 'correction', about: t('correction.about'), title: c('correct') },
      ...{ text: c('correctText'), acts: [{ text: c('correctButton'), to: href('/inactive-profile') }] },
    })
  }
  if (!hasCurriculum) {
    found.push({
      ...{ ...own, key: 'curriculum', kind: 'curriculum', about: t('curriculum.about'), title: c('noCurriculum') },
      ...{ text: c('noCurriculumText'), acts: [{ text: c('createCurriculum'), to: href('/curriculum') }] },
    })
  } else if (!hasApplied) {
    const search = { text: t('firstJob.search'), to: href('/search') }
    found.push({
      ...{ ...own, key: 'firstJob', kind: 'firstJob', about: t('firstJob.about'), title: t('firstJob.title') },
      text: recommended > 0 ? t('firstJob.some', { count: recommended }) : t('firstJob.none'),
      acts: recommended > 0 ? [{ text: t('firstJob.recommended'), to: href('/jobs') }, search] : [search],
    })
  }
  return found
}

/** Where an interview takes place. */
const whereOf = ({ type, address }: Pick<OwnInterview, 'type' | 'address'>) => (type === 'live' ? address : t('remote'))
