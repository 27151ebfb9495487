import type { CandidateDetails } from '@trampolim/contract/candidates.ts'
import { isUnmet } from '@trampolim/marketplace/jobs/questionnaire.ts'
import { genders } from '@trampolim/marketplace/reference/genders.ts'
import { handicaps } from '@trampolim/marketplace/reference/handicaps.ts'
import { pcdTypes } from '@trampolim/marketplace/reference/pcd-types.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { selectionStep } from '@trampolim/phrases/pt-br/statuses.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { masked } from '../../../design/masks.ts'
import { availabilityLines } from '../../availability/availability-lines.ts'
import { curriculumView } from '../../curriculums/curriculum-view.ts'
import { dayText, momentText } from '../../dates.ts'
import { partViews } from '../../matching/match-words.ts'
import { candidateView } from './candidate-words.ts'
import { requirementView } from './facts/requirement-words.ts'

const t = speak(selectionBoard)
const genderName = speak(reference.gender)
const typeName = speak(reference.pcdType)

/** Entries that only the candidate can cause, so no actor is shown. */
const own: ReadonlySet<string> = new Set(['applied', 'applied_again', 'invited', 'withdrawn'])

/** The texts of a candidate's page. */
export type DetailsView = ReturnType<typeof detailsView>

/** Converts everything that a recruiter may read of a candidate to texts. Server only. */
export function detailsView(details: CandidateDetails, { now }: { now: Date }) {
  const { match, contact, contactFrom, gender, disability, answers, requirements, medicalReport, history } = details
  return {
    card: candidateView(details, { now }),
    candidateId: details.candidateId,
    tags: details.tags,
    avatar: details.avatar,
    isUnseen: details.processId !== null && !details.viewed,
    moves: details.moves,
    where: details.step ? t('details.step', { step: selectionStep[details.step] }) : t('details.recommended'),
    applied: details.applied && t('details.applied', { date: dayText(details.applied) }),
    parts: partViews(match.parts),
    tooFar: match.tooFar,
    contact: contact && contactView(contact, details),
    gender:
      gender === null || gender === genders.code.blank
        ? null
        : t('details.gender', { gender: genderName(`${gender}`).toLowerCase() }),
    disability: disability && disabilityFacts(disability),
    availability: details.availability && availabilityLines(details.availability),
    contactWhy: contactFrom === 'now' ? null : t(`details.contact.${contactFrom}`),
    answers: answers.map(({ questionId, question, type, answer, expected }) => ({
      id: questionId,
      question,
      answer: answerText(type, answer),
      unmet:
        isUnmet({ expected, answer }) && expected ? t('details.unmet', { answer: answerText(type, expected) }) : null,
    })),
    requirements: requirements.map(requirementView),
    curriculum: curriculumView(details.curriculum, { today: dayOf(now) }),
    report: medicalReport,
    history: history.map((entry) => ({
      id: entry.id,
      text: eventText(entry),
      by: entry.by && !own.has(entry.type) ? t('details.eventBy', { name: entry.by }) : null,
      note: entry.note && t('details.feedback', { text: entry.note }),
      happened: entry.happened,
      when: momentText(entry.happened),
    })),
  }
}

/** Converts contact data to texts. */
export function contactView(
  { email, phones, street, district, zipCode }: NonNullable<CandidateDetails['contact']>,
  { city, state }: Pick<CandidateDetails, 'city' | 'state'>,
) {
  return {
    email,
    phones: phones.map(({ phone, isWhatsApp }) => ({
      phone,
      isWhatsApp,
      text: masked('phone', phone),
      name: t(isWhatsApp ? 'details.contact.whatsApp' : 'details.contact.phone'),
    })),
    address: [street, district, `${city}, ${state}`].filter(Boolean).join(', '),
    zipCode: masked('cep', zipCode),
  }
}

export type ContactView = ReturnType<typeof contactView>

/** A candidate's statements on a disability, as names and values; missing ones are left out. */
function disabilityFacts(answers: NonNullable<CandidateDetails['disability']>) {
  const { pcdType, handicapInfo, inssInfo, rehabilitatedDescription } = answers
  return [
    {
      name: t('details.disability.type'),
      value: pcdType
        .filter(pcdTypes.has)
        .map((each) => typeName(each))
        .join(', '),
    },
    { name: t('details.disability.handicaps'), value: answers.handicaps.map(handicaps.nameOf).join(', ') },
    { name: t('details.disability.needs'), value: handicapInfo },
    {
      name: t('details.disability.rehabilitation'),
      value: rehabilitatedDescription || (inssInfo ? t('details.disability.rehabilitated') : ''),
    },
  ].filter(({ value }) => value !== '')
}

function answerText(type: string, answer: string): string {
  if (!answer) return t('details.noAnswer')
  if (type !== 'boolean') return answer
  return t(answer === 'yes' ? 'details.yes' : 'details.no')
}

function eventText({ type, to }: CandidateDetails['history'][number]): string {
  if (!(type in selectionBoard.details.events)) return type
  const event = type as keyof typeof selectionBoard.details.events
  return t(`details.events.${event}`, { step: to ? selectionStep[to] : '' })
}
