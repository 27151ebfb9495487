import { type AlertFrequency, type AlertSearch, foldedSearch } from '@trampolim/marketplace/alerts/alert.ts'
import { keepAlertSearch } from '@trampolim/server/alerts/keep-search.ts'
import { insertAlert as storeAlert } from '@trampolim/server/alerts/queries.ts'
import { understandAlert } from '@trampolim/server/alerts/understand-alert.ts'
import type { Tables } from '@trampolim/server/platform/database/connect.ts'
import type { House } from '@trampolim/server/platform/house.ts'
import type { Person } from '@trampolim/server/platform/http/caller/asking.ts'
import { newId } from '@trampolim/server/platform/ids.ts'
import { scoreCandidacies } from '@trampolim/server/selection/scores/score-candidacies.ts'
import type { Insertable } from 'kysely'

type Ground = Pick<House, 'database' | 'now'>
type Row<Table extends keyof Tables> = Insertable<Tables[Table]>

let made = 0

/** Restarts the numbering for an empty database, so that a test creates the same data whatever ran before it. */
export function restartNumbers() {
  made = 0
}

/** Returns a number that is unique within this run. */
function next() {
  made += 1
  return made
}

/** Digits that look like a document's; nothing here depends on its check digits. */
function digits(length: number) {
  return String(next()).padStart(length, '0')
}

/** A thing created in a status other than approved has never been approved. */
function approvedSince({ status }: { status?: unknown }, now: () => Date): Date | null {
  return status === undefined || status === 'approved' ? now() : null
}

export const saoPaulo = 3_550_308
export const campinas = 3_509_502

async function insertAccount({ database, now }: Ground, role: Person['role'], email: string): Promise<Person> {
  const accountId = newId(now())
  await database
    .insertInto('account')
    .values({
      id: accountId,
      email,
      role,
      email_validated_at: now(),
      created_at: now(),
      modified_at: now(),
    })
    .execute()
  return { accountId, sessionId: newId(now()), role, email }
}

/** Inserts an approved organisation of São Paulo; returns its id. */
export async function insertOrganization({ database, now }: Ground, changes: Partial<Row<'organization'>> = {}) {
  const id = newId(now())
  await database
    .insertInto('organization')
    .values({
      id,
      status: 'approved',
      idcard: digits(14),
      company_name: 'Padaria Aurora',
      official_name: 'Aurora Panificação Ltda.',
      employee_number: 50,
      branch_of_activity: 'padarias-e-confeitarias',
      description: 'Pão quente desde 1987.',
      site: 'https://aurora.example',
      zip_code: '01310100',
      municipality_id: saoPaulo,
      first_approved_at: approvedSince(changes, now),
      created_at: now(),
      modified_at: now(),
      ...changes,
    })
    .execute()
  return id
}

/** Inserts an approved recruiter of an organisation and returns them as a caller. */
export async function insertRecruiter(
  ground: Ground,
  { organizationId, ...changes }: { organizationId: string } & Partial<Row<'recruiter'>>,
): Promise<Person> {
  const person = await insertAccount(ground, 'user:recruiter', `recrutador${next()}@aurora.example`)
  await ground.database
    .insertInto('recruiter')
    .values({
      account_id: person.accountId,
      organization_id: organizationId,
      status: 'approved',
      name: 'Bruno Lima',
      phone: digits(11),
      first_approved_at: approvedSince(changes, ground.now),
      created_at: ground.now(),
      modified_at: ground.now(),
      ...changes,
    })
    .execute()
  return person
}

/** Inserts an approved professional of São Paulo, born in 1994, and returns them as a caller. */
export async function insertProfessional(
  ground: Ground,
  {
    email = `pessoa${next()}@candidatos.example`,
    role = 'user:professional',
    ...changes
  }: Partial<Row<'professional'>> & { email?: string; role?: 'user:professional' | 'user:inactive' } = {},
): Promise<Person> {
  const person = await insertAccount(ground, role, email)
  await ground.database
    .insertInto('professional')
    .values({
      account_id: person.accountId,
      status: 'approved',
      first_approved_at: (changes.status ?? 'approved') === 'approved' ? ground.now() : null,
      name: 'Ana Souza',
      cpf: digits(11),
      birth_date: '1994-05-17',
      gender: 2,
      phones: JSON.stringify([{ phone: '11987654321', isWhatsApp: true, verified: true }]),
      zip_code: '01310100',
      municipality_id: saoPaulo,
      district: 'Bela Vista',
      street: 'Avenida Paulista',
      latitude: -23.5614,
      longitude: -46.6559,
      exact_position: true,
      share_contact_data: true,
      created_at: ground.now(),
      modified_at: ground.now(),
      ...changes,
    })
    .execute()
  return person
}

/** Inserts a professional's curriculum of a kind, for a shop assistant; returns its id. */
export async function insertCurriculum(
  { database, now }: Ground,
  { professionalId, ...changes }: { professionalId: string } & Partial<Row<'curriculum'>>,
) {
  const id = newId(now())
  await database
    .insertInto('curriculum')
    .values({
      id,
      professional_id: professionalId,
      cv_type: 'professional',
      objective: 'Quero atender bem.',
      occupations: JSON.stringify([{ cbo: '521110', yearsOfExperience: 2 }]),
      salary_cents: 220_000,
      school_level: 'HIGH_SCHOOL_GENERAL',
      content: { schoolLevelStatus: 2 },
      created_at: now(),
      modified_at: now(),
      ...changes,
    })
    .execute()
  return id
}

/**
 * Inserts an open professional job of an organisation in São Paulo; returns its id. `content` contains the fields
 * without a column of their own.
 */
export async function insertJob(
  { database, now }: Ground,
  { organizationId, content, ...changes }: { organizationId: string } & Partial<Row<'job'>>,
) {
  const id = newId(now())
  await database
    .insertInto('job')
    .values({
      id,
      organization_id: organizationId,
      created_by: organizationId,
      status: 'job:approved',
      job_specific_type: 1,
      contract_type: 1,
      work_type: 1,
      job_name: 'Vendedor de loja',
      cbo: '521110',
      salary_type: 1,
      salary_from_cents: 210_000,
      salary_to_cents: 260_000,
      work_places: JSON.stringify([workPlace()]),
      schooling: 'HIGH_SCHOOL_GENERAL',
      content: JSON.stringify({
        jobDescription: 'Atender no balcão e cuidar da vitrine.',
        workingHours: 'monday-friday',
        workingHoursStart: '08:00',
        workingHoursEnd: '17:48',
        workingHoursLunch: '01:00',
        schoolLevels: [{ schooling: 'HIGH_SCHOOL_GENERAL' }],
        ...(content as object | undefined),
      }),
      first_approved_at: now(),
      approved_at: now(),
      closes_at: new Date(now().getTime() + 45 * 86_400_000),
      created_at: now(),
      modified_at: now(),
      ...changes,
    })
    .execute()
  return id
}

/** A job's workplace, in the centre of São Paulo. */
export function workPlace(changes: Record<string, unknown> = {}) {
  return {
    zipCode: '01001000',
    qty: 1,
    district: 'Sé',
    cityState: saoPaulo,
    latitude: -23.5503,
    longitude: -46.6342,
    exact: true,
    ...changes,
  }
}

/** Inserts a candidacy that was just created by an application, with the product's counters; returns its id. */
export async function insertCandidacy(
  { database, now }: Ground,
  { jobId, professionalId, ...changes }: { jobId: string; professionalId: string } & Partial<Row<'candidacy'>>,
) {
  const id = newId(now())
  const step = changes.step ?? 'curriculums'
  await database
    .insertInto('candidacy')
    .values({
      id,
      job_id: jobId,
      professional_id: professionalId,
      cv_type: 'professional',
      origin: 'applied',
      step,
      job_name: 'Vendedor de loja',
      company_name: 'Padaria Aurora',
      applied_at: now(),
      moved_at: now(),
      ...changes,
    })
    .execute()
  await scoreCandidacies(database, [id])
  await database
    .insertInto('candidacy_history')
    .values({
      id: newId(now()),
      candidacy_id: id,
      type: 'applied',
      to_step: 'curriculums',
      actor: 'candidate',
      actor_id: professionalId,
      happened_at: now(),
    })
    .execute()
  await database
    .insertInto('selection_counter')
    .values(
      [step, ...(step === 'discarded' || changes.viewed_at ? [] : ['unseen'])].map((counter) => ({
        job_id: jobId,
        step: counter,
        count: 1,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['job_id', 'step']).doUpdateSet(({ eb }) => ({ count: eb('selection_counter.count', '+', 1) })),
    )
    .execute()
  return id
}

type NewAlert = {
  professionalId: string
  occupation?: string
  location?: string
  filters?: Readonly<Record<string, unknown>>
  name?: string
  frequency?: AlertFrequency
  paused?: boolean
  id?: string
}

/** Inserts an alert with its search as the server stores both; returns its id. */
export async function insertAlert(
  { database, now }: Ground,
  { professionalId, occupation = '', location = '', filters = {}, ...alert }: NewAlert,
) {
  const search: AlertSearch = foldedSearch({ occupation, location, ...filters })
  const id = alert.id ?? newId(now())
  const meaning = await understandAlert({ searchDatabase: database, now }, search)
  const { searchNo } = await keepAlertSearch(database, { search, meaning, now: now() })
  await storeAlert(database, {
    ...{ id, professionalId, occupation, location, searchNo },
    name: alert.name ?? null,
    frequency: alert.frequency ?? 'daily',
    paused: alert.paused ?? false,
    now: now(),
  })
  return id
}
