import type { OfferedInterview } from '@trampolim/contract/interview-slots.ts'
import { offeredSlots, slotOfferStatusText } from '@trampolim/phrases/pt-br/interview-slots.ts'
import { interviewReasonText } from '@trampolim/phrases/pt-br/interviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form, Link } from 'react-router'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Tag, type Tone } from '../../../design/tag.tsx'
import { href } from '../../../platform/href.ts'
import { momentText } from '../../dates.ts'
import classes from '../interviews.module.css'
import { dayInZone, hours } from '../words.ts'

const t = speak(offeredSlots)
const tones: Partial<Readonly<Record<keyof typeof slotOfferStatusText, Tone>>> = {
  open: 'sun',
  waiting: 'coral',
  kept: 'sun',
  taken: 'green',
}

type OfferedProps = { interview: OfferedInterview; now: string; action: string }

/**
 * An interview whose candidates choose the time: who has taken which one, who is waiting, and what can be withdrawn.
 */
export function OfferedCard({ interview, now, action }: OfferedProps) {
  const { interviewId, jobId, jobName, offers, slots, timeZone } = interview
  const ids = { jobId, interviewId }
  const title = `offered-${interviewId}`
  const taken = offers.filter(({ status }) => status === 'taken').length
  const days = [...Map.groupBy(slots, ({ date }) => date)]
  return (
    <article className={classes.box} aria-labelledby={title}>
      <h2 id={title}>{jobName}</h2>
      <p>{t('summary', { count: offers.length, taken })}</p>
      <div className={classes.sides}>
        <section className={classes.day}>
          <h3>{t('people')}</h3>
          <ul>
            {offers.map((offer) => (
              <Person key={offer.processId} offer={offer} ids={ids} action={action} />
            ))}
          </ul>
        </section>
        <section className={classes.day}>
          <h3>{t('slots')}</h3>
          {days.map(([date, ofDay]) => (
            <DayOfSlots
              key={date}
              day={dayInZone(ofDay, { now: new Date(now), timeZone })}
              slots={ofDay}
              {...{ timeZone, ids, action }}
            />
          ))}
        </section>
      </div>
      <div className={classes.actions}>
        <ButtonLink
          look="main"
          aria-label={t('moreOf', { job: jobName })}
          to={href('/recruiter/job/:jobId/slots', { jobId }, { add: interviewId })}
        >
          {t('more')}
        </ButtonLink>
      </div>
      <details>
        <summary className="folds">{t('withdrawAll')}</summary>
        <p className={classes.soft}>{t('withdrawAllText')}</p>
        <Form method="post" action={action} preventScrollReset>
          <Ids {...ids} />
          <Button
            type="submit"
            name="withdraw"
            value="all"
            look="danger"
            aria-label={t('withdrawAllOf', { job: jobName })}
          >
            {t('withdrawAll')}
          </Button>
        </Form>
      </details>
    </article>
  )
}

type PersonProps = { offer: OfferedInterview['offers'][number]; ids: Ids; action: string }

function Person({ offer, ids, action }: PersonProps) {
  const { processId, cvId, name, status, tells, wish, reason, standing } = offer
  const { jobId } = ids
  return (
    <li className={classes.event}>
      <p className={classes.head}>
        <Link to={href('/recruiter/job/:jobId/selective-process/cv-details/:cvId', { jobId, cvId })}>{name}</Link>
        <Tag tone={tones[status] ?? 'plain'}>{slotOfferStatusText[status]}</Tag>
      </p>
      {tells && <p className={classes.soft}>{t('tells', { moment: momentText(tells) })}</p>}
      {status === 'waiting' && wish && <p className={classes.words}>{t('wish', { wish })}</p>}
      {reason && <p className={classes.soft}>{t('reason', { reason: interviewReasonText[reason] })}</p>}
      {standing && (
        <div className={classes.actions}>
          {status === 'waiting' && (
            <ButtonLink
              aria-label={t('setForName', { name })}
              to={href('/recruiter/job/:jobId/interview', { jobId }, { candidate: processId, cv: cvId })}
            >
              {t('setFor')}
            </ButtonLink>
          )}
          <Withdraw what="person" of={processId} label={t('withdrawPerson', { name })} {...{ ids, action }} />
        </div>
      )}
    </li>
  )
}

type DayProps = { day: string; slots: OfferedInterview['slots']; timeZone: string; ids: Ids; action: string }

function DayOfSlots({ day, slots, timeZone, ids, action }: DayProps) {
  return (
    <div className={classes.day}>
      <strong>{day}</strong>
      <ul>
        {slots.map((slot) => (
          <li key={slot.slotId} className={classes.line}>
            <span>{hours({ ...slot, timeZone })}</span>
            <span className={classes.soft}>{stateWords(slot)}</span>
            {(slot.state === 'free' || slot.state === 'kept') && (
              <Withdraw
                what="slot"
                of={slot.slotId}
                label={t('withdrawSlot', { when: `${day}, ${hours({ ...slot, timeZone })}` })}
                {...{ ids, action }}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function stateWords({ state, name }: OfferedInterview['slots'][number]): string {
  if (state === 'taken') return name ?? t('takenBySomebody')
  if (state === 'kept') return name ? t('keptFor', { name }) : t('keptForSomebody')
  return t(state)
}

type Ids = { jobId: string; interviewId: string }

function Ids({ jobId, interviewId }: Ids) {
  return (
    <>
      <input type="hidden" name="jobId" value={jobId} />
      <input type="hidden" name="interviewId" value={interviewId} />
    </>
  )
}

type WithdrawProps = { what: 'slot' | 'person'; of: string; label: string; ids: Ids; action: string }

function Withdraw({ what, of, label, ids, action }: WithdrawProps) {
  return (
    <Form method="post" action={action} preventScrollReset>
      <Ids {...ids} />
      <input type="hidden" name="of" value={of} />
      <Button type="submit" name="withdraw" value={what} look="bare" aria-label={label}>
        {t('withdraw')}
      </Button>
    </Form>
  )
}
