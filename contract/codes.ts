import {
  jobAges,
  jobSorts,
  requiredSchoolings,
  salaryBucketCodes,
  salaryFloors,
  searchDistances,
} from '@trampolim/marketplace/jobs/search.ts'
import { jobStatuses } from '@trampolim/marketplace/jobs/status.ts'
import { distanceBandCodes, distanceEdges } from '@trampolim/marketplace/places/distance-bands.ts'
import { benefits } from '@trampolim/marketplace/reference/benefits.ts'
import { contractTypes } from '@trampolim/marketplace/reference/contract-types.ts'
import { expectedAnswers } from '@trampolim/marketplace/reference/expected-answers.ts'
import { yearsOfExperience as years } from '@trampolim/marketplace/reference/experience.ts'
import { genders } from '@trampolim/marketplace/reference/genders.ts'
import { jobKindWords, jobSpecificTypes } from '@trampolim/marketplace/reference/job-types.ts'
import { languageLevels } from '@trampolim/marketplace/reference/language-levels.ts'
import { questionTypes } from '@trampolim/marketplace/reference/question-types.ts'
import { salaryTypes } from '@trampolim/marketplace/reference/salary-types.ts'
import { schoolings } from '@trampolim/marketplace/reference/schooling.ts'
import { sectors } from '@trampolim/marketplace/reference/sectors.ts'
import { workTypes } from '@trampolim/marketplace/reference/work-types.ts'
import { workingHours as workingHoursKinds } from '@trampolim/marketplace/reference/working-hours.ts'
import { seniorities, workShifts } from '@trampolim/marketplace/search/vocabulary/terms.ts'
import { outcomesBeforeFinal, stepOutcomes, stepsBeforeFinal } from '@trampolim/marketplace/selection/ending.ts'
import { finalistOutcomes } from '@trampolim/marketplace/selection/steps.ts'
import { z } from 'zod'
import { wholeText } from './values.ts'

type Code = string | number

/** Accepts one of the codes of a code table. In a query string a number is text. */
export const oneOf = <Each extends Code>(codes: readonly Each[]) =>
  z.literal(codes as readonly [Each, ...Each[]], {
    error: (issue) => (issue.input === undefined ? 'required' : 'invalid'),
  })

/** A numeric code as text, in a query string or form. */
export const oneOfText = <Each extends number>(codes: readonly Each[]) => wholeText().pipe(oneOf(codes))

export const salaryType = oneOf(salaryTypes.codes)
export const jobSpecificType = oneOf(jobSpecificTypes.codes)
export const jobKindWord = oneOf(jobKindWords.codes)
export const contractType = oneOf(contractTypes.codes)
export const contractTypeText = oneOfText(contractTypes.codes)
export const workType = oneOf(workTypes.codes)
export const workTypeText = oneOfText(workTypes.codes)
export const expectedAnswer = oneOf(expectedAnswers.codes)
export const questionType = oneOf(questionTypes.codes)
export const workingHours = oneOf(workingHoursKinds.codes)
export const languageLevel = oneOf(languageLevels.codes)
export const yearsOfExperience = oneOf(years.codes)
export const schooling = oneOf(schoolings.codes)
export const gender = oneOf(genders.codes)
export const sector = oneOf(sectors.codes)
export const jobStatus = oneOf(jobStatuses)

/** The kinds of curriculum; apprentice is the professional's variant for young apprentices. */
export const cvType = oneOf(jobKindWords.codes)
/** Given together with cvType `professional`: the apprentice curriculum (data.md §3.3). */
export const cvVariant = z.literal('apprentice').optional()
export const visibility = z.enum(['free', 'limited', 'hidden'])
export const profileStatus = z.enum(['created', 'pending', 'validating', 'approved', 'rejected', 'blocked'])
export const documentKind = z.enum(['cityState', 'occupation', 'course', 'institution', 'technology', 'companyArea'])
export const selectionStep = z.enum(['curriculums', 'selectiveProcess', 'interviews', 'finalists', 'discarded'])
export const finalistOutcome = oneOf(finalistOutcomes)
export const outcomeBeforeFinal = oneOf(outcomesBeforeFinal)
export const stepOutcome = oneOf(stepOutcomes)
export const stepBeforeFinal = oneOf(stepsBeforeFinal)
export const applicationTask = z.enum(['curriculum_missing', 'questionnaire_unanswered', 'medical_report_required'])

export const jobSort = oneOf(jobSorts)
export const searchDistance = oneOfText(searchDistances)
/** How far a candidate lives from work, as recruiters see it. */
export const distanceBand = oneOf(distanceBandCodes)
export const distanceEdge = oneOfText(distanceEdges)
export const salaryBucket = oneOf(salaryBucketCodes)
export const jobAge = oneOfText(jobAges)
/** The lowest monthly salary, in reais. */
export const salaryFloor = oneOfText(salaryFloors)
export const requiredSchooling = oneOf(requiredSchoolings)
export const workShift = oneOf(workShifts)
export const seniority = oneOf(seniorities)
export const benefit = oneOf(benefits.codes)

export type CvType = z.infer<typeof cvType>
export type JobSort = z.infer<typeof jobSort>
export type SelectionStep = z.infer<typeof selectionStep>
