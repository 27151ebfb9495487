import type { AlertFrequency, AlertSearch } from '@trampolim/marketplace/alerts/alert.ts'
import type { AlertMeaning } from '@trampolim/marketplace/alerts/grounds.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'

/** Finds a professional's name and address for letters; undefined if the account no longer exists. */
export async function findAddressee(tx: Tx, professionalId: string) {
  return tx
    .selectFrom('professional')
    .innerJoin('account', 'account.id', 'professional.account_id')
    .select(['account.email', 'account.role', 'professional.name'])
    .where('professional.account_id', '=', professionalId)
    .executeTakeFirst()
}

type Batch = { after: string; most: number }

/** Lists a batch of professionals, after a given one, who have news in an alert with these frequencies. */
export async function professionalsWithNews(
  database: Database,
  { frequencies, after, most }: Batch & { frequencies: readonly AlertFrequency[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct alert.professional_id as id
    from job_alert as alert join alert_search as asked on asked.search_no = alert.search_no
    where alert.frequency = any(${frequencies}::text[]) and not alert.paused and alert.professional_id > ${after}
      and exists (
        select from alert_news as news
        where news.search_no in (asked.search_no, asked.anywhere_no) and news.found_at > alert.announced_until
      )
    order by alert.professional_id limit ${most}
  `.execute(database)
  return rows.map(({ id }) => id)
}

/**
 * Lists a batch of professionals, after a given one, who want to hear of a job at once, each with the time of their
 * last such letter.
 */
export async function professionalsToTell(
  tx: Tx,
  { jobId, after, most }: Batch & { jobId: string },
): Promise<{ id: string; announcedAt: Date | null }[]> {
  const { rows } = await sql<{ id: string; announcedAt: Date | null }>`
    select person.id, (
        select max(told_at) from job_alert
        where job_alert.professional_id = person.id and job_alert.frequency = 'at-once'
      ) as "announcedAt"
    from (
      select distinct alert.professional_id as id
      from alert_news as news
      join lateral (
        select search_no from alert_search where search_no = news.search_no
        union all
        select search_no from alert_search where anywhere_no = news.search_no
      ) as asked on true
      join job_alert as alert on alert.search_no = asked.search_no
      where news.job_id = ${jobId} and news.found_at > alert.announced_until
        and alert.frequency = 'at-once' and not alert.paused and alert.professional_id > ${after}
      order by 1 limit ${most}
    ) as person
    order by person.id
  `.execute(tx)
  return rows
}

/** An alert whose letter is being written. */
export type HeldAlert = {
  id: string
  name: string | null
  occupation: string
  location: string
  search: AlertSearch
  meaning: AlertMeaning | null
}

/** Locks a professional's alerts of these frequencies until the transaction ends, oldest first. */
export async function lockAlerts(
  tx: Tx,
  { professionalId, frequencies }: { professionalId: string; frequencies: readonly AlertFrequency[] },
): Promise<HeldAlert[]> {
  const { rows } = await sql<HeldAlert>`
    select alert.id, alert.name, alert.occupation, alert.location, asked.search, asked.meaning
    from job_alert as alert join alert_search as asked on asked.search_no = alert.search_no
    where alert.professional_id = ${professionalId} and alert.frequency = any(${frequencies}::text[])
      and not alert.paused
    order by alert.created_at, alert.id
    for update of alert
  `.execute(tx)
  return rows
}

/** A job that an alert announces; `found` is the number of all that it announces. */
export type NewsRow = {
  alertId: string
  found: number
  jobId: string
  card: {
    jobName: string
    company: string | null
    forClient?: boolean
    places: { cityState: number; city: string; state: string }[]
  }
}

/**
 * Lists the newest jobs that these alerts found and haven't announced, up to a limit for each. Only jobs that are open
 * and were approved after the alert was created; without those that the person discarded or has a candidacy in. A job
 * that several alerts found belongs to the oldest of them.
 */
export async function newsOf(
  tx: Tx,
  { ids, until, most }: { ids: readonly string[]; until: Date; most: number },
): Promise<NewsRow[]> {
  const { rows } = await sql<NewsRow>`
    select "alertId", found::integer as found, "jobId", card from (
      select announced.*, count(*) over (partition by "alertId") as found,
        row_number() over (partition by "alertId" order by approved_at desc, job_no desc) as nth
      from (
        select distinct on (card.id) alert.id as "alertId", alert.created_at, card.id as "jobId", card.card,
          card.approved_at, card.job_no
        from job_alert as alert
        join alert_search as asked on asked.search_no = alert.search_no
        cross join lateral (
          select distinct job_id from alert_news
          where search_no in (asked.search_no, asked.anywhere_no)
            and found_at > alert.announced_until and found_at <= ${until}
        ) as news
        join job_card as card on card.id = news.job_id and card.approved_at > alert.since
        where alert.id = any(${ids}::text[])
          and not exists (
            select from job_discard
            where job_discard.professional_id = alert.professional_id and job_discard.job_id = card.id
          )
          and not exists (
            select from candidacy
            where candidacy.professional_id = alert.professional_id and candidacy.job_id = card.id
          )
        order by card.id, alert.created_at, alert.id
      ) as announced
    ) as ranked
    where nth <= ${most}
    order by created_at, "alertId", nth
  `.execute(tx)
  return rows
}

/** Marks what these alerts found up to a moment as announced; `announcedAt` is set if a letter was sent. */
export async function advanceAlerts(
  tx: Tx,
  { ids, until, announcedAt }: { ids: readonly string[]; until: Date; announcedAt: Date | null },
) {
  await tx
    .updateTable('job_alert')
    .set({ announced_until: until, ...(announcedAt && { told_at: announcedAt }) })
    .where('id', 'in', ids)
    .execute()
}
