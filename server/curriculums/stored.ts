import type { CvType } from '@trampolim/contract/codes.ts'
import type { CurriculumContent } from '@trampolim/contract/curriculums.ts'
import { youtubeLink, youtubeVideoId } from '@trampolim/marketplace/curriculums/video.ts'
import type { Visibility } from '@trampolim/marketplace/curriculums/visibility.ts'
import type { Selectable } from 'kysely'
import type { Tables } from '../platform/database/connect.ts'

type Lists = 'occupations' | 'experiences' | 'formations' | 'languages' | 'technologies' | 'courses'

/** A curriculum's row, with what its JSON holds. */
export type StoredCurriculum = Omit<
  Selectable<Tables['curriculum']>,
  Lists | 'internship_courses' | 'kind_details' | 'cv_type' | 'visibility' | 'school_level' | 'school_level_status'
> &
  Pick<CurriculumContent, Lists> & {
    cv_type: CvType
    visibility: Visibility
    school_level: CurriculumContent['schoolLevel'] | null
    school_level_status: CurriculumContent['schoolLevelStatus'] | null
    internship_courses: CurriculumContent['internshipCourses']
    kind_details: Partial<
      Pick<
        CurriculumContent,
        'apprenticeCourses' | 'finishHighSchoolInTwoYears' | 'isInHighSchool' | 'acceptApprenticeOpportunities'
      >
    >
  }

/** What a person wrote, as columns. */
export function columnsOf(content: CurriculumContent) {
  const { apprenticeCourses, finishHighSchoolInTwoYears, isInHighSchool, acceptApprenticeOpportunities } = content
  return {
    objective: content.objective,
    occupations: JSON.stringify(content.occupations),
    experiences: JSON.stringify(content.experiences),
    formations: JSON.stringify(content.formations),
    internship_courses: JSON.stringify(content.internshipCourses),
    courses: JSON.stringify(content.courses),
    languages: JSON.stringify(content.languages),
    technologies_general: content.technologiesGeneral,
    technologies: JSON.stringify(content.technologies),
    no_technologies: content.noTechnologies,
    school_level: content.schoolLevel ?? null,
    school_level_status: content.schoolLevelStatus ?? null,
    salary_cents: content.salary ?? null,
    additional_experiences: content.additionalExperiences ?? null,
    career_focus: content.careerFocus ?? null,
    allow_remote: content.allowRemote,
    video_id: content.videoUrl ? (youtubeVideoId(content.videoUrl) ?? null) : null,
    file_id: content.fileCV ?? null,
    kind_details: JSON.stringify({
      apprenticeCourses,
      finishHighSchoolInTwoYears,
      isInHighSchool,
      acceptApprenticeOpportunities,
    }),
  }
}

/** What a person wrote, from the row. */
export function contentOf(row: StoredCurriculum): CurriculumContent {
  return {
    objective: row.objective,
    occupations: row.occupations,
    experiences: row.experiences,
    formations: row.formations,
    internshipCourses: row.internship_courses,
    courses: row.courses,
    languages: row.languages,
    technologiesGeneral: row.technologies_general,
    technologies: row.technologies,
    noTechnologies: row.no_technologies,
    schoolLevel: row.school_level ?? undefined,
    schoolLevelStatus: row.school_level_status ?? undefined,
    salary: row.salary_cents ?? undefined,
    additionalExperiences: row.additional_experiences ?? undefined,
    careerFocus: row.career_focus ?? undefined,
    allowRemote: row.allow_remote,
    videoUrl: row.video_id ? youtubeLink(row.video_id) : undefined,
    fileCV: row.file_id,
    apprenticeCourses: row.kind_details.apprenticeCourses ?? [],
    finishHighSchoolInTwoYears: row.kind_details.finishHighSchoolInTwoYears,
    isInHighSchool: row.kind_details.isInHighSchool,
    acceptApprenticeOpportunities: row.kind_details.acceptApprenticeOpportunities,
  }
}
