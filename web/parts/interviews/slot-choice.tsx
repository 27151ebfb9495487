import type { OwnSlotOffer } from '@trampolim/contract/interview-slots.ts'
import { interviewReasons } from '@trampolim/marketplace/interviews/answers.ts'
import { ownSlots } from '@trampolim/phrases/pt-br/interview-slots.ts'
import { interviewReasonText, ownInterviews } from '@trampolim/phrases/pt-br/interviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { Button } from '../../design/button.tsx'
import { RadioGroup } from '../../design/choice.tsx'
import { Facts } from '../../design/facts.tsx'
import { Notice } from '../../design/notice.tsx'
import { Select } from '../../design/select.tsx'
import { Tag } from '../../design/tag.tsx'
import { TextArea } from '../../design/text-field.tsx'
import classes from './interviews.module.css'
import { dayWords, hours, momentWords, timesWords } from './words.ts'

const t = speak(ownSlots)
const i = speak(ownInterviews)

type OfferProps = { offer: OwnSlotOffer; now: string; action: string }

/** An interview of which the candidate chooses the time. */
export function SlotChoice({ offer, now, action }: OfferProps) {
  const { id, company, jobName, type, address, typeInfo, notes, status, wish, kept, slots, may, timeZone } = offer
  const title = `offer-${id}`
  const keptSlot = slots.find(({ slotId }) => slotId === kept?.slotId)
  const others = slots.filter((slot) => slot !== keptSlot)
  const when =
    keptSlot && `${dayWords(keptSlot.date, { now: new Date(now), timeZone })}, ${timesWords({ ...keptSlot, timeZone })}`
  return (
    <article className={classes.box} aria-labelledby={title}>
      <p>
        <Tag tone="sun">{t(`status.${status === 'kept' || status === 'waiting' ? status : 'open'}`)}</Tag>
      </p>
      <h3 id={title}>{jobName}</h3>
      {company && <p>{company}</p>}
      <Facts
        facts={[
          { name: i('where'), value: type === 'live' ? address : i('remote') },
          { name: i('how'), value: typeInfo && <span className={classes.words}>{typeInfo}</span> },
          { name: i('bring'), value: notes && <span className={classes.words}>{notes}</span> },
        ]}
      />
      {status === 'waiting' && <Notice tone="info">{t('waiting')}</Notice>}
      {status === 'waiting' && wish && <p className={classes.words}>{t('yourWish', { wish })}</p>}
      {status !== 'waiting' && slots.length === 0 && <Notice tone="info">{t('none')}</Notice>}
      {kept && keptSlot && when && (
        <Form method="post" action={action} className={classes.form}>
          <Notice tone="success">
            {t('kept', { when, until: momentWords(kept.until, { now: new Date(now), timeZone }) })}
          </Notice>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="slotId" value={keptSlot.slotId} />
          <Button type="submit" name="slot-answer" value="taken" look="main">
            {t('keptTake')}
          </Button>
        </Form>
      )}
      {others.length > 0 && status === 'waiting' && <p>{t('waitingFree')}</p>}
      {others.length > 0 && kept && <p>{t('keptOthers')}</p>}
      {others.length > 0 && <Slots offer={{ ...offer, slots: others }} now={now} action={action} />}
      {may.includes('waiting') && (
        <details open={slots.length === 0}>
          <summary>{t(kept ? 'passSummary' : 'waitSummary')}</summary>
          <Form method="post" action={action} className={classes.wide}>
            <input type="hidden" name="id" value={id} />
            <TextArea
              id={`wish-${id}`}
              name="wish"
              label={t('wish')}
              hint={t('wishHint')}
              defaultValue={wish}
              most={500}
              rows={2}
            />
            <div>
              <Button type="submit" name="slot-answer" value="waiting">
                {t(kept ? 'pass' : 'wait')}
              </Button>
            </div>
          </Form>
        </details>
      )}
      {may.includes('refused') && <Refuse id={id} action={action} />}
    </article>
  )
}

/** The times that are free, by days, of which one is taken. */
function Slots({ offer: { id, slots, status, timeZone }, now, action }: OfferProps) {
  const days = [...Map.groupBy(slots, ({ date }) => date)]
  return (
    <Form method="post" action={action} className={classes.form}>
      <input type="hidden" name="id" value={id} />
      {days.map(([date, ofDay]) => (
        <RadioGroup
          key={date}
          id={`slots-${id}-${date}`}
          name="slotId"
          legend={dayWords(date, { now: new Date(now), timeZone })}
          options={ofDay.map((slot) => ({ value: slot.slotId, label: hours({ ...slot, timeZone }) }))}
          look="row"
          required
        />
      ))}
      <Button type="submit" name="slot-answer" value="taken" look={status === 'kept' ? 'plain' : 'main'}>
        {t(status === 'taken' ? 'changeTo' : 'take')}
      </Button>
    </Form>
  )
}

/** The free times for which a candidate may change the one that they chose. */
export function SlotChange({ offer, now, action }: OfferProps) {
  if (offer.slots.length === 0) return null
  return (
    <details>
      <summary>{t('change')}</summary>
      <p className={classes.soft}>{t('changeText')}</p>
      <Slots offer={offer} now={now} action={action} />
    </details>
  )
}

function Refuse({ id, action }: { id: string; action: string }) {
  return (
    <details>
      <summary>{t('refuseSummary')}</summary>
      <Form method="post" action={action} className={classes.form}>
        <input type="hidden" name="id" value={id} />
        <Select
          id={`slot-reason-${id}`}
          name="reason"
          label={i('reason')}
          placeholder={i('noReason')}
          options={interviewReasons.codes.map((value) => ({ value, text: interviewReasonText[value] }))}
          defaultValue=""
        />
        <Button type="submit" name="slot-answer" value="refused" look="danger">
          {t('refuse')}
        </Button>
      </Form>
    </details>
  )
}
