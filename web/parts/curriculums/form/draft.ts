/**
 * A curriculum as its form holds it. The components in `fields` take the draft or a part of it, `faults`, and a
 * function to change it; `section-fields.tsx` combines the fields of each section.
 *
 * `write-curriculum.ts` converts a draft to the input of calls and finds its faults. Field names are paths into the
 * draft, and faults are keyed by them.
 */
import type { Curriculum } from '@trampolim/contract/curriculums.ts'
import { curriculumFields } from '@trampolim/marketplace/curriculums/fields.ts'
import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import { without } from '@trampolim/marketplace/fields/choose.ts'
import { type FormValue, overlay, shaped } from '../../../platform/form-fields.ts'
import { sentDraft } from '../../form/draft/draft-field.ts'
import { draftOfFields } from '../../form/draft/draft-of-fields.ts'
import { type DraftOf, emptyDraft } from '../../form/draft/empty-draft.ts'

/**
 * Fields whose draft has a form of its own: occupations with their titles, courses and places with the name of their
 * city, the file with its name.
 */
const askedOtherwise = ['occupations', 'internshipCourses', 'workPlaces', 'fileCV'] as const

/** The fields whose draft has the same form as in their table. */
export const plainFields = without(curriculumFields, askedOtherwise)

export type OccupationDraft = DraftOf<typeof curriculumFields.occupations.of> & { title: string }
export type ExperienceDraft = DraftOf<typeof curriculumFields.experiences.of>
export type FormationDraft = DraftOf<typeof curriculumFields.formations.of>
export type LanguageDraft = DraftOf<typeof curriculumFields.languages.of>
export type TechnologyDraft = DraftOf<typeof curriculumFields.technologies.of>
export type InternshipCourseDraft = DraftOf<typeof curriculumFields.internshipCourses.of> & { institutionCity: string }
export type WorkPlaceDraft = DraftOf<typeof curriculumFields.workPlaces.of> & { city: string }
/** A draft has the fields of all kinds; `write-curriculum.ts` takes those of its own kind. */
export type CurriculumDraft = DraftOf<typeof plainFields> & {
  occupations: OccupationDraft[]
  internshipCourses: InternshipCourseDraft[]
  workPlaces: WorkPlaceDraft[]
  /** The uploaded file; an empty id if there is none. */
  file: { id: string; name: string }
}

export const blankItems = {
  occupations: { ...emptyDraft(curriculumFields.occupations.of), title: '' },
  experiences: emptyDraft(curriculumFields.experiences.of),
  internshipCourses: { ...emptyDraft(curriculumFields.internshipCourses.of), institutionCity: '' },
  workPlaces: { ...emptyDraft(curriculumFields.workPlaces.of), city: '' },
  formations: emptyDraft(curriculumFields.formations.of),
  languages: emptyDraft(curriculumFields.languages.of),
  technologies: emptyDraft(curriculumFields.technologies.of),
} satisfies Readonly<Record<string, FormValue>>

/** Health data, which no browser keeps. */
export const unkeptOfCurriculum = ['handicaps'] as const satisfies readonly (keyof CurriculumDraft)[]

/** The lists of a curriculum whose items can be added and removed. */
export type CurriculumList = keyof typeof blankItems

export const emptyCurriculum: CurriculumDraft = {
  ...emptyDraft(plainFields),
  occupations: [{ ...blankItems.occupations }],
  internshipCourses: [],
  workPlaces: [],
  file: { id: '', name: '' },
}

/**
 * The draft of a new curriculum. It copies the fields in common with another curriculum of the person, except for what
 * they chose to state only there.
 */
export function newCurriculum(kind: CurriculumKind, other?: Curriculum): CurriculumDraft {
  const { objective, salary, file, handicaps, ...common } = other ? draftOf(other) : emptyCurriculum
  return {
    ...emptyCurriculum,
    ...common,
    internshipCourses: kind === 'internship' ? [{ ...blankItems.internshipCourses }] : [],
    apprenticeCourses: [],
    acceptApprenticeOpportunities: kind === 'apprentice',
  }
}

/** The draft for editing an existing curriculum. */
export function draftOf(curriculum: Curriculum): CurriculumDraft {
  return {
    ...draftOfFields(plainFields, curriculum),
    occupations: curriculum.occupations.map((each) => ({
      ...draftOfFields(curriculumFields.occupations.of, each),
      title: each.title,
    })),
    internshipCourses: curriculum.internshipCourses.map((each) => ({
      ...draftOfFields(curriculumFields.internshipCourses.of, each),
      institutionCity: each.institutionCity,
    })),
    workPlaces: curriculum.workPlaces.map(({ cityState, city }) => ({ cityState: String(cityState), city })),
    file: { id: curriculum.fileCV?.id ?? '', name: curriculum.fileCV?.name ?? '' },
  }
}

/** Completes a draft from outside, such as the browser's storage. */
export function shapedCurriculum(value: unknown): CurriculumDraft {
  return shaped(value, emptyCurriculum, blankItems)
}

/**
 * Returns the draft that a form submitted: the hidden draft with the visible fields merged into it. A retyped occupation
 * or city has to be looked up again.
 */
export function draftFromForm(form: FormData): CurriculumDraft {
  const before = shapedCurriculum(sentDraft(form))
  return forgetRetyped(before, overlay(before, form, blankItems))
}

/** Removes the code of each occupation and city whose name was changed by hand. */
export function forgetRetyped(before: CurriculumDraft, after: CurriculumDraft): CurriculumDraft {
  const occupations = after.occupations.map((each, at) =>
    each.title === before.occupations[at]?.title ? each : { ...each, cbo: '' },
  )
  const internshipCourses = after.internshipCourses.map((each, at) =>
    each.institutionCity === before.internshipCourses[at]?.institutionCity
      ? each
      : { ...each, institutionCityState: '' },
  )
  const workPlaces = after.workPlaces.map((each, at) =>
    each.city === before.workPlaces[at]?.city ? each : { ...each, cityState: '' },
  )
  return { ...after, occupations, internshipCourses, workPlaces }
}
