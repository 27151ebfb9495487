import type { Day } from '../../time/days.ts'

/** What was recognised in a curriculum's text; what was not found is an empty text or list. */
export type FoundCurriculum = {
  person: FoundPerson
  /** The occupations that the person looks for, as written. */
  occupations: readonly string[]
  objective: string
  experiences: readonly FoundExperience[]
  schoolLevel: string
  schoolLevelStatus: FoundStatus
  formations: readonly FoundFormation[]
  /** Names of further courses. */
  courses: readonly string[]
  languages: readonly { language: string; level: string }[]
  technologies: readonly { technology: string; yearsOfExperience: string }[]
  technologiesGeneral: readonly string[]
  driverLicence: readonly string[]
  videoUrl: string
  /** The lines from which nothing was recognised. */
  unread: readonly string[]
}

export type FoundPerson = {
  name: string
  email: string
  /** A cell phone's digits with the area code. */
  phone: string
  /** A CEP's eight digits. */
  zipCode: string
  /** `Osasco, SP`. */
  city: string
  birthDate: Day | ''
}

/** `startDate` and `exitDate`: a month, `2021-03`, or a year alone where no month is written. */
export type FoundExperience = {
  companyName: string
  occupation: string
  startDate: string
  exitDate: string
  isCurrentJob: boolean
  description: string
}

/** In progress, complete, or not said. */
export type FoundStatus = '1' | '2' | ''

export type FoundFormation = {
  schoolLevel: string
  course: string
  nameOfInstitution: string
  courseStatus: FoundStatus
  courseStart: string
  courseEnd: string
}
