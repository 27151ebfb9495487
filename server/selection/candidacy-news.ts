import { type RawBuilder, sql } from 'kysely'
import { isInForce } from '../organizations/queries.ts'
import type { Tx } from '../platform/house.ts'
import { countsAsApproved, isTakenDown } from '../profiles/standing.ts'
import { hasWithdrawn, isRemoved, ownJobName } from './queries.ts'

/** The data about a candidacy, its job and the people on both sides that letters and notifications contain. */
export type CandidacyNews = {
  candidacyId: string
  jobId: string | null
  jobName: string
  /** The job's name as its recruiters wrote it last, which candidates read only once it is approved. */
  ownJobName: string
  company: string | null
  forClient: boolean
  organizationId: string | null
  professionalId: string
  candidateName: string
  candidateEmail: string
  /** The curriculum of the candidacy, or its own id if the curriculum was deleted. */
  cvId: string
  /** The recruiter who began what is told, or the colleague who takes over; null if nobody may select for the company. */
  recruiterId: string | null
  recruiterName: string | null
  recruiterEmail: string | null
  /** Whether that recruiter began it themselves. */
  isTheirs: boolean
  /** Whether the candidate withdrew. */
  withdrew: boolean
  jobEnded: boolean
  /** Whether candidate and recruiters can write to each other. */
  mayWrite: boolean
  /** Whether an interview may be set with the candidate. */
  maySet: boolean
}

const isIn = sql`(job.id is not null and job.status <> 'job:closed' and not ${isRemoved} and candidacy.step <> 'discarded')`
/** The same condition as `closingOf` in the rules; an organisation is blocked together with its jobs. */
const hasMessages = sql`(
  ${isIn} and not exists (
    select from message_thread as thread where thread.candidacy_id = candidacy.id and thread.stopped_at is not null
  )
)`

/** The columns of `CandidacyNews` among what `joinCandidacy` joins. */
export const candidacyNews = sql`
  candidacy.id as "candidacyId", candidacy.job_id as "jobId", candidacy.job_name as "jobName",
  ${ownJobName} as "ownJobName",
  candidacy.company_name as company, candidacy.for_client as "forClient", job.organization_id as "organizationId",
  candidacy.professional_id as "professionalId", professional.name as "candidateName",
  account.email as "candidateEmail", coalesce(candidacy.curriculum_id, candidacy.id) as "cvId",
  recruiter.account_id as "recruiterId", recruiter.name as "recruiterName", sender.email as "recruiterEmail",
  coalesce(recruiter.is_theirs, false) as "isTheirs",
  ${hasWithdrawn} as withdrew,
  coalesce(job.status = 'job:closed', false) as "jobEnded", ${hasMessages} as "mayWrite",
  (${isIn} and candidacy.outcome is null) as "maySet"
`

/**
 * Joins as `recruiter` the one who began something for an organisation. Once they have left it or are blocked, it is the
 * one who published the job, or else the one who has been with the organisation longest, of those who may select, as
 * with letters about messages. Nobody of a blocked organisation.
 */
export const joinRecruiter = ({ madeBy, organizationId }: Required<Omit<Subject, 'candidacyId'>>) => sql`
  left join lateral (
    select member.account_id, member.name, member.account_id is not distinct from ${madeBy} as is_theirs
    from recruiter as member join organization as employer on employer.id = member.organization_id
    where member.organization_id = ${organizationId} and ${isInForce('employer')} and not ${isTakenDown('member')}
      and (member.account_id = ${madeBy} or ${countsAsApproved('member')})
    order by member.account_id is distinct from ${madeBy}, member.account_id is distinct from job.created_by,
      member.joined_at nulls first, member.account_id
    limit 1
  ) as recruiter on true
`

type Subject = {
  candidacyId: RawBuilder<string>
  /** The recruiter who began it. */
  madeBy: RawBuilder<string | null>
  /** The organisation that the recruiter must still belong to; by default that of the job. */
  organizationId?: RawBuilder<string | null>
}

/** Joins the candidacy that something is about, with its job and the people on both sides. */
export const joinCandidacy = ({ candidacyId, madeBy, organizationId = sql`job.organization_id` }: Subject) => sql`
  join candidacy on candidacy.id = ${candidacyId}
  join professional on professional.account_id = candidacy.professional_id
  join account on account.id = candidacy.professional_id
  left join job on job.id = candidacy.job_id
  ${joinRecruiter({ madeBy, organizationId })}
  left join account as sender on sender.id = recruiter.account_id
`

/** A candidacy, for the recruiter who published its job or the colleague who takes over. */
export async function findCandidacyNews(tx: Tx, candidacyId: string): Promise<CandidacyNews | undefined> {
  const { rows } = await sql<CandidacyNews>`
    select ${candidacyNews} from (select 1) as one
    ${joinCandidacy({ candidacyId: sql`${candidacyId}`, madeBy: sql`null::text` })}
  `.execute(tx)
  return rows[0]
}
