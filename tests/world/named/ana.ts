import type { Database } from '@trampolim/server/platform/house.ts'
import { sql } from 'kysely'
import { insertAlert } from '../builders.ts'
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
      // Osasco and Guarulhos.
      content: {
        ...common.content,
        careerFocus: 'Confeitaria',
        workPlaces: [{ cityState: 3534401 }, { cityState: 3518800 }],
      },
      objective: 'Quero crescer na confeitaria, da produção ao atendimento.',
      occupations: [
        { cbo: '848310', yearsOfExperience: 3, area: 'Confeitaria fina', hierarchy: 'Auxiliar' },
        { cbo: '513435', yearsOfExperience: 2 },
      ],
      experiences: [
        {
          companyName: 'Doceria Jabuticaba',
          occupation: 'Auxiliar de confeitaria',
          startDate: '2022-02',
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
      courses: ['Boas práticas na manipulação de alimentos', 'Atendimento ao cliente'],
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
      visibility: 'limited',
      content: {
        schoolLevelStatus: 2,
        apprenticeCourses: ['panificacao-e-confeitaria'],
        isInHighSchool: false,
        acceptApprenticeOpportunities: true,
      },
      objective: 'Quero uma vaga de aprendiz para combinar com o curso.',
      occupations: [{ cbo: '513435', yearsOfExperience: 0 }],
      salary_cents: 100_000,
    },
  ]
}

/** The beginnings of her occupations' codes: confectioners and bakers, waiters, cooks, kitchen helpers. */
const hers = ['8483', '5134', '5132', '5135']
/** How many of both are hers: the occupation and the state, whose municipalities have codes that begin with 35. */
const fits = sql`(left(cbo, 4) = any(${hers}))::integer * 2 + (work_places -> 0 ->> 'cityState' like '35%')::integer`

/** Eight favourites, those that fit her best, and three alerts. */
export async function fillAnasLists(
  database: Database,
  { ana, now, applied }: { ana: string; now: Date; applied: string[] },
) {
  const liked = await database
    .selectFrom('job')
    .select('id')
    .where('status', '=', 'job:approved')
    .where('job_specific_type', '=', 1)
    .where('only_handicap', '=', false)
    .where('id', 'not in', applied)
    .orderBy(fits, 'desc')
    .orderBy('approved_at', 'desc')
    .limit(8)
    .execute()
  await insertMany(
    database,
    'job_like',
    liked.map(({ id }, at) => ({ professional_id: ana, job_id: id, liked_at: before(now, at) })),
  )
  const alerts = [
    { occupation: 'Confeiteiro', location: 'São Paulo, SP', frequency: 'at-once', name: 'Confeitaria perto de casa' },
    { occupation: 'Atendente de lanchonete', location: 'São Paulo, SP', filters: { workType: [1] } },
    { occupation: 'Padeiro', location: 'Campinas, SP', frequency: 'weekly', paused: true },
  ] as const
  for (const [at, alert] of alerts.entries()) {
    const made = before(now, at + 1)
    await insertAlert(
      { database, now: () => made },
      { ...alert, professionalId: ana, id: worldId('other', 900 + at, made) },
    )
  }
}
