import type { ConsentDocument } from '@trampolim/marketplace/accounts/terms.ts'
import { consentVersions } from '@trampolim/marketplace/accounts/terms.ts'
import { type Availability, usualAvailability } from '@trampolim/marketplace/availability/availability.ts'
import { weekPartsOf } from '@trampolim/marketplace/availability/week-parts.ts'
import { type CurriculumKind, curriculumKinds } from '@trampolim/marketplace/curriculums/kinds.ts'
import type { PartialCurriculum } from '@trampolim/marketplace/curriculums/sections.ts'
import { type Settled, settle } from '@trampolim/marketplace/fields/settle.ts'
import type { ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import { pcdFields } from '@trampolim/marketplace/registration/fields.ts'
import { sql } from 'kysely'
import { contentOf, type StoredCurriculum } from '../curriculums/stored.ts'
import type { Database, Tx } from '../platform/house.ts'
import type { StatusColumns } from '../profiles/change-status.ts'
import { countsAsApproved } from '../profiles/standing.ts'
import type { Residence } from './residence.ts'

/** What a person says about a disability, as it is stored. */
export type ToldOfDisability = Settled<typeof pcdFields>

/** A stored cell phone: area code and number. */
export type Phone = { phone: string; isWhatsApp: boolean; verified: boolean }

export type NewProfessional = {
  accountId: string
  status: ProfileStatus
  name: string
  cpf: string
  birthDate: string
  gender: number
  phones: readonly Phone[]
  residence: Residence
  district: string
  street: string
  shareContactData: boolean
  pcdData: ToldOfDisability | null
  foundByDisability: boolean
  /** Null if the person hasn't stated it yet. */
  availability: Availability | null
  now: Date
}

/** Adds a professional's profile. Fails on `professional_cpf_unique` if the CPF is taken. */
export async function insertProfessional(tx: Tx, of: NewProfessional) {
  await tx
    .insertInto('professional')
    .values({
      account_id: of.accountId,
      status: of.status,
      name: of.name,
      cpf: of.cpf,
      birth_date: of.birthDate,
      gender: of.gender,
      phones: JSON.stringify(of.phones),
      ...residenceColumns(of.residence),
      district: of.district,
      street: of.street,
      share_contact_data: of.shareContactData,
      is_handicap: of.pcdData !== null,
      pcd_data: JSON.stringify(of.pcdData ?? {}),
      found_by_disability: of.foundByDisability,
      ...(of.availability && {
        availability: JSON.stringify(of.availability),
        week_parts: weekPartsOf(of.availability),
      }),
      created_at: of.now,
      modified_at: of.now,
    })
    .execute()
}

/** Records that a person agreed to the current version of a text, and when. */
export async function acceptDocument(
  tx: Tx,
  { accountId, document, now }: { accountId: string; document: ConsentDocument; now: Date },
) {
  await tx
    .insertInto('terms_acceptance')
    .values({ account_id: accountId, document, version: consentVersions[document], accepted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Records that a person withdrew a consent, and when. */
export async function withdrawDocument(
  tx: Tx,
  { accountId, document, now }: { accountId: string; document: ConsentDocument; now: Date },
) {
  await tx
    .updateTable('terms_acceptance')
    .set({ withdrawn_at: now })
    .where('account_id', '=', accountId)
    .where('document', '=', document)
    .where('withdrawn_at', 'is', null)
    .execute()
}

const profileColumns = [
  'account.id as userId',
  'account.email',
  'professional.status',
  'professional.status_reason as statusReason',
  'professional.name',
  'professional.cpf',
  'professional.phones',
  'professional.birth_date as birthDate',
  'professional.gender',
  'professional.zip_code as zipCode',
  'professional.municipality_id as cityState',
  'municipality.name as city',
  'municipality.state',
  'professional.district',
  'professional.street',
  'professional.share_contact_data as agreeShareContactData',
  'professional.is_handicap as isHandicap',
  'professional.pcd_data as pcdData',
  'professional.found_by_disability as agreeFoundByDisability',
  'professional.availability',
  'professional.created_at as created',
  'professional.modified_at as modified',
] as const

/** Reads a professional's whole profile; undefined for an account without one. */
export async function readProfile(database: Database | Tx, accountId: string) {
  const found = await database
    .selectFrom('professional')
    .innerJoin('account', 'account.id', 'professional.account_id')
    .innerJoin('municipality', 'municipality.id', 'professional.municipality_id')
    .select(profileColumns)
    .select(countsAsApproved('professional').as('approved'))
    .where('professional.account_id', '=', accountId)
    .executeTakeFirst()
  return (
    found && {
      ...found,
      status: found.status as ProfileStatus,
      phones: found.phones as unknown as Phone[],
      availability: { ...usualAvailability, ...(found.availability as Partial<Availability>) },
      pcdData: found.isHandicap ? settle(pcdFields, { ...(found.pcdData as object), pcdCondition: true }) : null,
    }
  )
}

export type Profile = NonNullable<Awaited<ReturnType<typeof readProfile>>>

/** The content of a curriculum, and whether the person has stated their availability. */
type ReadCurriculum = { kind: CurriculumKind; content: PartialCurriculum; hasAvailability: boolean }

/** Reads the content of each of a person's curriculums. */
export async function readCurriculums(database: Database, accountId: string): Promise<ReadCurriculum[]> {
  const rows = await database
    .selectFrom('curriculum')
    .innerJoin('professional', 'professional.account_id', 'curriculum.professional_id')
    .selectAll('curriculum')
    .select(sql<boolean>`professional.availability ? 'days'`.as('hasAvailability'))
    .where('curriculum.professional_id', '=', accountId)
    .$castTo<StoredCurriculum & { hasAvailability: boolean }>()
    .execute()
  const kinds = curriculumKinds.codes
  return rows
    .map((row) => ({ kind: row.cv_type, content: contentOf(row), hasAvailability: row.hasAvailability }))
    .toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
}

/** Locks a profile for this transaction, so that changes are made one after the other. */
export async function lockProfile(tx: Tx, accountId: string) {
  await tx.selectFrom('professional').select('account_id').where('account_id', '=', accountId).forUpdate().execute()
}

/** The values that a change of the profile writes; missing ones stay as they are. */
export type ProfileChange = {
  name?: string
  cpf?: string
  birthDate?: string
  gender?: number
  phones?: readonly Phone[]
  residence?: Residence
  district?: string
  street?: string
  agreeShareContactData?: boolean
  pcdData?: ToldOfDisability | null
  agreeFoundByDisability?: boolean
}

export async function changeProfile(
  tx: Tx,
  { accountId, change, now }: { accountId: string; change: ProfileChange; now: Date },
) {
  const { name, cpf, birthDate, gender, district, street, agreeShareContactData, phones, residence, pcdData } = change
  const { agreeFoundByDisability } = change
  await tx
    .updateTable('professional')
    .set({
      modified_at: now,
      ...(name && { name }),
      ...(cpf && { cpf }),
      ...(birthDate && { birth_date: birthDate }),
      ...(gender && { gender }),
      ...(district && { district }),
      ...(street && { street }),
      ...(agreeFoundByDisability !== undefined && { found_by_disability: agreeFoundByDisability }),
      ...(agreeShareContactData !== undefined && { share_contact_data: agreeShareContactData }),
      ...(phones && { phones: JSON.stringify(phones) }),
      ...(residence && residenceColumns(residence)),
      ...(pcdData !== undefined && { is_handicap: pcdData !== null, pcd_data: JSON.stringify(pcdData ?? {}) }),
    })
    .where('account_id', '=', accountId)
    .execute()
}

function residenceColumns({ zipCode, municipalityId, latitude, longitude, exact }: Residence) {
  return { zip_code: zipCode, municipality_id: municipalityId, latitude, longitude, exact_position: exact }
}

/** Writes the status of a candidate's profile with its related columns. */
export async function rewriteCandidateStatus(tx: Tx, id: string, columns: StatusColumns) {
  await tx.updateTable('professional').set(columns).where('account_id', '=', id).execute()
}
