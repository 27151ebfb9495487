import type { OwnSlotOffer } from '@trampolim/contract/interview-slots.ts'
import type { Interview, OwnInterview } from '@trampolim/contract/interviews.ts'
import { isAhead } from '@trampolim/marketplace/interviews/statuses.ts'
import { ownSlots } from '@trampolim/phrases/pt-br/interview-slots.ts'
import { ownInterviews } from '@trampolim/phrases/pt-br/interviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../design/button.tsx'
import { classNames } from '../../design/class-names.ts'
import { Tag, type Tone } from '../../design/tag.tsx'
import { href } from '../../platform/href.ts'
import classes from './interviews.module.css'
import { dayWords, statusTag, timesWords } from './words.ts'

const own = speak(ownInterviews)
const slots = speak(ownSlots)

/** An interview in few words, as a dashboard shows it. */
export type Upcoming = { key: string; when: string; with: string; about: string; status: { text: string; tone: Tone } }

type Next = { offers: readonly OwnSlotOffer[]; now: Date; most: number }

/** The candidate's next interviews: those whose time is to be chosen, then the first one first. Server only. */
export function nextInterviews(interviews: readonly OwnInterview[], { offers, now, most }: Next): Upcoming[] {
  const choosing = offers.filter(({ status }) => status === 'open' || status === 'kept').map(toChoose)
  return [...choosing, ...setInterviews(interviews, now)].slice(0, most)
}

function toChoose({ id, company, jobName, status }: OwnSlotOffer): Upcoming {
  return {
    ...{ key: id, when: slots('title'), with: company ?? jobName, about: company ? jobName : '' },
    status: { text: slots(status === 'kept' ? 'status.kept' : 'status.open'), tone: 'sun' },
  }
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

/** Who comes on a day of the recruiter's agenda, by their times. Server only. */
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

/** The next interviews on the candidate's start page; nothing if there are none. */
export function NextInterviews({ interviews }: { interviews: readonly Upcoming[] }) {
  if (interviews.length === 0) return null
  return (
    <section className={classes.wide} aria-labelledby="interviews">
      <div className={classNames(classes.head, classes.apart)}>
        <h2 id="interviews">{own('next')}</h2>
        <ButtonLink look="bare" to={href('/interviews')}>
          {own('nextAll')}
        </ButtonLink>
      </div>
      <ul>
        {interviews.map(({ key, when, about, status, ...rest }) => (
          <li key={key} className={classes.event}>
            <p className={classes.head}>
              <strong>{when}</strong>
              <Tag tone={status.tone}>{status.text}</Tag>
            </p>
            <p>
              {rest.with}
              {about && <span className={classes.soft}> · {about}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
