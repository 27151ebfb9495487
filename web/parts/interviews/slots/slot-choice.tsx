import type { OwnSlotOffer } from '@trampolim/contract/interview-slots.ts'
import { interviewReasons } from '@trampolim/marketplace/interviews/answers.ts'
import { interviewAnswerFields } from '@trampolim/marketplace/interviews/fields.ts'
import { capitalised } from '@trampolim/phrases/capitalised.ts'
import { ownSlots } from '@trampolim/phrases/pt-br/interview-slots.ts'
import { ownInterviews, ownReasonText } from '@trampolim/phrases/pt-br/interviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useState } from 'react'
import { Form } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { Glyph } from '../../../design/glyph.tsx'
import { Notice } from '../../../design/notice.tsx'
import { Select } from '../../../design/select.tsx'
import { Tag } from '../../../design/tag.tsx'
import { draftKeys } from '../../form/draft/draft-keys.ts'
import { LaterTextForm } from '../../form/kept/later-text-form.tsx'
import { MeetingFacts } from '../own/own-facts.tsx'
import classes from '../own/own-interviews.module.css'
import { dayInZone, dayWords, hours, inZone, momentWords, timesWords, whenTitle, withinSentence } from '../words.ts'

const t = speak(ownSlots)
const i = speak(ownInterviews)

type OfferProps = { offer: OwnSlotOffer; now: string; action: string }

/** An interview whose time the candidate chooses. */
export function SlotChoice({ offer, now, action }: OfferProps) {
  const { id, company, jobName, status, takenDown, paused, wish, kept, slots, may, timeZone, elsewhere } = offer
  const title = `offer-${id}`
  const keptSlot = slots.find(({ slotId }) => slotId === kept?.slotId)
  const others = slots.filter((slot) => slot !== keptSlot)
  const dayOf = (date: string) => dayWords(date, { now: new Date(now), timeZone })
  const when =
    keptSlot &&
    inZone(`${dayOf(keptSlot.date)}, ${timesWords({ ...keptSlot, timeZone })}`, { ...keptSlot, timeZone, elsewhere })
  return (
    <article className={classes.card} aria-labelledby={title}>
      <div className={classes.offer}>
        <h3 id={title}>{jobName}</h3>
        <StatusTag offer={offer} />
      </div>
      {company && <p className={classes.soft}>{company}</p>}
      <ul className={classes.facts}>
        <MeetingFacts meeting={{ ...offer, link: '' }} />
      </ul>
      {takenDown && <Notice tone="info">{t('stopped')}</Notice>}
      {paused && <Notice tone="info">{t('paused')}</Notice>}
      {!takenDown && status === 'waiting' && <Notice tone="info">{t('waiting')}</Notice>}
      {status === 'waiting' && wish && <p className={classes.words}>{t('yourWish', { wish })}</p>}
      {!takenDown && status !== 'waiting' && slots.length === 0 && <Notice tone="info">{t('none')}</Notice>}
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
        <details className={classes.fold} open={slots.length === 0}>
          <summary className="folds">{t(kept ? 'passSummary' : 'waitSummary')}</summary>
          <LaterTextForm
            draftKey={draftKeys.kept('wish', id)}
            id={id}
            name="wish"
            label={t('wish')}
            hint={t('wishHint')}
            initial={wish}
            most={interviewAnswerFields.wish.longest}
            rows={2}
            hidden={{ id }}
            action={action}
            className={classes.slots}
          >
            {({ busy }) => (
              <div>
                <Button type="submit" name="slot-answer" value="waiting" loading={busy}>
                  {t(kept ? 'pass' : 'wait')}
                </Button>
              </div>
            )}
          </LaterTextForm>
        </details>
      )}
      {may.includes('refused') && <Refuse id={id} action={action} />}
    </article>
  )
}

function StatusTag({ offer: { status, takenDown } }: Pick<OfferProps, 'offer'>) {
  if (takenDown) return <Tag>{i('status.stopped')}</Tag>
  return (
    <Tag tone="sun" icon={<Glyph name="clock" size={16} />}>
      {t(`status.${status === 'kept' || status === 'waiting' ? status : 'open'}`)}
    </Tag>
  )
}

/** The free times, by day, one of which can be chosen; with scripts the button repeats the chosen one. */
function Slots({ offer: { id, slots, status, timeZone, elsewhere }, now, action }: OfferProps) {
  const [chosen, choose] = useState<string>()
  const days = [...Map.groupBy(slots, ({ date }) => date)]
  const slot = slots.find(({ slotId }) => slotId === chosen)
  const when = slot && withinSentence(whenTitle({ ...slot, timeZone }, new Date(now)))
  const words = status === 'taken' ? (['changeTo', 'changeToThis'] as const) : (['take', 'takeThis'] as const)
  return (
    <Form method="post" action={action} className={classes.slots}>
      <input type="hidden" name="id" value={id} />
      {days.map(([date, ofDay]) => (
        <fieldset key={date}>
          <legend>{dayInZone(ofDay, { now: new Date(now), timeZone, elsewhere })}</legend>
          <div className={classes.times}>
            {ofDay.map(({ slotId, ...times }) => (
              <label key={slotId}>
                <input
                  type="radio"
                  name="slotId"
                  value={slotId}
                  required
                  className="unseen"
                  onChange={() => choose(slotId)}
                />
                {hours({ ...times, timeZone })}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <Button
        type="submit"
        name="slot-answer"
        value="taken"
        look={status === 'kept' ? 'plain' : 'main'}
        className={classes.take}
      >
        {when ? t(words[1], { when }) : t(words[0])}
      </Button>
    </Form>
  )
}

/** The free times to which a candidate may change from the chosen one. */
export function SlotChange({ offer, now, action }: OfferProps) {
  if (offer.slots.length === 0) return null
  return (
    <details className={classes.fold}>
      <summary className="folds">{t('change')}</summary>
      <p className={classes.soft}>{t('changeText')}</p>
      <Slots offer={offer} now={now} action={action} />
    </details>
  )
}

function Refuse({ id, action }: { id: string; action: string }) {
  return (
    <details className={classes.fold}>
      <summary className="folds">{t('refuseSummary')}</summary>
      <Form method="post" action={action} className={classes.form}>
        <input type="hidden" name="id" value={id} />
        <Select
          id={`slot-reason-${id}`}
          name="reason"
          label={i('reason')}
          placeholder={i('noReason')}
          options={interviewReasons.codes.map((value) => ({ value, text: capitalised(ownReasonText[value]) }))}
          defaultValue=""
        />
        <Button type="submit" name="slot-answer" value="refused" look="danger">
          {t('refuse')}
        </Button>
      </Form>
    </details>
  )
}
