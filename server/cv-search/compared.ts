import { comparing } from '../candidates/compare.ts'
import type { HiringJob } from '../candidates/hiring-job.ts'
import type { Database } from '../platform/house.ts'
import {
  coursesOf,
  homeOf,
  languagesOf,
  licencesOf,
  occupationsOf,
  type Row,
  salaryOf,
  schoolingOf,
  technologiesOf,
} from './packed.ts'
import { hashesOf, hashesOfCourses } from './queries.ts'

/** A curriculum compared with a job, with the values by which lists are ordered. */
export type ComparedRow = ReturnType<ReturnType<typeof comparing>>

/** Prepares a comparison of packed curriculums with a job, using only what recruiters may know. */
export async function comparingRows(database: Database, job: HiringJob): Promise<(row: Row) => ComparedRow> {
  const { languages, technologies, courses } = job.matched
  const courseNames = await hashesOfCourses(database, courses?.list.map((each) => each.internshipCourse ?? '') ?? [])
  const names = await hashesOf(database, [
    ...languages.map(({ language }) => language),
    ...technologies.map(({ technology }) => technology),
  ])
  // Items that the job doesn't ask for get an empty name and don't count.
  const nameOf = (hash: number) => names.get(hash) ?? ''
  const compare = comparing(job)
  return (row) =>
    compare({
      ...homeOf(row),
      occupations: occupationsOf(row),
      salary: salaryOf(row),
      schoolLevel: schoolingOf(row),
      languages:
        languages.length === 0
          ? []
          : languagesOf(row).map(({ hash, level }) => ({ language: nameOf(hash), level: level as 1 })),
      technologies:
        technologies.length === 0
          ? []
          : technologiesOf(row).map(({ hash, level }) => ({ technology: nameOf(hash), yearsOfExperience: level as 0 })),
      courses: courses
        ? coursesOf(row).map(({ hash, ...course }) => ({ ...course, course: courseNames.get(hash) ?? '' }))
        : [],
      licences: job.matched.licences.length === 0 ? [] : licencesOf(row),
    })
}
