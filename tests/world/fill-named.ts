import { hashPassword } from '@trampolim/server/accounts/passwords.ts'
import type { Tables } from '@trampolim/server/platform/database/connect.ts'
import type { Database } from '@trampolim/server/platform/house.ts'
import type { Insertable } from 'kysely'
import { cnpjOf, cpfOf, worldId } from './ids.ts'
import { insertMany } from './insert.ts'
import { makeJob } from './jobs.ts'
import { addressIn, readTowns } from './municipalities.ts'
import { demoAccounts, demoPassword, otherPeople } from './named-people.ts'
import { trades } from './occupations.ts'
import type { Employer } from './organizations.ts'
import { makeCandidates } from './people.ts'
import { type Random, randomFrom } from './random.ts'

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>
type Step = 'curriculums' | 'selectiveProcess' | 'interviews' | 'finalists' | 'discarded'

const day = 86_400_000
const before = (now: Date, days: number) => new Date(now.getTime() - days * day)

/** The people one may sign in as, the bakery they meet at, and what lies between them. */
export async function fillNamedWorld(database: Database, now: Date) {
  const random = randomFrom(7)
  const towns = await readTowns(database)
  const saoPaulo = towns.named('São Paulo, SP')
  const accounts = await namedAccounts(now)
  await insertMany(database, 'account', accounts)
  const idOf = (key: string) =>
    accounts[[...demoAccounts, ...otherPeople].findIndex((each) => each.key === key)]?.id as string
  await insertMany(database, 'professional', [
    {
      ...addressIn(saoPaulo, random),
      account_id: idOf('ana'),
      status: 'approved',
      name: 'Ana Souza',
      cpf: cpfOf(1),
      birth_date: '2004-05-14',
      gender: 2,
      phones: [{ phone: '11987654321', isWhatsApp: true, verified: true }],
      zip_code: '04101000',
      district: 'Vila Mariana',
      street: 'Rua Vergueiro, 1200',
      latitude: -23.5745,
      longitude: -46.6408,
      exact_position: true,
      share_contact_data: true,
      created_at: before(now, 60),
      modified_at: before(now, 60),
    },
    {
      ...addressIn(towns.named('Campinas, SP'), random),
      account_id: idOf('davi'),
      status: 'blocked',
      status_reason: 'Os dados do cadastro divergem dos documentos enviados.',
      name: 'Davi Rocha',
      cpf: cpfOf(2),
      birth_date: '1990-02-03',
      gender: 1,
      phones: [{ phone: '19981234567', isWhatsApp: false, verified: true }],
      exact_position: true,
      share_contact_data: false,
      created_at: before(now, 90),
      modified_at: before(now, 5),
    },
  ])
  await insertMany(database, 'curriculum', anasCurriculums(idOf('ana'), now))
  const bakery = await fillBakery(database, {
    now,
    random,
    recruiters: [idOf('bruno'), idOf('elisa')],
    carla: idOf('carla'),
    towns,
  })
  await fillSelections(database, { now, random, towns, bakery, ana: idOf('ana') })
  await fillAnasLists(database, {
    ana: idOf('ana'),
    now,
    applied: bakery.jobs.slice(0, 3).map(({ id }) => id as string),
  })
  await insertMany(database, 'known_zip_code', knownZipCodes(saoPaulo.id, towns.named('Campinas, SP').id))
}

/** Everybody has the same password, hashed once. */
async function namedAccounts(now: Date): Promise<Row<'account'>[]> {
  const passwordHash = await hashPassword(demoPassword)
  const roles: Record<string, string> = {
    ana: 'user:professional',
    davi: 'user:inactive',
    bruno: 'user:recruiter',
    elisa: 'user:recruiter',
    carla: 'user:recruiter',
    rita: 'user:reviewer',
  }
  return [...demoAccounts, ...otherPeople].map(({ key, email }, at) => ({
    id: worldId('account', at + 1, before(now, 100)),
    email,
    email_validated_at: before(now, 100),
    password_hash: passwordHash,
    role: roles[key] as string,
    created_at: before(now, 100),
    modified_at: before(now, 100),
  }))
}

function anasCurriculums(ana: string, now: Date): Row<'curriculum'>[] {
  const common = {
    professional_id: ana,
    school_level: 'HIGH_SCHOOL_GENERAL',
    school_level_status: 2,
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
      objective: 'Quero uma vaga de aprendiz para combinar com o curso.',
      occupations: [{ cbo: '513435', yearsOfExperience: 0 }],
      salary_cents: 100_000,
    },
  ]
}

type Bakery = { jobs: Row<'job'>[]; recruiter: string }

async function fillBakery(
  database: Database,
  of: { now: Date; random: Random; recruiters: string[]; carla: string; towns: Awaited<ReturnType<typeof readTowns>> },
): Promise<Bakery> {
  const { now, random, recruiters, carla, towns } = of
  const created = before(now, 95)
  const organization = (number: number, name: string, status: string): Row<'organization'> => ({
    id: worldId('organization', number, created),
    status,
    idcard: cnpjOf(number),
    company_name: name,
    official_name: `${name} Ltda.`,
    employee_number: 50,
    branch_of_activity: 'padarias-e-confeitarias',
    description: `${name}: pão quente, gente boa e balcão cheio desde 1987.`,
    site: null,
    phone: '1132105678',
    zip_code: '04101000',
    municipality_id: towns.named('São Paulo, SP').id,
    district: 'Vila Mariana',
    street: 'Rua Vergueiro, 2000',
    created_at: created,
    modified_at: created,
  })
  const aurora = organization(1, 'Padaria Aurora', 'approved')
  const central = organization(2, 'Mercado Central', 'created')
  await insertMany(database, 'organization', [aurora, central])
  const recruiter = (id: string, organizationId: string, name: string, phone: string, status: string) => ({
    account_id: id,
    organization_id: organizationId,
    status,
    name,
    phone,
    created_at: created,
    modified_at: created,
  })
  await insertMany(database, 'recruiter', [
    recruiter(recruiters[0]!, aurora.id as string, 'Bruno Lima', '11991110001', 'approved'),
    recruiter(recruiters[1]!, aurora.id as string, 'Elisa Prado', '11991110002', 'approved'),
    recruiter(carla, central.id as string, 'Carla Dias', '11991110003', 'created'),
  ])
  const employer: Employer = {
    row: aurora,
    sectors: ['food'],
    latitude: -23.5805,
    longitude: -46.6378,
    town: 'São Paulo',
  }
  const wanted = ['848310', '513435', '421125', '848305', '513405'] as const
  const jobs = wanted.map((cbo, at) => ({
    ...makeJob(at + 1, {
      random,
      towns,
      employer,
      trade: trades.find((trade) => trade.cbo === cbo)!,
      now: before(now, at),
    }),
    organization_id: aurora.id as string,
    created_by: recruiters[0]!,
    hide_contracting_company_name: false,
    do_not_show_salary: false,
    work_places: [
      {
        zipCode: '04101000',
        qty: 1,
        district: 'Vila Mariana',
        cityState: aurora.municipality_id,
        latitude: -23.5805,
        longitude: -46.6378,
        exact: true,
      },
    ],
    ...(at === 0 && { job_specific_type: 1, contract_type: 1, job_name: 'Confeiteira de bolos de festa' }),
    ...(at === 1 && { job_specific_type: 1, contract_type: 1, job_name: 'Atendente de balcão' }),
    ...(at === 2 && { job_specific_type: 1, contract_type: 1, job_name: 'Operadora de caixa' }),
    ...(at === 3 && { job_specific_type: 2, contract_type: 8, job_name: 'Estágio em panificação' }),
    ...(at === 4 && { job_specific_type: 3, contract_type: 7, job_name: 'Jovem aprendiz no salão' }),
  }))
  await insertMany(database, 'job', jobs)
  return { jobs, recruiter: recruiters[0]! }
}

const steps: readonly Step[] = ['curriculums', 'selectiveProcess', 'interviews', 'finalists', 'discarded']

/** Candidates in every step of the bakery's first job, Ana in three of its jobs. */
async function fillSelections(
  database: Database,
  of: { now: Date; random: Random; towns: Awaited<ReturnType<typeof readTowns>>; bakery: Bakery; ana: string },
) {
  const { now, random, towns, bakery, ana } = of
  const crowd = makeCandidates('professional', { first: 100, count: 14 }, { random, towns, now })
  await insertMany(
    database,
    'account',
    crowd.map(({ account }) => account),
  )
  await insertMany(
    database,
    'professional',
    crowd.map(({ professional }) => professional),
  )
  await insertMany(
    database,
    'curriculum',
    crowd.map(({ curriculum }) => curriculum),
  )

  const wanted = [
    { person: ana, job: bakery.jobs[0]!, step: 'interviews' as Step },
    { person: ana, job: bakery.jobs[1]!, step: 'selectiveProcess' as Step },
    { person: ana, job: bakery.jobs[2]!, step: 'curriculums' as Step },
    ...crowd.map(({ account }, at) => ({
      person: account.id as string,
      job: bakery.jobs[at % 2]!,
      step: steps[at % steps.length]!,
    })),
  ]
  const places = wanted.map(({ person, job, step }, at) => placeOf({ number: at + 1, person, job, step, now }))
  await insertMany(database, 'place', places)
  await insertMany(
    database,
    'place_history',
    places.flatMap((place, at) => historyOf(place, at, bakery.recruiter)),
  )
  const counts = Object.values(
    places.reduce<Record<string, Row<'selection_counter'>>>((all, { job_id, step }) => {
      const key = `${job_id} ${step}`
      all[key] = { job_id: job_id as string, step, count: (all[key]?.count ?? 0) + 1 }
      return all
    }, {}),
  )
  await insertMany(database, 'selection_counter', counts)
}

function placeOf(of: { number: number; person: string; job: Row<'job'>; step: Step; now: Date }): Row<'place'> {
  const { number, person, job, step, now } = of
  const applied = before(now, 6)
  return {
    id: worldId('place', number, applied),
    job_id: job.id as string,
    professional_id: person,
    cv_type: 'professional',
    origin: 'applied',
    step,
    status: step === 'finalists' ? 'candidate:finalist' : step === 'discarded' ? 'candidate:discarded' : null,
    discarded_by: step === 'discarded' ? 'recruiter' : null,
    discarded_from: step === 'discarded' ? 'curriculums' : null,
    discarded_at: step === 'discarded' ? before(now, 3) : null,
    job_name: job.job_name,
    company_name: 'Padaria Aurora',
    applied_at: applied,
    moved_at: step === 'curriculums' ? applied : before(now, 3),
  }
}

function historyOf(place: Row<'place'>, at: number, recruiter: string): Row<'place_history'>[] {
  const entry = (number: number, of: Partial<Row<'place_history'>>): Row<'place_history'> => ({
    id: worldId('other', at * 4 + number, new Date(place.moved_at as Date)),
    place_id: place.id as string,
    type: 'applied',
    from_step: null,
    to_step: 'curriculums',
    actor: 'candidate',
    actor_id: place.professional_id as string,
    happened_at: place.applied_at as Date,
    ...of,
  })
  const first = entry(0, {})
  if (place.step === 'curriculums') return [first]
  const moved = { type: 'moved', actor: 'recruiter', actor_id: recruiter, happened_at: place.moved_at as Date } as const
  return [
    first,
    entry(1, {
      ...moved,
      type: place.step === 'discarded' ? 'discarded' : 'moved',
      from_step: 'curriculums',
      to_step: place.step,
    }),
  ]
}

/** Eight favourites and three alerts. */
async function fillAnasLists(database: Database, { ana, now, applied }: { ana: string; now: Date; applied: string[] }) {
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

/** A few real-looking CEPs whose address is known whole. */
function knownZipCodes(saoPaulo: number, campinas: number): Row<'known_zip_code'>[] {
  return [
    {
      zip_code: '04101000',
      street: 'Rua Vergueiro',
      district: 'Vila Mariana',
      municipality_id: saoPaulo,
      latitude: -23.5745,
      longitude: -46.6408,
    },
    {
      zip_code: '01310100',
      street: 'Avenida Paulista',
      district: 'Bela Vista',
      municipality_id: saoPaulo,
      latitude: -23.5634,
      longitude: -46.6542,
    },
    {
      zip_code: '05422000',
      street: 'Rua dos Pinheiros',
      district: 'Pinheiros',
      municipality_id: saoPaulo,
      latitude: -23.5662,
      longitude: -46.6846,
    },
    {
      zip_code: '04710000',
      street: 'Avenida Santo Amaro',
      district: 'Santo Amaro',
      municipality_id: saoPaulo,
      latitude: -23.6415,
      longitude: -46.7002,
    },
    {
      zip_code: '13010001',
      street: 'Rua Barão de Jaguara',
      district: 'Centro',
      municipality_id: campinas,
      latitude: -22.9056,
      longitude: -47.0608,
    },
  ]
}
