import { unsuccessfulStatuses } from '@trampolim/marketplace/interviews/statuses.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/house.ts'
import { hashToken } from '../../platform/tokens.ts'
import type { CandidatesInterview, MeetingRow } from '../interviews/queries.ts'
import { ownJobName } from '../queries.ts'

export async function findFeed(database: Database, accountId: string) {
  return database
    .selectFrom('calendar_feed')
    .select(['made_at as made', 'read_at as read'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** Stores a person's calendar address, replacing the previous one. */
export async function storeFeed(
  database: Database,
  { accountId, token, now }: { accountId: string; token: string; now: Date },
) {
  const feed = { token_hash: hashToken(token), made_at: now, read_at: null }
  await database
    .insertInto('calendar_feed')
    .values({ account_id: accountId, ...feed })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(feed))
    .execute()
}

export async function dropFeed(database: Database, accountId: string) {
  await database.deleteFrom('calendar_feed').where('account_id', '=', accountId).execute()
}

/** Deletes a person's calendar address unless it was made after a moment. */
export async function dropFeedMadeUntil(database: Database, { accountId, until }: { accountId: string; until: Date }) {
  await database.deleteFrom('calendar_feed').where('account_id', '=', accountId).where('made_at', '<=', until).execute()
}

/** Finds the person whose calendar address has a token. */
export async function findReader(database: Database, token: string) {
  return database
    .selectFrom('calendar_feed')
    .innerJoin('account', 'account.id', 'calendar_feed.account_id')
    .select(['account.id as accountId', 'account.email', 'account.role', 'calendar_feed.read_at as read'])
    .where('calendar_feed.token_hash', '=', hashToken(token))
    .executeTakeFirst()
}

export async function noteReading(database: Database, { accountId, now }: { accountId: string; now: Date }) {
  await database.updateTable('calendar_feed').set({ read_at: now }).where('account_id', '=', accountId).execute()
}

type Span = { from: Date; to: Date }

/** An interview as the calendar of one of its sides shows it. */
export type FeedRow = MeetingRow &
  Pick<CandidatesInterview, 'id' | 'start' | 'end' | 'sequence' | 'status'> & {
    jobName: string
    company: string | null
    candidateName: string
  }

const columns = (jobName: RawBuilder<string>) => sql`
  each.id, each.start_at as start, each.end_at as "end", each.sequence, each.status, interview.type,
  interview.type_info as "typeInfo", interview.address, interview.link, interview.notes, interview.timezone as "timeZone",
  ${jobName} as "jobName", candidacy.company_name as company, candidacy.candidate_name as "candidateName"
`
const stands = ({ from, to }: Span) => sql`
  each.start_at >= ${from} and each.start_at < ${to} and each.status <> all(${unsuccessfulStatuses}::text[])
  order by each.start_at, each.id limit 500
`

/** The candidate's upcoming and past interviews that weren't canceled and of which they were notified. */
export async function listOfCandidate(
  database: Database,
  { accountId, ...span }: { accountId: string } & Span,
): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    select ${columns(sql`candidacy.job_name`)} from candidacy
    join interview_candidate as each on each.candidacy_id = candidacy.id
    join interview on interview.id = each.interview_id
    where candidacy.professional_id = ${accountId} and each.told_at is not null and ${stands(span)}
  `.execute(database)
  return rows
}

/** The interviews that a recruiter set and that weren't canceled, within their current organisation. */
export async function listOfRecruiter(
  database: Database,
  { accountId, organizationId, ...span }: { accountId: string; organizationId: string } & Span,
): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    select ${columns(ownJobName)} from interview_candidate as each
    join interview on interview.id = each.interview_id
    join candidacy on candidacy.id = each.candidacy_id
    left join job on job.id = candidacy.job_id
    where each.made_by = ${accountId} and each.organization_id = ${organizationId} and not candidacy.hidden
      and ${stands(span)}
  `.execute(database)
  return rows
}
