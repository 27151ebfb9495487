import type { CurriculumInput } from '@trampolim/contract/curriculums.ts'
import { curriculumRoutes } from '@trampolim/server/curriculums/routes.ts'
import type { Person } from '@trampolim/server/platform/http/caller/asking.ts'
import { newId } from '@trampolim/server/platform/ids.ts'
import type { TestHouse } from '../house.ts'

/** A curriculum of a shop assistant. */
export const content: CurriculumInput = {
  objective: 'Trabalhar perto de casa.',
  occupations: [{ cbo: '521110', yearsOfExperience: 2 }],
  experiences: [{ companyName: 'Loja Sol', occupation: 'Vendedora', startDate: '2021-02', exitDate: '2023-05' }],
  languages: [{ language: 'ingles', level: 2 }],
  technologies: [{ technology: 'excel-e-vba', yearsOfExperience: 2 }],
  courses: ['Atendimento ao cliente'],
  salary: 220_000,
  videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
}

/** What an intern's curriculum has besides. */
export const student = {
  internshipCourses: [
    {
      schoolLevel: 'TECHNOLOGIST',
      course: 'Gastronomia',
      institutionCityState: 3_550_308,
      nameOfInstitution: 'Senac',
      coursePeriod: 3,
      courseShift: 3,
    },
  ],
} as const satisfies Partial<CurriculumInput>

/** What an apprentice's curriculum has besides. */
export const learner = {
  apprenticeCourses: ['vendas'],
  isInHighSchool: true,
  finishHighSchoolInTwoYears: true,
  acceptApprenticeOpportunities: true,
} satisfies Partial<CurriculumInput>

/** The calls of curriculums, and an uploaded file for them. */
export function curriculumsIn(house: TestHouse) {
  const calls = (person: Person | null) => house.as(curriculumRoutes, person)

  async function uploadedFile({ accountId }: Person, purpose = 'curriculum') {
    const id = newId(house.now())
    await house.database
      .insertInto('stored_file')
      .values({
        id,
        purpose,
        owner_id: accountId,
        storage_key: `${id}${id}`,
        original_name: 'curriculo.pdf',
        content_type: 'application/pdf',
        byte_size: 10,
        created_at: house.now(),
        uploaded_at: house.now(),
      })
      .execute()
    return id
  }

  return { calls, uploadedFile }
}
