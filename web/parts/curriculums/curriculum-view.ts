import type { Curriculum, Experience, Formation } from '@trampolim/contract/curriculums.ts'
import { totalExperienceMonths } from '@trampolim/marketplace/curriculums/experience.ts'
import { youtubeVideoId } from '@trampolim/marketplace/curriculums/video.ts'
import { apprenticeCourses } from '@trampolim/marketplace/reference/apprentice-courses.ts'
import { benefits } from '@trampolim/marketplace/reference/benefits.ts'
import { companyAreas } from '@trampolim/marketplace/reference/company-areas.ts'
import { generalTechnologies } from '@trampolim/marketplace/reference/general-technologies.ts'
import { handicaps } from '@trampolim/marketplace/reference/handicaps.ts'
import { knowledgeAreas } from '@trampolim/marketplace/reference/knowledge-areas.ts'
import { languages } from '@trampolim/marketplace/reference/languages.ts'
import { technologies } from '@trampolim/marketplace/reference/technologies.ts'
import type { Day } from '@trampolim/marketplace/time/days.ts'
import { dayFormat } from '@trampolim/phrases/formats.ts'
import { curriculum as phrases } from '@trampolim/phrases/pt-br/curriculum.ts'
import { money } from '@trampolim/phrases/pt-br/salary.ts'
import { speakDuration } from '@trampolim/phrases/pt-br/speak-duration.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { labelOf } from './form/options.ts'
import { otherFields } from './other-fields.ts'

const t = speak(phrases)

/** A curriculum's texts, as its page shows them. */
export type CurriculumView = ReturnType<typeof curriculumView>

/** The texts of an experience or a course. */
export type Item = { title: string; lines: string[]; text: string | null }

const monthWords = dayFormat({ month: 'short', year: 'numeric', timeZone: 'UTC' })

/** Converts a curriculum to texts, for any reader. Server only: it imports the lists whose codes it names. */
export function curriculumView(curriculum: Omit<Curriculum, 'searchingJob' | 'visibility'>, { today }: { today: Day }) {
  const newestFirst = curriculum.experiences.toSorted((a, b) => latest(b, today).localeCompare(latest(a, today)))
  const months = totalExperienceMonths(curriculum.experiences, { today })
  const { schoolLevel, schoolLevelStatus: status } = curriculum
  return {
    kind: curriculum.cvType,
    updateAt: curriculum.updateAt,
    experienceTotal: months > 0 ? t('view.experienceTotal', { duration: speakDuration(months) }) : null,
    objective: curriculum.objective || null,
    allowRemote: curriculum.allowRemote,
    occupations: curriculum.occupations.map(({ title, yearsOfExperience, area, hierarchy }) => {
      const years = labelOf('yearsOfExperience', yearsOfExperience).toLowerCase()
      return [t('view.occupationYears', { title, years }), area, hierarchy].filter(Boolean).join(' · ')
    }),
    workPlaces: curriculum.workPlaces.map(({ city }) => city),
    handicaps: curriculum.handicaps.map((code) => handicaps.nameOf(code)),
    lastOccupation: newestFirst[0] ? [newestFirst[0].occupation, newestFirst[0].companyName].join(', ') : null,
    salaryTitle: t(`view.salary.${curriculum.cvType}`),
    salary: typeof curriculum.salary === 'number' ? t('view.perMonth', { amount: money(curriculum.salary) }) : null,
    benefits: curriculum.benefits.map((code) => benefits.nameOf(code)),
    schooling: schoolLevel
      ? [labelOf('schooling', schoolLevel), status && labelOf('courseStatus', status).toLowerCase()]
          .filter(Boolean)
          .join(', ')
      : null,
    experiences: newestFirst.map((each) => experienceItem(each, today)),
    internshipCourses: curriculum.internshipCourses.map(internshipCourseItem),
    apprenticeship: curriculum.cvType === 'apprentice' ? apprenticeshipOf(curriculum) : null,
    formations: curriculum.formations.map(formationItem),
    courses: curriculum.courses,
    noTechnologies: curriculum.noTechnologies,
    languages: curriculum.languages.map(
      ({ language, level }) => `${languages.nameOf(language)}, ${labelOf('languageLevel', level).toLowerCase()}`,
    ),
    driverLicence: curriculum.driverLicence.join(', '),
    programs: curriculum.technologiesGeneral.map((code) => generalTechnologies.nameOf(code)),
    technologies: curriculum.technologies.map(
      ({ technology, yearsOfExperience: level }) =>
        `${technologies.nameOf(technology)}, ${labelOf('technologyLevel', level).toLowerCase()}`,
    ),
    file: curriculum.fileCV && { name: curriculum.fileCV.name, checking: curriculum.fileCV.url === null },
    video: videoOf(curriculum.videoUrl),
    others: otherFields(curriculum),
  }
}

/** The link and id of a video; null if there is none. */
function videoOf(videoUrl: string | null) {
  const videoId = videoUrl && youtubeVideoId(videoUrl)
  return videoUrl && videoId ? { videoUrl, videoId } : null
}

/** The month of an experience's end, the current month for a present job, so that the newest sorts last. */
function latest({ isCurrentJob, exitDate, startDate }: Experience, today: Day): string {
  return isCurrentJob ? `${today} ${startDate}` : (exitDate ?? startDate)
}

function experienceItem(each: Experience, today: Day): Item {
  const months = totalExperienceMonths([each], { today })
  const end = each.isCurrentJob ? t('view.today') : each.exitDate && monthWords(each.exitDate)
  const area = each.companyArea && companyAreas.nameOf(each.companyArea)
  const size = each.employeeNumber && labelOf('companySize', each.employeeNumber)
  return {
    title: [each.occupation, each.companyName].join(', '),
    lines: [
      [end ? t('view.span', { start: monthWords(each.startDate), end }) : null, months > 0 && speakDuration(months)]
        .filter(Boolean)
        .join(' · '),
      [area, size].filter(Boolean).join(' · '),
      typeof each.salary === 'number' ? t('view.lastSalary', { amount: money(each.salary) }) : '',
    ].filter((line) => line !== ''),
    text: each.description || null,
  }
}

function internshipCourseItem(each: Curriculum['internshipCourses'][number]): Item {
  const span = [each.courseStart, each.courseEnd].filter((month) => month !== undefined).map(monthWords)
  return {
    title: each.course,
    lines: [
      [labelOf('schooling', each.schoolLevel), each.nameOfInstitution, each.institutionCity]
        .filter(Boolean)
        .join(' · '),
      [labelOf('coursePeriod', each.coursePeriod), labelOf('courseShift', each.courseShift).toLowerCase()].join(' · '),
      span.length === 2 ? t('view.span', { start: span[0] ?? '', end: span[1] ?? '' }) : (span[0] ?? ''),
      t(each.imRegisteredInThisCourse ? 'view.registered' : 'view.notRegistered'),
    ].filter((line) => line !== ''),
    text: null,
  }
}

/** The data that only apprentices state. */
function apprenticeshipOf(curriculum: Pick<Curriculum, 'apprenticeCourses' | ApprenticeAnswer>) {
  const { isInHighSchool, finishHighSchoolInTwoYears, acceptApprenticeOpportunities } = curriculum
  return {
    areas: curriculum.apprenticeCourses.map((code) => apprenticeCourses.nameOf(code)),
    facts: [
      isInHighSchool && t(finishHighSchoolInTwoYears ? 'view.finishesSoon' : 'view.inHighSchool'),
      acceptApprenticeOpportunities && t('view.acceptsApprenticeships'),
    ].filter((each) => typeof each === 'string'),
  }
}

type ApprenticeAnswer = 'isInHighSchool' | 'finishHighSchoolInTwoYears' | 'acceptApprenticeOpportunities'

function formationItem(each: Formation): Item {
  const { coursePeriod, courseShift, courseStart, courseEnd } = each
  const schooling = labelOf('schooling', each.schoolLevel)
  const span = [courseStart, courseEnd].filter((month) => month !== undefined).map(monthWords)
  return {
    title: each.course,
    lines: [
      [
        // Many write the level as the course's name: ‘Ensino médio’.
        schooling === each.course ? '' : schooling,
        each.nameOfInstitution,
        labelOf('courseStatus', each.courseStatus).toLowerCase(),
      ]
        .filter(Boolean)
        .join(' · '),
      [
        each.knowledgeArea && knowledgeAreas.nameOf(each.knowledgeArea),
        coursePeriod && labelOf('coursePeriod', coursePeriod),
        courseShift && labelOf('courseShift', courseShift).toLowerCase(),
      ]
        .filter(Boolean)
        .join(' · '),
      span.length === 2 ? t('view.span', { start: span[0] ?? '', end: span[1] ?? '' }) : (span[0] ?? ''),
    ].filter((line) => line !== ''),
    text: null,
  }
}
