import type { CandidateCard } from '@trampolim/contract/candidates.ts'
import type { SelectionStep } from '@trampolim/contract/codes.ts'
import { internshipPeriods } from '@trampolim/marketplace/reference/course-periods.ts'
import { hireObstacle } from '@trampolim/marketplace/selection/hiring.ts'
import { invitationTold, isOpenInvitation } from '@trampolim/marketplace/selection/invitations.ts'
import type { CandidacyStatus } from '@trampolim/marketplace/selection/steps.ts'
import { hiringSide } from '@trampolim/phrases/pt-br/hiring.ts'
import { invitationEntry, invitationReason } from '@trampolim/phrases/pt-br/invitations.ts'
import { inviting } from '@trampolim/phrases/pt-br/inviting.ts'
import { money } from '@trampolim/phrases/pt-br/salary.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { Tone } from '../../../design/tag.tsx'
import { type ConsentView, consentView } from '../../consent-requests/consent-view.ts'
import { labelOf } from '../../curriculums/form/options.ts'
import { lastDayText, momentText } from '../../dates.ts'
import { publishedAgo } from '../../jobs/age.ts'
import { type ScoreView, scoreView } from '../../matching/match-words.ts'
import { bandText } from '../board/cards/band-text.ts'

const t = speak(selectionBoard)
const inviteText = speak(inviting)

/** A short fact about a candidate; `brief` ones are also shown as tags in a column. */
type CardTag = { text: string; tone: Tone; brief: boolean }

/** The texts of a candidate's card. */
export type CandidateView = {
  cvId: string
  candidateId: string
  processId: string | null
  step: SelectionStep | null
  /** Null if it isn't revealed yet. */
  name: string | null
  /** Their course, if they are interns, their occupation and town. */
  lines: string[]
  /** Experience, distance and expected salary, then course or occupation, in one line for a column. */
  facts: string
  score: ScoreView
  tags: CardTag[]
  /** When they applied: 'Candidatura há 2 dias'. */
  applied: string | null
  /** A short form of that, or how long they have waited, with how much could be compared. */
  footnote: string
  /** Whether they have waited long for an answer. */
  isLate: boolean
  liked: boolean
  isNew: boolean
  /** Whether they may be invited; and the open invitation that can be canceled. */
  mayInvite: boolean
  openInvitation: string | null
  /** Whether a hiring message may be sent to them. */
  mayHire: boolean
  /** The status of the company's request to see who they are; null if the name is shown anyway. */
  consent: ConsentView | null
  /** The text for how long the last move can be undone, and the step to which that returns. */
  undo: string | null
  undoTo: SelectionStep | null
}

/** Converts a candidate to the texts of a card. Server only. */
export function candidateView(card: CandidateCard, { now }: { now: Date }): CandidateView {
  const [first] = card.occupations
  const years = first && labelOf('yearsOfExperience', first.yearsOfExperience).toLowerCase()
  const occupation = first ? `${first.title}, ${years}` : card.lastOccupation
  const studies = card.studies && studiesText(card.studies)
  const ago = card.applied && publishedAgo(card.applied, now)
  const score = scoreView(card.match)
  const waits = waitingTag(card, now)
  const isNew = card.processId !== null && !card.viewed && card.step === 'curriculums'
  const undoable = card.undoUntil !== null && new Date(card.undoUntil) > now
  return {
    cvId: card.cvId,
    candidateId: card.candidateId,
    processId: card.processId,
    step: card.step,
    name: card.name,
    lines: [studies, occupation, placeText(card)].filter((line): line is string => Boolean(line)),
    facts: unbroken([
      shortened(years),
      shortened(bandText(card)) ?? card.city,
      card.salary !== null && money(card.salary),
      card.studies?.course ?? first?.title ?? card.lastOccupation,
    ]),
    score,
    tags: [...(waits ? [waits] : []), ...tagsOf(card, now)],
    applied: ago && t('card.applied', { ago }),
    footnote: unbroken([waits?.text ?? ago, score.compared]),
    isLate: waits?.tone === 'sun',
    liked: card.liked,
    isNew,
    mayInvite: card.processId === null && mayInviteAgain(card),
    openInvitation: card.invitation && isOpenInvitation(card.invitation.status) ? card.invitation.inviteId : null,
    mayHire: mayHire(card),
    consent: consentView(card.consent),
    undo: undoable && card.undoUntil ? t('card.undoUntil', { moment: momentText(card.undoUntil) }) : null,
    undoTo: undoable ? card.undoTo : null,
  }
}

/** An intern's course: 'Administração, 5º período, noite'. */
export function studiesText({ course, coursePeriod, courseShift }: NonNullable<CandidateCard['studies']>): string {
  const period = coursePeriod === internshipPeriods.code.indifferent ? [] : [labelOf('coursePeriod', coursePeriod)]
  return [course, ...period, labelOf('courseShift', courseShift).toLowerCase()].join(', ')
}

/** Facts side by side with line breaks only between them. */
function unbroken(facts: readonly (string | null | undefined | false)[]): string {
  return facts
    .filter((fact) => typeof fact === 'string' && fact !== '')
    .map((fact) => String(fact).replaceAll(' ', '\u00a0'))
    .join(' · ')
}

/** Removes the preposition, which facts side by side don't need: 'de 3 a 4 anos', 'a até 5 km'. */
function shortened(fact: string | null | undefined): string | undefined {
  return fact?.replace(/^(?:de|a) /, '')
}

function placeText(card: CandidateCard): string {
  const town = card.city && card.state ? `${card.city}, ${card.state}` : card.city
  return [town, bandText(card)].filter(Boolean).join(' · ')
}

function mayInviteAgain({ invitation }: CandidateCard): boolean {
  return !invitation || invitation.status === 'invite:canceled'
}

function mayHire({ step, outcome, status, hireWaits }: CandidateCard): boolean {
  if (step === null || outcome === 'hired') return false
  const latest = status === ('candidate:hire:accepted' satisfies CandidacyStatus) ? 'accepted' : null
  return !hireObstacle({ candidacy: { step, outcome }, latest: hireWaits ? 'pending' : latest, sent: 0 })
}

/** Minutes after which an invitation that should have been told isn't just about to be: its job isn't open. */
const late = 5

/** The status of the latest invitation; nothing once the person is in the selection. */
function invitationTag({ invitation, processId }: CandidateCard, now: Date): CardTag[] {
  if (!invitation || processId !== null) return []
  const { entry, status, told, ends, made, reason } = invitation
  const label = invitationEntry[entry]
  if (!isOpenInvitation(status)) {
    const text = reason ? inviteText('refusedFor', { reason: invitationReason[reason] }) : label
    return [{ text, tone: 'plain', brief: true }]
  }
  const tells = invitationTold(new Date(made))
  const isLate = now.getTime() - tells.getTime() > late * 60_000
  const untold = isLate ? inviteText('waits') : inviteText('soon', { moment: momentText(tells) })
  const text = told && ends ? inviteText('until', { label, date: lastDayText(ends) }) : untold
  return [{ text, tone: 'sky', brief: true }]
}

/** The status of the finalist's hiring message (specification, data §4.3). */
const hireLabels: Readonly<Record<string, { text: string; tone: Tone }>> = {
  'candidate:hire:accepted': { text: hiringSide.status.accepted, tone: 'green' },
  'candidate:hire:rejected': { text: hiringSide.status.rejected, tone: 'plain' },
  'candidate:hire:canceled': { text: hiringSide.status.canceled, tone: 'plain' },
}

/** After how many days in a step the card says how long the candidate has waited. */
const longWait = 7

/** How long a candidate has been in their step; in the first step, applicants haven't had an answer yet. */
function waitingTag({ step, moved, status }: CandidateCard, now: Date): CardTag | null {
  if (moved === null || step === null || step === 'discarded' || status === 'candidate:hire:accepted') return null
  const days = Math.floor((now.getTime() - new Date(moved).getTime()) / 86_400_000)
  if (days < longWait) return null
  const waits = step === 'curriculums'
  return { text: t(waits ? 'card.waits' : 'card.inStep', { count: days }), tone: waits ? 'sun' : 'plain', brief: false }
}

function tagsOf(card: CandidateCard, now: Date): CardTag[] {
  const tags: CardTag[] = invitationTag(card, now)
  if (card.underReview) tags.push({ text: t('card.underReview'), tone: 'sun', brief: true })
  tags.push(...card.tags.map((text) => ({ text, tone: 'sky' as const, brief: true })))
  if (card.unmet > 0) tags.push({ text: t('card.unmet', { count: card.unmet }), tone: 'sun', brief: true })
  if (card.discardedBy) tags.push({ text: t(`card.discardedBy.${card.discardedBy}`), tone: 'plain', brief: true })
  if (card.outcome && card.outcome !== 'notHired') {
    tags.push({ text: t(`card.outcome.${card.outcome}`), tone: 'green', brief: true })
  }
  const hire = card.status && hireLabels[card.status]
  if (card.hireWaits) tags.push({ text: hiringSide.waits, tone: 'sky', brief: true })
  else if (hire) tags.push({ text: hire.text, tone: hire.tone, brief: true })
  if (card.isHandicap) tags.push({ text: t('card.pcd'), tone: 'green', brief: true })
  if (card.age !== null) tags.push({ text: t('card.age', { count: card.age }), tone: 'plain', brief: true })
  if (card.salary !== null)
    tags.push({ text: t('card.hopes', { amount: money(card.salary) }), tone: 'plain', brief: false })
  if (card.allowRemote) tags.push({ text: t('card.remote'), tone: 'plain', brief: false })
  return tags
}
