import type { Interview, OwnInterview } from '@trampolim/contract/interviews.ts'
import { isAhead } from '@trampolim/marketplace/interviews/statuses.ts'
import { ownInterviews } from '@trampolim/phrases/pt-br/interviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { Tone } from '../../design/tag.tsx'
import { dayWords, statusTag, timesWords } from './words.ts'

const own = speak(ownInterviews)

/** An interview in a few words, for a dashboard. */
export type Upcoming = { key: string; when: string; with: string; about: string; status: { text: string; tone: Tone } }

/** The candidate's next interviews, the earliest first. Server only. */
export function nextInterviews(interviews: readonly OwnInterview[], { now, most }: { now: Date; most: number }) {
  return setInterviews(interviews, now).slice(0, most)
}

function setInterviews(interviews: readonly OwnInterview[], now: Date) {
  return interviews
    .filter(({ status, endDateTime }) => isAhead(status) && Date.parse(endDateTime) > now.getTime())
    .toSorted((one, other) => (one.startDateTime < other.startDateTime ? -1 : 1))
    .map((interview): Upcoming => {
      const { interviewId, date, timeZone, company, jobName, may } = interview
      const again = may.includes('accepted')
      const waits = may.includes('confirmed') || again
      return {
        key: interviewId,
        when: `${dayWords(date, { now, timeZone })}, ${timesWords(interview)}`,
        with: company ?? jobName,
        about: company ? jobName : '',
        status: waits
          ? { text: own(again ? 'status.again' : 'status.waits'), tone: 'sun' }
          : { text: own('status.agreed'), tone: 'green' },
      }
    })
}

/** The candidates on a day of the recruiter's agenda, by their times. Server only. */
export function comingInterviews(interviews: readonly Interview[]): Upcoming[] {
  return interviews.flatMap(({ interviewId, jobName, timeZone, candidates }) =>
    candidates.map((candidate) => ({
      key: `${interviewId} ${candidate.processId}`,
      when: timesWords({ ...candidate, timeZone }),
      with: candidate.name,
      about: jobName,
      status: statusTag(candidate.status),
    })),
  )
}
