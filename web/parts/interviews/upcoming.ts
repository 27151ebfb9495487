import type { Interview, OwnInterview } from '@trampolim/contract/interviews.ts'
import { isAhead } from '@trampolim/marketplace/interviews/statuses.ts'
import { ownInterviews } from '@trampolim/phrases/pt-br/interviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { Tone } from '../../design/tag.tsx'
import { elsewhereWords } from './agenda/event-words.ts'
import { ownState } from './own/own-state.ts'
import { dayWords, inZone, statusTag, timesWords } from './words.ts'

const own = speak(ownInterviews)

/** An interview in a few words, for a dashboard. */
export type Upcoming = { key: string; when: string; with: string; about: string; status: { text: string; tone: Tone } }

const tones = { waits: 'sun', again: 'sun', stopped: 'plain', agreed: 'green' } as const

/** The candidate's next interviews, the earliest first. Server only. */
export function nextInterviews(interviews: readonly OwnInterview[], { now, most }: { now: Date; most: number }) {
  return setInterviews(interviews, now).slice(0, most)
}

function setInterviews(interviews: readonly OwnInterview[], now: Date) {
  return interviews
    .filter(({ status, endDateTime }) => isAhead(status) && Date.parse(endDateTime) > now.getTime())
    .toSorted((one, other) => (one.startDateTime < other.startDateTime ? -1 : 1))
    .map((interview): Upcoming => {
      const { interviewId, date, timeZone, company, jobName } = interview
      const day = dayWords(date, { now, timeZone })
      const state = ownState(interview)
      const shown = state === 'now' ? 'agreed' : state
      return {
        key: interviewId,
        when: inZone(`${day}, ${timesWords(interview)}`, interview),
        with: company ?? jobName,
        about: company ? jobName : '',
        status: { text: own(`status.${shown}`), tone: tones[shown] },
      }
    })
}

/** The candidates on a day of the recruiter's agenda, by their times in the viewer's time zone. Server only. */
export function comingInterviews(interviews: readonly Interview[], timeZone: string): Upcoming[] {
  return interviews.flatMap(({ interviewId, jobName, timeZone: zone, candidates }) =>
    candidates.map((candidate) => ({
      key: `${interviewId} ${candidate.processId}`,
      when: timesWords({ ...candidate, timeZone }),
      with: candidate.name,
      about: [elsewhereWords({ ...candidate, timeZone: zone }, timeZone), jobName].filter(Boolean).join(' · '),
      status: statusTag(candidate.status),
    })),
  )
}
