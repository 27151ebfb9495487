import type { CandidateDetails } from '@trampolim/contract/candidates.ts'
import type { Curriculum } from '@trampolim/contract/curriculums.ts'
import { isWithdrawn } from '@trampolim/marketplace/selection/steps.ts'
import { maySeeContact, maySeeGender } from '@trampolim/marketplace/selection/who-sees.ts'
import { compare } from './compare.ts'
import type { PersonalData } from './details-queries.ts'
import { type CardGround, presentCard, ruledPlace, showsName, toldDisability } from './present-card.ts'
import type { CandidateRow } from './queries.ts'
import { requirementsOf } from './requirements.ts'

/** What belongs to the place alone. */
type OfPlace = Pick<CandidateDetails, 'answers' | 'history' | 'medicalReport' | 'moves'>

/** What a candidate's details are made of; the curriculum is null where they deleted it. */
export type DetailsGround = CardGround & { personal: PersonalData; curriculum: Curriculum | null; ofPlace: OfPlace }

/** Everything that a recruiter may read of a candidate for one job (product, who sees what). */
export function presentDetails(row: CandidateRow, ground: DetailsGround): CandidateDetails {
  const { job, personal, ofPlace } = ground
  const { nearness, match } = compare(job, row)
  const place = row.place && ruledPlace(row.place)
  const { sharesContactData } = row
  const isSeen = maySeeContact({
    place,
    candidateStatus: row.profileStatus,
    everApproved: row.everApproved,
    sharesContactData,
  })
  const isIn = place !== null && !isWithdrawn(place)
  return {
    ...presentCard(row, ground),
    ...ofPlace,
    match: { score: match.score, known: match.known, parts: [...match.parts] },
    contact: isSeen
      ? {
          email: personal.email,
          phones: personal.phones,
          zipCode: personal.zipCode,
          street: personal.street,
          district: personal.district,
        }
      : null,
    contactFrom: isSeen ? 'now' : whyNoContact({ hasPlace: place !== null, isIn, sharesContactData }),
    gender: maySeeGender({ place, sharesContactData }) ? (row.gender as CandidateDetails['gender']) : null,
    disability: isIn && row.isHandicap ? shownDisability(personal.pcdData) : null,
    requirements: requirementsOf(job, {
      row,
      disability: toldDisability(row),
      handicaps: isIn ? (personal.pcdData.handicaps ?? []) : [],
      nearness,
      match,
    }),
    curriculum: shownCurriculum(row, { curriculum: ground.curriculum, isSeen }),
  }
}

/** Why contact data aren't seen, as far as the recruiter may know: what somebody chose is told only after they applied. */
function whyNoContact(of: { hasPlace: boolean; isIn: boolean; sharesContactData: boolean }) {
  if (!of.hasPlace) return 'application'
  if (!of.isIn) return 'withdrawn'
  return of.sharesContactData ? 'approval' : 'declined'
}

/** Field by field, so that the code of the illness and its date stay with their owner. */
function shownDisability(told: PersonalData['pcdData']): CandidateDetails['disability'] {
  return {
    pcdType: told.pcdType ?? [],
    handicaps: told.handicaps ?? [],
    handicapInfo: told.handicapInfo ?? '',
    inssInfo: told.inssInfo ?? false,
    rehabilitatedDescription: told.rehabilitatedDescription ?? '',
  }
}

/** The curriculum as far as a recruiter reads it: its file tells name and contact, its video shows the person. */
function shownCurriculum(
  row: CandidateRow,
  { curriculum, isSeen }: { curriculum: Curriculum | null; isSeen: boolean },
): CandidateDetails['curriculum'] {
  if (!curriculum) return emptyCurriculum(row)
  const { searchingJob, visibility, ...shown } = curriculum
  return {
    ...shown,
    fileCV: isSeen ? shown.fileCV : null,
    videoUrl: showsName(row) ? shown.videoUrl : null,
  }
}

/** What is left where the candidate has deleted the curriculum with which they applied. */
function emptyCurriculum({ cvType, place }: CandidateRow): CandidateDetails['curriculum'] {
  const applied = new Date(place?.applied ?? 0).toISOString()
  return {
    id: place?.id ?? '',
    cvType,
    objective: '',
    occupations: [],
    experiences: [],
    formations: [],
    internshipCourses: [],
    courses: [],
    languages: [],
    technologiesGeneral: [],
    technologies: [],
    noTechnologies: false,
    allowRemote: false,
    apprenticeCourses: [],
    videoUrl: null,
    fileCV: null,
    created: applied,
    updateAt: applied,
  }
}
