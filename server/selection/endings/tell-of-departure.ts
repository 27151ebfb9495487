import { speakTimes } from '@trampolim/phrases/pt-br/speak-times.ts'
import { firstName, queueLetters } from '../../letters/send-letter.ts'
import { recordAll } from '../../platform/events/record-all.ts'
import type { House, Tx } from '../../platform/house.ts'
import { newId } from '../../platform/ids.ts'
import { whoWantsLetters } from '../../preferences/wishes.ts'
import { type HireNews, listOpenOf } from '../hiring/duty-queries.ts'
import { departedEventOf } from '../interviews/calendar.ts'
import { type InterviewNews, listAheadOf } from '../interviews/duty-queries.ts'

type Leaving = Pick<House, 'configuration' | 'now'>

/**
 * Runs before a person is deleted, in the same transaction: tells recruiters who count on them that an interview doesn't
 * take place, or that nobody is hired, without saying who it was. The letters are queued here, since nothing is known of
 * the person afterwards.
 */
export async function tellOfDeparture(
  tx: Tx,
  house: Leaving,
  { professionalId, now }: { professionalId: string; now: Date },
) {
  const interviews = await listAheadOf(tx, { professionalId, now })
  const hires = await listOpenOf(tx, professionalId)
  await writeOfInterviews(tx, house, interviews)
  await writeOfHires(tx, house, hires)
  const payloads = [
    ...jobsOf(interviews).map((jobId) => ({ jobId, from: 'interview' as const })),
    ...jobsOf(hires).map((jobId) => ({ jobId, from: 'hire' as const })),
  ]
  await recordAll(tx, { type: 'selection.departed', payloads, now })
}

const jobsOf = (news: readonly { jobId: string | null }[]) => [...new Set(news.flatMap(({ jobId }) => jobId ?? []))]

/** The recruiter to whom a letter goes; null if none can select for the company any more. */
function recruiterOf({ recruiterId, recruiterName, recruiterEmail }: InterviewNews | HireNews) {
  if (!recruiterId || !recruiterEmail) return null
  return { id: recruiterId, name: recruiterName ?? '', email: recruiterEmail }
}

async function writeOfInterviews(tx: Tx, house: Leaving, interviews: readonly InterviewNews[]) {
  const wanting = await whoWants(tx, 'interviewAnswer', interviews)
  const letters = interviews.flatMap((news) => {
    const recruiter = recruiterOf(news)
    const has = news.isTheirs && (news.inCalendar ?? false)
    if (!recruiter || !(has || wanting.has(recruiter.id))) return []
    const { jobName, jobId, cvId } = news
    const values = {
      ...{ name: firstName(recruiter.name), candidate: null, jobName, jobId, cvId, when: speakTimes(news) },
      ...{ answer: 'left' as const, reason: null, needs: false },
      event: has ? departedEventOf({ ...news, recruiter }, house) : undefined,
    }
    return [{ id: newId(house.now()), to: recruiter.email, template: 'interview-answered' as const, values }]
  })
  await queueLetters(tx, { secret: house.configuration.secret, letters })
}

async function writeOfHires(tx: Tx, house: Leaving, hires: readonly HireNews[]) {
  const wanting = await whoWants(tx, 'hireAnswer', hires)
  const letters = hires.flatMap((news) => {
    const recruiter = recruiterOf(news)
    const { jobName, jobId, cvId } = news
    if (!recruiter || !jobId || !wanting.has(recruiter.id)) return []
    const values = {
      ...{ name: firstName(recruiter.name), candidate: null, jobName, jobId, cvId },
      ...{ answer: 'left' as const, reason: null },
    }
    return [{ id: newId(house.now()), to: recruiter.email, template: 'hire-answered' as const, values }]
  })
  await queueLetters(tx, { secret: house.configuration.secret, letters })
}

async function whoWants(
  tx: Tx,
  kind: 'interviewAnswer' | 'hireAnswer',
  news: readonly { recruiterId: string | null }[],
): Promise<ReadonlySet<string>> {
  const accountIds = news.flatMap(({ recruiterId }) => recruiterId ?? [])
  return accountIds.length > 0 ? whoWantsLetters(tx, { kind, accountIds }) : new Set()
}
