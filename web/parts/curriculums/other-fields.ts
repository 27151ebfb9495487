import { type CurriculumField, curriculumFields } from '@trampolim/marketplace/curriculums/fields.ts'
import {
  type CurriculumSection,
  curriculumSections,
  type PartialCurriculum,
} from '@trampolim/marketplace/curriculums/sections.ts'
import type { Field } from '@trampolim/marketplace/fields/field.ts'
import { curriculumFieldLabels } from '@trampolim/phrases/pt-br/curriculum-fields.ts'
import { valueText } from '../reviews/value-text.ts'

/** Fields that the page and the PDF of a curriculum show in specific places, or not at all. */
const placed: ReadonlySet<CurriculumField> = new Set<CurriculumField>([
  'objective',
  'occupations',
  'salary',
  'benefits',
  'allowRemote',
  'workPlaces',
  'internshipCourses',
  'apprenticeCourses',
  'isInHighSchool',
  'finishHighSchoolInTwoYears',
  'acceptApprenticeOpportunities',
  'experiences',
  'schoolLevel',
  'schoolLevelStatus',
  'formations',
  'courses',
  'languages',
  'technologiesGeneral',
  'technologies',
  'noTechnologies',
  'driverLicence',
  'fileCV',
  'videoUrl',
  'handicaps',
])

/** Whether a field is shown among the other fields of its section, as most texts are. */
export const isOther = (field: CurriculumField): boolean => !placed.has(field)

/** The sections whose other fields are shown; all fields of uploads and disabilities have specific places. */
export type OtherSection = Exclude<CurriculumSection, 'upload' | 'disability'>

/** A field of a section under its label; the text is null for a yes, whose label says everything. */
export type OtherField = { label: string; text: string | null }

/**
 * The content of each section's fields without a specific place. Server only: it imports the lists whose codes it
 * names.
 */
export function otherFields(content: PartialCurriculum): Readonly<Record<OtherSection, readonly OtherField[]>> {
  const of = (section: OtherSection) =>
    curriculumSections[section].filter(isOther).flatMap((field) => otherField(field, content[field]))
  return {
    curriculum: of('curriculum'),
    internship: of('internship'),
    apprentice: of('apprentice'),
    experience: of('experience'),
    schooling: of('schooling'),
    knowledge: of('knowledge'),
  }
}

function otherField(field: CurriculumField, value: unknown): OtherField[] {
  const label = curriculumFieldLabels[field]
  if (typeof value === 'boolean') return value ? [{ label, text: null }] : []
  const text = valueText(curriculumFields[field] as Field, value)
  return text === null ? [] : [{ label, text }]
}
