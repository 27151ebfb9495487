import type { JobContent } from '@trampolim/contract/job-content.ts'
import type { JobDetails } from '@trampolim/contract/jobs.ts'
import { inOrder, type Question } from '@trampolim/marketplace/jobs/questionnaire.ts'
import { apprenticeCourses } from '@trampolim/marketplace/reference/apprentice-courses.ts'
import { apprenticeInstitutions } from '@trampolim/marketplace/reference/apprentice-institutions.ts'
import { formatZipCode } from '@trampolim/marketplace/registration/zip-code.ts'
import { moneyText } from '../curriculums/texts.ts'
import type { JobDraft } from './draft.ts'
import { otherChoice } from './write-job.ts'

const code = (value: string | number | null | undefined) => String(value ?? '')

/** What of a job tells the names of its codes: the cargo's title and the towns of its workplaces. */
type Named = Pick<JobDetails, 'occupation' | 'workPlaces'>

/** The draft with which a job is edited. Server only: it carries the lists of apprenticeships. */
export function draftOfJob(content: JobContent, { occupation, workPlaces }: Named): JobDraft {
  const towns = new Map(workPlaces.map(({ cityState, city, state }) => [cityState, `${city}, ${state}`]))
  return {
    ...textsOf(content),
    ...choicesOf(content),
    occupation: code(content.occupation),
    occupationTitle: content.occupation === occupation.cbo ? occupation.title : '',
    workPlaces: content.workPlaces.map(({ zipCode, qty, district, cityState }) => ({
      zipCode: zipCode ? formatZipCode(zipCode) : '',
      qty: code(qty),
      district: district ?? '',
      cityState: code(cityState),
      city: (cityState && towns.get(cityState)) || '',
    })),
    technologies: content.technologies.map(({ technology, yearsOfExperience }) => ({
      technology,
      yearsOfExperience: code(yearsOfExperience),
    })),
    languages: content.languages.map(({ language, level }) => ({ language, level: code(level) })),
    questionnaire: inOrder(content.questionnaire as Question[]).map(({ id, question, type }) => ({
      id: id ?? '',
      question,
      type,
    })),
    schoolLevels: content.schoolLevels.map(({ schooling, courseSchooling, knowledgeArea }) => ({
      schooling,
      courseSchooling: courseSchooling ?? '',
      knowledgeArea: knowledgeArea ?? '',
    })),
    coursesPanel: (content.coursesPanel ?? []).map((each) => ({
      internshipSchoolLevel: each.internshipSchoolLevel ?? '',
      internshipCourse: each.internshipCourse ?? '',
      minCoursePeriod: code(each.minCoursePeriod),
      shiftCourse: code(each.shiftCourse),
    })),
  }
}

function textsOf(content: JobContent) {
  return {
    jobName: content.jobName ?? '',
    area: content.area ?? '',
    hierarchy: content.hierarchy ?? '',
    jobDescription: content.jobDescription ?? '',
    responsibilities: content.responsibilities ?? '',
    additionalInfo: content.additionalInfo ?? '',
    keywords: content.keywords.join(', '),
    companyAreaContracting: content.companyAreaContracting ?? '',
    companyDescription: content.companyDescription ?? '',
    salary: moneyText(content.salary),
    salaryFrom: moneyText(content.salaryRange?.from),
    salaryTo: moneyText(content.salaryRange?.to),
    salaryCommission: content.salaryCommission ?? '',
    salaryAlt: content.salaryAlt ?? '',
    salaryExtra: content.salaryExtra ?? '',
    additionalBenefits: content.additionalBenefits ?? '',
    workingHoursStart: content.workingHoursStart ?? '',
    workingHoursEnd: content.workingHoursEnd ?? '',
    workingHoursLunch: content.workingHoursLunch ?? '',
    workingHoursAltStart: content.workingHoursAltStart ?? '',
    workingHoursAltEnd: content.workingHoursAltEnd ?? '',
    workingHoursAltLunch: content.workingHoursAltLunch ?? '',
    workingHoursCustom: content.workingHoursCustom ?? '',
    tempJobDuration: code(content.tempJobDuration),
    experiences: content.experiences ?? '',
    handicapExtraInfo: content.handicapExtraInfo ?? '',
    ageOrderMin: code(content.ageOrderMin),
    ageOrderMax: code(content.ageOrderMax),
    legalException: {
      ground: content.legalException?.ground ?? '',
      explanation: content.legalException?.explanation ?? '',
    },
    ...apprenticeshipOf(content),
  }
}

function choicesOf(content: JobContent) {
  return {
    jobSpecificType: code(content.jobSpecificType),
    contractType: code(content.contractType),
    salaryType: code(content.salaryType),
    workType: code(content.workType),
    workingHours: code(content.workingHours),
    genderOrder: code(content.genderOrder),
    minimumExperience: code(content.minimumExperience),
    apprenticeSchooling: content.apprenticeSchooling ?? '',
    otherCompany: !content.sameAsOwnCompany,
    hideContractingCompanyName: content.hideContractingCompanyName,
    doNotShowSalary: content.doNotShowSalary,
    flexSchedule: content.flexSchedule,
    claimsException: content.legalException?.ground != null,
    onlyHandicap: content.onlyHandicap,
    acceptHandicap: content.acceptHandicap,
    allowRemoteOtherStates: content.allowRemoteOtherStates,
    shortPeriod: !content.longPeriodJob,
    firstJob: content.firstJob,
    jobSummaryEmail: content.jobSummaryEmail,
    acceptOtherCourses: content.acceptOtherCourses ?? false,
    dontHaveInternshipSalary: content.dontHaveInternshipSalary ?? false,
    paidActivity: content.driverLicence?.paidActivity ?? false,
    licences: [...(content.driverLicence?.categories ?? [])],
    benefits: [...content.benefits],
    technologiesGeneral: [...content.technologiesGeneral],
    handicaps: [...content.handicaps],
  }
}

/** A course or institution that isn't in the list stands under 'another one'. */
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

/** The draft with which a job is written a second time: the same, under a name of its own, its questions new. */
export function duplicateOf(draft: JobDraft, jobName: string): JobDraft {
  return { ...draft, jobName, questionnaire: draft.questionnaire.map((each) => ({ ...each, id: '' })) }
}
