import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'

/** A message as stored. */
export type MessageRow = {
  id: string
  threadId: string
  number: number
  byCandidate: boolean
  authorId: string
  authorName: string
  text: string
  createdAt: Date
  automatic: boolean
}

const columns = [
  'id',
  'thread_id as threadId',
  'number',
  'by_candidate as byCandidate',
  'author_id as authorId',
  'author_name as authorName',
  'text',
  'created_at as createdAt',
  'automatic',
] as const

/** Finds the last message of each thread. */
export async function findLastMessages(database: Database | Tx, threadIds: readonly string[]): Promise<MessageRow[]> {
  if (threadIds.length === 0) return []
  return database
    .selectFrom('message')
    .innerJoin('message_thread as thread', (join) =>
      join.onRef('thread.id', '=', 'message.thread_id').onRef('thread.last_number', '=', 'message.number'),
    )
    .select([
      'message.id',
      'message.thread_id as threadId',
      'message.number',
      'message.by_candidate as byCandidate',
      'message.author_id as authorId',
      'message.author_name as authorName',
      'message.text',
      'message.created_at as createdAt',
      'message.automatic',
    ])
    .where('thread.id', 'in', threadIds)
    .execute()
}

/** Some messages of a thread, latest first. */
export async function findMessages(
  database: Database,
  { threadId, before, most }: { threadId: string; before: number | undefined; most: number },
): Promise<MessageRow[]> {
  return database
    .selectFrom('message')
    .select(columns)
    .where('thread_id', '=', threadId)
    .$if(before !== undefined, (query) => query.where('number', '<', before as number))
    .orderBy('number', 'desc')
    .limit(most)
    .execute()
}

export type NewThread = {
  id: string
  candidacyId: string
  candidateId: string
  jobId: string
  organizationId: string
  now: Date
}

/** Locks candidates' profiles and candidacies against deletion until the transaction ends. @returns the candidacies still there */
export async function holdCandidacies(
  tx: Tx,
  of: readonly { candidateId: string; candidacyId: string }[],
): Promise<ReadonlySet<string>> {
  // Locked in the same order as when an account is deleted.
  const candidateIds = of.map(({ candidateId }) => candidateId)
  await sql`
    select from professional where account_id = any(${candidateIds}::text[]) order by account_id for key share
  `.execute(tx)
  const candidacyIds = of.map(({ candidacyId }) => candidacyId)
  const { rows } = await sql<{ id: string }>`
    select id from candidacy where id = any(${candidacyIds}::text[]) order by id for key share
  `.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** A locked thread with the number of its last message. */
export type HeldThread = { id: string; candidacyId: string; lastNumber: number }

/** Locks the threads of candidacies until the transaction ends; missing ones are created. */
export async function holdThreads(tx: Tx, threads: readonly NewThread[]): Promise<HeldThread[]> {
  await sql`
    insert into message_thread (id, candidacy_id, professional_id, job_id, organization_id, created_at, modified_at)
    select id, "candidacyId", "candidateId", "jobId", "organizationId", now, now
    from jsonb_to_recordset(${JSON.stringify(threads)}::jsonb) as each (
      id text, "candidacyId" text, "candidateId" text, "jobId" text, "organizationId" text, now timestamptz
    )
    order by "candidacyId"
    on conflict (candidacy_id) do nothing
  `.execute(tx)
  const candidacyIds = threads.map(({ candidacyId }) => candidacyId)
  const { rows } = await sql<HeldThread>`
    select id, candidacy_id as "candidacyId", last_number as "lastNumber" from message_thread
    where candidacy_id = any(${candidacyIds}::text[]) order by candidacy_id for update
  `.execute(tx)
  return rows
}

/** Finds the messages in these threads to which their author gave this client id. */
export async function findByClientId(
  tx: Tx,
  { threadIds, authorId, clientId }: { threadIds: readonly string[]; authorId: string; clientId: string },
): Promise<MessageRow[]> {
  return tx
    .selectFrom('message')
    .select(columns)
    .where('thread_id', 'in', threadIds)
    .where('author_id', '=', authorId)
    .where('client_id', '=', clientId)
    .execute()
}

/** Stores the next message of each of several locked threads. */
export async function storeMessages(
  tx: Tx,
  messages: readonly (MessageRow & { clientId: string | undefined })[],
): Promise<MessageRow[]> {
  if (messages.length === 0) return []
  const stored = await tx
    .insertInto('message')
    .values(
      messages.map(({ clientId, ...message }) => ({
        id: message.id,
        thread_id: message.threadId,
        number: message.number,
        by_candidate: message.byCandidate,
        author_id: message.authorId,
        author_name: message.authorName,
        client_id: clientId ?? null,
        text: message.text,
        created_at: message.createdAt,
        automatic: message.automatic,
      })),
    )
    .returning(columns)
    .execute()
  await sql`
    update message_thread as thread set last_number = said.number, modified_at = said.created_at,
      last_by_candidate = case when said.by_candidate then said.number else thread.last_by_candidate end,
      last_by_company = case when said.by_candidate then thread.last_by_company else said.number end,
      answered_to = case when said.by_candidate or said.automatic then thread.answered_to else greatest(thread.answered_to, coalesce((
        select read_to from message_reader where thread_id = said.thread_id and account_id = said.author_id
      ), 0)) end
    from message as said
    where said.id = any(${messages.map(({ id }) => id)}::text[]) and thread.id = said.thread_id
  `.execute(tx)
  return stored
}

/** Moves a reader's read position forward; never backwards, nor beyond the last message. */
export async function moveReader(
  tx: Tx,
  { threadId, accountId, number }: { threadId: string; accountId: string; number: number },
) {
  await sql`
    insert into message_reader (thread_id, account_id, read_to)
    select id, ${accountId}, least(${number}::integer, last_number) from message_thread where id = ${threadId} for key share
    on conflict (thread_id, account_id) do update set read_to = greatest(message_reader.read_to, excluded.read_to)
  `.execute(tx)
}
