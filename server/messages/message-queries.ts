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

/** Locks a candidate's profile and candidacy against deletion until the transaction ends; false if gone. */
export async function holdCandidacy(
  tx: Tx,
  { candidateId, candidacyId }: { candidateId: string; candidacyId: string },
) {
  // In the order of those who delete an account.
  await sql`select from professional where account_id = ${candidateId} for key share`.execute(tx)
  const { rows } = await sql`select 1 from candidacy where id = ${candidacyId} for key share`.execute(tx)
  return rows.length > 0
}

/** Locks the thread of a candidacy until the transaction ends; creates it if there is none. */
export async function holdThread(tx: Tx, thread: NewThread) {
  await tx
    .insertInto('message_thread')
    .values({
      id: thread.id,
      candidacy_id: thread.candidacyId,
      professional_id: thread.candidateId,
      job_id: thread.jobId,
      organization_id: thread.organizationId,
      created_at: thread.now,
      modified_at: thread.now,
    })
    .onConflict((conflict) => conflict.column('candidacy_id').doNothing())
    .execute()
  return tx
    .selectFrom('message_thread')
    .select(['id', 'last_number as lastNumber'])
    .where('candidacy_id', '=', thread.candidacyId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Finds a message by what its author called it. */
export async function findByClientId(
  tx: Tx,
  { threadId, authorId, clientId }: { threadId: string; authorId: string; clientId: string },
): Promise<MessageRow | undefined> {
  return tx
    .selectFrom('message')
    .select(columns)
    .where('thread_id', '=', threadId)
    .where('author_id', '=', authorId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
}

/** Stores the next message of a locked thread. */
export async function storeMessage(
  tx: Tx,
  { clientId, ...message }: MessageRow & { clientId: string | undefined },
): Promise<MessageRow> {
  const stored = await tx
    .insertInto('message')
    .values({
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
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  await sql`
    update message_thread set last_number = ${message.number}, modified_at = ${message.createdAt},
      ${message.byCandidate ? sql`last_by_candidate` : sql`last_by_company`} = ${message.number},
      answered_to = case when ${message.byCandidate || message.automatic}::boolean then answered_to else greatest(answered_to, coalesce((
        select read_to from message_reader where thread_id = ${message.threadId} and account_id = ${message.authorId}
      ), 0)) end
    where id = ${message.threadId}
  `.execute(tx)
  return stored
}

/** Moves forward up to which message somebody has read a thread; never back, nor beyond its last message. */
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
