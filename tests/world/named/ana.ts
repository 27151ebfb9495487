import type { Database } from '@trampolim/server/platform/house.ts'
import { worldId } from '../ids.ts'
import { insertMany } from '../insert.ts'
import { before, type Row } from './days.ts'

/** Ana's three curriculums. */
export function anasCurriculums(ana: string, now: Date): Row<'curriculum'>[] {
  const common = {
    professional_id: ana,
    school_level: 'HIGH_SCHOOL_GENERAL',
    content: { schoolLevelStatus: 2 },
    languages: [{ language: 'ingles', level: 1 }],
    created_at: before(now, 60),
    modified_at: before(now, 20),
  }
  return [
    {
      ...common,
      id: worldId('curriculum', 1, before(now, 60)),
      cv_type: 'professional',
      objective: 'Quero crescer na confeitaria, da produção ao atendimento.',
      occupations: [
        { cbo: '848310', yearsOfExperience: 3 },
        { cbo: '513435', yearsOfExperience: 2 },
      ],
      experiences: [
        {
          companyName: 'Doceria Jabuticaba',
          occupation: 'Auxiliar de confeitaria',
          startDate: '2023-02',
          exitDate: '2025-11',
          isCurrentJob: false,
          description: 'Preparo de massas e recheios, decoração de bolos e atendimento nas encomendas.',
        },
      ],
      formations: [
        {
          schoolLevel: 'HIGH_SCHOOL_GENERAL',
          nameOfInstitution: 'E. E. Maria José',
          course: 'Ensino médio',
          courseStatus: 2,
          courseEnd: '2021-12',
        },
      ],
      salary_cents: 230_000,
    },
    {
      ...common,
      id: worldId('curriculum', 2, before(now, 60)),
      cv_type: 'internship',
      objective: 'Quero aprender gastronomia na prática.',
      occupations: [{ cbo: '848310', yearsOfExperience: 1 }],
      internship_courses: [
        {
          schoolLevel: 'TECHNOLOGIST',
          course: 'Gastronomia',
          institutionCityState: 3550308,
          nameOfInstitution: 'Senac São Paulo',
          coursePeriod: 3,
          courseShift: 3,
          imRegisteredInThisCourse: true,
        },
      ],
      salary_cents: 130_000,
    },
    {
      ...common,
      id: worldId('curriculum', 3, before(now, 60)),
      cv_type: 'apprentice',
      content: { schoolLevelStatus: 1, apprenticeCourses: ['panificacao-e-confeitaria'] },
      objective: 'Quero uma vaga de aprendiz para combinar com o curso.',
      occupations: [{ cbo: '513435', yearsOfExperience: 0 }],
      salary_cents: 100_000,
    },
  ]
}

/** Eight favourites and three alerts. */
export async function fillAnasLists(
  database: Database,
  { ana, now, applied }: { ana: string; now: Date; applied: string[] },
) {
  const liked = await database
    .selectFrom('job')
    .select('id')
    .where('status', '=', 'job:approved')
    .where('job_specific_type', '=', 1)
    .where('id', 'not in', applied)
    .orderBy('approved_at', 'desc')
    .limit(8)
    .execute()
  await insertMany(
    database,
    'job_like',
    liked.map(({ id }, at) => ({ professional_id: ana, job_id: id, liked_at: before(now, at) })),
  )
  const alerts = [
    ['Confeiteiro', 'São Paulo, SP'],
    ['Atendente de lanchonete', 'São Paulo, SP'],
    ['Padeiro', 'Campinas, SP'],
  ] as const
  await insertMany(
    database,
    'job_alert',
    alerts.map(([occupation, location], at) => ({
      id: worldId('other', 900 + at, before(now, at + 1)),
      professional_id: ana,
      occupation,
      location,
      created_at: before(now, at + 1),
      announced_until: now,
    })),
  )
}
