import type { JobContent } from '@trampolim/contract/job-content.ts'
import type { JobDetails } from '@trampolim/contract/jobs.ts'
import { jobFields } from '@trampolim/marketplace/jobs/fields.ts'
import { inOrder, type Question } from '@trampolim/marketplace/jobs/questionnaire.ts'
import { apprenticeCourses } from '@trampolim/marketplace/reference/apprentice-courses.ts'
import { apprenticeInstitutions } from '@trampolim/marketplace/reference/apprentice-institutions.ts'
import { draftOfFields } from '../../form/draft/draft-of-fields.ts'
import { type JobDraft, otherChoice, plainFields } from './draft.ts'

/** The parts of a job that contain names of its codes: the occupation's title and the towns of its workplaces. */
type Named = Pick<JobDetails, 'occupation' | 'workPlaces'>

/** The draft for editing a job. Server only: it imports the lists of courses and institutions for apprenticeships. */
export function draftOfJob(content: JobContent, { occupation, workPlaces }: Named): JobDraft {
  const towns = new Map(workPlaces.map(({ cityState, city, state }) => [cityState, `${city}, ${state}`]))
  return {
    ...draftOfFields(plainFields, content),
    ...apprenticeshipOf(content),
    occupationTitle: content.occupation === occupation.cbo ? occupation.title : '',
    otherCompany: !content.sameAsOwnCompany,
    shortPeriod: !content.longPeriodJob,
    claimsException: content.legalException?.ground != null,
    workPlaces: content.workPlaces.map((place) => ({
      ...draftOfFields(jobFields.workPlaces.of, place),
      city: (place.cityState && towns.get(place.cityState)) || '',
    })),
    questionnaire: inOrder(content.questionnaire as Question[]).map(({ id, question, type, expected }) => ({
      id: id ?? '',
      question,
      type,
      expected: expected ?? '',
    })),
  }
}

/** A course or institution that isn't in the list is entered under 'another one'. */
function apprenticeshipOf(content: JobContent) {
  const course = content.apprenticeCourse ?? ''
  const institution = content.nameOfInstitution ?? ''
  const otherCourse = content.apprenticeOtherCourse || (apprenticeCourses.has(course) ? '' : course)
  const otherInstitution = content.otherInstitutionName || (apprenticeInstitutions.has(institution) ? '' : institution)
  return {
    apprenticeCourse: otherCourse ? otherChoice : course,
    apprenticeOtherCourse: otherCourse,
    nameOfInstitution: otherInstitution ? otherChoice : institution,
    otherInstitutionName: otherInstitution,
  }
}

/**
 * The draft for duplicating a job: the same content with new questions, under the name that `named` gives a copy; a long
 * one is shortened for it.
 */
export function duplicateOf(draft: JobDraft, named: (name: string) => string): JobDraft {
  const most = jobFields.jobName.longest - named('').length
  const name = draft.jobName.length > most ? `${draft.jobName.slice(0, most - 1).trimEnd()}…` : draft.jobName
  return { ...draft, jobName: named(name), questionnaire: draft.questionnaire.map((each) => ({ ...each, id: '' })) }
}
