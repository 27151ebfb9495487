import type { Database } from '@trampolim/server/platform/house.ts'
import { sql } from 'kysely'

/** Candidates whose interview's times are chosen together. */
const offersEach = 5

/**
 * Gives every candidacy items for the minutely rounds, all of them due now: an unannounced invitation and an
 * unannounced hiring message, an interview to reconfirm, and a slot offer.
 */
export async function insertAttended(database: Database) {
  await sql`
    insert into invitation (id, job_id, professional_id, cv_type, status, source, question_ids, job_name, for_client, made_at, due_at)
    select left(md5(professional.account_id || 'invitation'), 24), job.id, professional.account_id, 'professional', 'invite:pending',
      'search', '{}', job.name, false, now() - interval '1 hour', now() - interval '1 minute'
    from professional
    cross join lateral (select id, content->>'jobName' as name from job where status = 'job:approved' order by id limit 1) as open
    cross join lateral (select open.id, coalesce(open.name, 'Vaga') as name) as job
    on conflict do nothing
  `.execute(database)
  await sql`
    insert into hiring_message (id, candidacy_id, start_on, documents, other_documents, message, status, made_at, due_at)
    select left(md5(id || 'hire'), 24), id, current_date + 30, '{}', '', '', 'pending', now() - interval '1 hour', now() - interval '1 minute'
    from candidacy on conflict do nothing
  `.execute(database)
  await sql`
    insert into interview (id, job_id, type, type_info, address, link, notes, timezone, made_at)
    select left(md5(id || 'interview'), 24), job_id, 'remote', '', '', 'https://meet.example.org/x', '', 'America/Sao_Paulo', now() - interval '3 days'
    from candidacy on conflict do nothing
  `.execute(database)
  await sql`
    insert into interview_candidate (id, interview_id, candidacy_id, start_at, end_at, set_at, status, known_at, told_at, due_at)
    select left(md5(id || 'seat'), 24), left(md5(id || 'interview'), 24), id, now() + interval '11 hours', now() + interval '12 hours',
      now() - interval '3 days', 'candidate:confirmed', now() - interval '3 days', now() - interval '3 days', now() - interval '1 minute'
    from candidacy on conflict do nothing
  `.execute(database)
  await sql`
    with numbered as (select id, job_id, (row_number() over (order by id) - 1) / ${offersEach} as choice from candidacy),
    made as (
      insert into interview (id, job_id, type, type_info, address, link, notes, timezone, made_at)
      select left(md5('choice' || choice), 24), min(job_id), 'live', '', 'Rua Um, 1', '', '', 'America/Sao_Paulo', now() - interval '1 hour'
      from numbered group by choice on conflict do nothing
    ),
    times as (
      insert into interview_slot (id, interview_id, start_at, end_at)
      select left(md5('slot' || choice || at), 24), left(md5('choice' || choice), 24), now() + at * interval '1 day',
        now() + at * interval '1 day' + interval '30 minutes'
      from (select distinct choice from numbered) as all_of_them cross join generate_series(1, ${offersEach}::integer) as at
      on conflict do nothing
    )
    insert into slot_offer (id, interview_id, candidacy_id, status, set_at, due_at)
    select left(md5(id || 'offer'), 24), left(md5('choice' || choice), 24), id, 'untold', now() - interval '1 hour', now() - interval '1 minute'
    from numbered on conflict do nothing
  `.execute(database)
}
