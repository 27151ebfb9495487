import type { CandidateDetails } from '@trampolim/contract/candidates.ts'
import type { Curriculum } from '@trampolim/contract/curriculums.ts'
import { usualAvailability } from '@trampolim/marketplace/availability/availability.ts'
import { settle } from '@trampolim/marketplace/fields/settle.ts'
import { pcdFieldsOfSelection } from '@trampolim/marketplace/registration/fields.ts'
import { isWithdrawn } from '@trampolim/marketplace/selection/steps.ts'
import { maySeeContact, maySeeGender } from '@trampolim/marketplace/selection/who-sees.ts'
import { emptyContent } from '../curriculums/stored.ts'
import { compare } from './compare.ts'
import type { PersonalData } from './details-queries.ts'
import { type CardGround, consented, presentCard, ruledCandidacy, sharedDisability, showsName } from './present-card.ts'
import type { CandidateRow } from './queries.ts'
import { requirementsOf } from './requirements.ts'

/** The details that depend only on the candidacy. */
type OfCandidacy = Pick<CandidateDetails, 'answers' | 'history' | 'medicalReport' | 'moves' | 'hire' | 'mayHire'>

/** The data from which a candidate's details are made; the curriculum is null if the candidate deleted it. */
export type DetailsGround = CardGround & {
  personal: PersonalData
  /** A link to their picture, if they have one. */
  avatar: string | null
  curriculum: Curriculum | null
  ofCandidacy: OfCandidacy
}

/** Presents everything that a recruiter may read of a candidate for one job (product, who sees what). */
export function presentDetails(row: CandidateRow, ground: DetailsGround): CandidateDetails {
  const { job, personal, ofCandidacy } = ground
  const { nearness, match } = compare(job, row)
  const candidacy = row.candidacy && ruledCandidacy(row.candidacy)
  const { sharesContactData } = row
  const isSeen = maySeeContact({
    candidacy,
    takenDown: row.takenDown,
    everApproved: row.everApproved,
    sharesContactData,
    consented: consented(row),
  })
  const isIn = candidacy !== null && !isWithdrawn(candidacy)
  return {
    ...presentCard(row, ground),
    ...ofCandidacy,
    avatar: isSeen ? ground.avatar : null,
    match: { ...match, parts: [...match.parts] },
    contact: isSeen ? presentContact(personal) : null,
    contactFrom: isSeen
      ? 'now'
      : whyNoContact({ hasCandidacy: candidacy !== null, isIn, sharesContactData, agreed: consented(row) }),
    gender: maySeeGender({ candidacy, sharesContactData }) ? (row.gender as CandidateDetails['gender']) : null,
    disability:
      isIn && row.isHandicap ? settle(pcdFieldsOfSelection, { ...personal.pcdData, pcdCondition: true }) : null,
    weekParts: row.weekParts,
    availability: isIn ? { ...usualAvailability, ...personal.availability } : null,
    requirements: requirementsOf(job, {
      row,
      disability: sharedDisability(row),
      handicaps: isIn ? (personal.pcdData.handicaps ?? []) : [],
      nearness,
      match,
    }),
    curriculum: shownCurriculum(row, { curriculum: ground.curriculum, isSeen, isIn }),
  }
}

/** Presents contact data that the recruiter may see. */
export function presentContact({ email, phones, zipCode, street, district }: PersonalData) {
  return { email, phones, zipCode, street, district }
}

/**
 * Why contact data is hidden, as far as the recruiter may know: whether the candidate chose not to share is revealed
 * only after they applied or consented.
 */
function whyNoContact(of: { hasCandidacy: boolean; isIn: boolean; sharesContactData: boolean; agreed: boolean }) {
  if (of.agreed) return of.sharesContactData ? 'approval' : 'declined'
  if (!of.hasCandidacy) return 'application'
  if (!of.isIn) return 'withdrawn'
  return of.sharesContactData ? 'approval' : 'declined'
}

/**
 * The part of a curriculum that a recruiter may read. A file contains name and contact data, and a video shows the
 * person, so both depend on what the recruiter may see. The file and the kind of disability are shown only to recruiters
 * of jobs to which the person applied: a consent doesn't include them.
 */
function shownCurriculum(
  row: CandidateRow,
  { curriculum, isSeen, isIn }: { curriculum: Curriculum | null; isSeen: boolean; isIn: boolean },
): CandidateDetails['curriculum'] {
  if (!curriculum) return emptyCurriculum(row)
  const { searchingJob, visibility, ...shown } = curriculum
  return {
    ...shown,
    handicaps: isIn ? shown.handicaps : [],
    fileCV: isSeen && isIn ? shown.fileCV : null,
    videoUrl: showsName(row) ? shown.videoUrl : null,
  }
}

/** Shown if the candidate has deleted the curriculum with which they applied. */
function emptyCurriculum({ cvType, candidacy }: CandidateRow): CandidateDetails['curriculum'] {
  const applied = new Date(candidacy?.applied ?? 0).toISOString()
  return {
    ...emptyContent(),
    id: candidacy?.id ?? '',
    cvType,
    occupations: [],
    internshipCourses: [],
    workPlaces: [],
    videoUrl: null,
    fileCV: null,
    created: applied,
    updateAt: applied,
  }
}
