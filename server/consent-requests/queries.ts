import { type ConsentStatus, overIfAskedBefore } from '@trampolim/marketplace/curriculums/consent-requests.ts'
import type { JobKindWord } from '@trampolim/marketplace/reference/job-types.ts'
import { letters } from '@trampolim/phrases/pt-br/letters.ts'
import { sql } from 'kysely'
import { isInForce } from '../organizations/queries.ts'
import type { Database, Tx } from '../platform/house.ts'
import { countsAsApproved, isTakenDown } from '../profiles/standing.ts'

/**
 * Locks an organisation, so that its requests are counted and made one after the other. Returns its trade name, null if
 * it has none.
 */
export async function lockAsker(tx: Tx, organizationId: string): Promise<string | null> {
  const { companyName } = await tx
    .selectFrom('organization')
    .innerJoin('shown_organization as shown', 'shown.id', 'organization.id')
    .select(sql<string | null>`nullif(trim(shown.company_name), '')`.as('companyName'))
    .where('organization.id', '=', organizationId)
    .forNoKeyUpdate('organization')
    .executeTakeFirstOrThrow()
  return companyName
}

/** How many people an organisation asked since a moment. */
export async function countAsked(tx: Tx, { organizationId, since }: { organizationId: string; since: Date }) {
  const { count } = await tx
    .selectFrom('consent_request')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('asked_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type NewConsentRequest = {
  id: string
  professionalId: string
  organizationId: string
  curriculumId: string
  cvType: JobKindWord
  companyName: string
  askedBy: string
  now: Date
}

/** Stores a request, or reopens the ended request of this organisation to this person. Returns its id. */
export async function storeRequest(tx: Tx, request: NewConsentRequest): Promise<string> {
  const { id, professionalId, organizationId, curriculumId, cvType, companyName, askedBy, now } = request
  const asked = {
    curriculum_id: curriculumId,
    cv_type: cvType,
    status: 'asked',
    company_name: companyName,
    asked_by: askedBy,
    asked_at: now,
    answered_at: null,
  }
  const stored = await tx
    .insertInto('consent_request')
    .values({ id, professional_id: professionalId, organization_id: organizationId, ...asked })
    .onConflict((conflict) => conflict.columns(['organization_id', 'professional_id']).doUpdateSet(asked))
    .returning('id')
    .executeTakeFirstOrThrow()
  return stored.id
}

/** A request as the rules need it. */
export type HeldRequest = { id: string; professionalId: string; organizationId: string; status: ConsentStatus }

/** Finds a request and locks it until the transaction ends. */
export async function lockRequest(tx: Tx, id: string): Promise<HeldRequest | undefined> {
  return tx
    .selectFrom('consent_request')
    .select(['id', 'professional_id as professionalId', 'organization_id as organizationId', 'status'])
    .where('id', '=', id)
    .$castTo<HeldRequest>()
    .forUpdate()
    .executeTakeFirst()
}

export async function setStatus(
  tx: Tx,
  { id, status, answered }: { id: string; status: ConsentStatus; answered?: Date },
) {
  await tx
    .updateTable('consent_request')
    .set({ status, ...(answered && { answered_at: answered }) })
    .where('id', '=', id)
    .execute()
}

/** Ends open requests whose time is over. Returns their ids. */
export async function endUnanswered(tx: Tx, { now, most }: { now: Date; most: number }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update consent_request set status = 'expired' where id in (
      select id from consent_request where status = 'asked' and asked_at < ${overIfAskedBefore(now)}
      order by asked_at, id limit ${most} for update skip locked
    ) returning id
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** The name of the company that asked: the present one, else that by which it asked; null if it had none then either. */
const companyOfRequest = sql<string | null>`
  coalesce(nullif(trim(shown.company_name), ''), nullif(trim(asked.company_name), ''))
`

/** A request as its candidate's list shows it. */
export type ReceivedRequest = {
  id: string
  company: string | null
  city: string
  state: string
  cvType: JobKindWord
  status: ConsentStatus
  asked: Date
  answered: Date | null
}

/**
 * A page of a person's requests, the open ones first, with their total. Open requests of blocked organisations are left
 * out.
 */
export async function listReceived(
  database: Database,
  { professionalId, size, from }: { professionalId: string; size: number; from: number },
): Promise<{ total: number; rows: ReceivedRequest[] }> {
  const { rows } = await sql<ReceivedRequest & { total: number }>`
    select asked.id, ${companyOfRequest} as company, town.name as city, town.state, asked.cv_type as "cvType", asked.status,
      asked.asked_at as asked, asked.answered_at as answered, count(*) over ()::integer as total
    from consent_request as asked
    join organization on organization.id = asked.organization_id
    join shown_organization as shown on shown.id = organization.id
    join municipality as town on town.id = shown.municipality_id
    where asked.professional_id = ${professionalId} and (asked.status <> 'asked' or not ${isTakenDown('organization')})
    order by (asked.status <> 'asked'), asked.asked_at desc, asked.id desc limit ${size} offset ${from}
  `.execute(database)
  return { total: rows[0]?.total ?? 0, rows }
}

/** The data about a request that letters and notifications contain. */
export type ConsentNews = {
  status: ConsentStatus
  asked: Date
  professionalId: string
  candidateName: string
  candidateEmail: string
  curriculumId: string | null
  company: string
  companyBlocked: boolean
  /** Whether recruiters can find any curriculum of the person. */
  isFound: boolean
  /** The recruiter who asked; null once they can't select for the company any more. */
  recruiterId: string | null
  recruiterName: string | null
  recruiterEmail: string | null
}

export async function findNews(tx: Tx, requestId: string): Promise<ConsentNews | undefined> {
  const { rows } = await sql<Omit<ConsentNews, 'company'> & { company: string | null }>`
    select asked.status, asked.asked_at as asked, asked.professional_id as "professionalId",
      professional.name as "candidateName", account.email as "candidateEmail", asked.curriculum_id as "curriculumId",
      ${companyOfRequest} as company, ${isTakenDown('organization')} as "companyBlocked",
      ${countsAsApproved('professional')} and exists (
        select from curriculum
        where curriculum.professional_id = asked.professional_id and curriculum.searching_job and curriculum.visibility <> 'hidden'
      ) as "isFound",
      recruiter.account_id as "recruiterId", recruiter.name as "recruiterName", asker.email as "recruiterEmail"
    from consent_request as asked
    join professional on professional.account_id = asked.professional_id
    join account on account.id = asked.professional_id
    join organization on organization.id = asked.organization_id
    join shown_organization as shown on shown.id = organization.id
    left join recruiter on recruiter.account_id = asked.asked_by and recruiter.organization_id = asked.organization_id
      and ${countsAsApproved('recruiter')} and ${isInForce('organization')}
    left join account as asker on asker.id = recruiter.account_id
    where asked.id = ${requestId}
  `.execute(tx)
  return rows[0] && { ...rows[0], company: rows[0].company ?? letters.hiddenCompany }
}
