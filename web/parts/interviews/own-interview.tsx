import type { OwnSlotOffer } from '@trampolim/contract/interview-slots.ts'
import type { OwnInterview } from '@trampolim/contract/interviews.ts'
import { accessibilityNeeds, interviewReasons } from '@trampolim/marketplace/interviews/answers.ts'
import { accessibilityNeedText, interviewReasonText, ownInterviews } from '@trampolim/phrases/pt-br/interviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { Button, ButtonLink } from '../../design/button.tsx'
import { Checkbox } from '../../design/choice.tsx'
import { Facts } from '../../design/facts.tsx'
import { Notice } from '../../design/notice.tsx'
import { Select } from '../../design/select.tsx'
import { Tag } from '../../design/tag.tsx'
import { TextArea } from '../../design/text-field.tsx'
import { href } from '../../platform/href.ts'
import classes from './interviews.module.css'
import { SlotChange } from './slot-choice.tsx'
import { dayWords, statusTag, timesWords } from './words.ts'

const t = speak(ownInterviews)

type OwnProps = {
  interview: OwnInterview
  /** The times for which its candidate may change this one. */
  others: OwnSlotOffer | undefined
  now: string
  action: string
}

/** An interview as its candidate reads it, with the answers that are possible. */
export function OwnInterviewCard({ interview, others, now, action }: OwnProps) {
  const { interviewId, jobId, jobName, company, type, typeInfo, address, link, notes, may, needs, needsText } =
    interview
  const own = { id: interviewId, start: interview.startDateTime }
  const title = `interview-${interviewId}`
  const asked = [...needs.map((each) => accessibilityNeedText[each]), needsText].filter(Boolean).join('; ')
  return (
    <article className={classes.box} aria-labelledby={title}>
      <p>
        <StatusTag interview={interview} />
      </p>
      <h3 id={title}>
        {dayWords(interview.date, { now: new Date(now), timeZone: interview.timeZone })}, {timesWords(interview)}
      </h3>
      <p>
        {company && <strong>{company} · </strong>}
        {jobName}
      </p>
      {interview.rescheduled && may.includes('confirmed') && <Notice tone="info">{t('moved')}</Notice>}
      {interview.overlaps && <Notice tone="warn">{t('overlap')}</Notice>}
      <Facts
        facts={[
          { name: t('where'), value: type === 'live' ? address : t('remote') },
          { name: t('how'), value: typeInfo && <span className={classes.words}>{typeInfo}</span> },
          { name: t('bring'), value: notes && <span className={classes.words}>{notes}</span> },
          { name: t('asked'), value: asked },
        ]}
      />
      {interview.reason && <p>{t('yours', { reason: interviewReasonText[interview.reason] })}</p>}
      {may.length > 0 && (
        <div className={classes.actions}>
          {type === 'live' ? (
            <a
              href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`}
              rel="noopener noreferrer"
            >
              {t('map')}
            </a>
          ) : (
            <a href={link} rel="noopener noreferrer">
              {t('openCall')}
            </a>
          )}
          <a href={href('/interviews/:interviewId/calendar', { interviewId })} download>
            {t('calendar')}
          </a>
          {jobId && (
            <ButtonLink look="bare" to={href('/messages/:jobId', { jobId })}>
              {t('write')}
            </ButtonLink>
          )}
        </div>
      )}
      {may.includes('confirmed') && <Confirm own={own} action={action} />}
      {may.includes('accepted') && (
        <Form method="post" action={action}>
          <Own {...own} />
          <Button type="submit" name="answer" value="accepted" look="main">
            {t('reconfirm')}
          </Button>
        </Form>
      )}
      {others && <SlotChange offer={others} now={now} action={action} />}
      {may.includes('refused') && <Leave own={own} action={action} answer="refused" />}
      {may.includes('canceled') && <Leave own={own} action={action} answer="canceled" />}
    </article>
  )
}

type Own = { id: string; start: string }

function Own({ id, start }: Own) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="start" value={start} />
    </>
  )
}

function StatusTag({ interview: { status, may } }: { interview: OwnInterview }) {
  if (may.includes('confirmed')) return <Tag tone="sun">{t('status.waits')}</Tag>
  if (may.includes('accepted')) return <Tag tone="sun">{t('status.again')}</Tag>
  if (may.includes('canceled')) return <Tag tone="green">{t('status.agreed')}</Tag>
  const { text, tone } = statusTag(status)
  return <Tag tone={tone}>{text}</Tag>
}

function Confirm({ own, action }: { own: Own; action: string }) {
  return (
    <Form method="post" action={action} className={classes.wide}>
      <Own {...own} />
      <details>
        <summary>{t('needs')}</summary>
        <fieldset className={classes.set}>
          <legend className="unseen">{t('needs')}</legend>
          <p className={classes.soft}>{t('needsText')}</p>
          {accessibilityNeeds.codes.map((each) => (
            <Checkbox
              key={each}
              id={`need-${own.id}-${each}`}
              name="needs"
              value={each}
              label={accessibilityNeedText[each]}
            />
          ))}
          <TextArea id={`needs-text-${own.id}`} name="needsText" label={t('needsMore')} most={500} rows={2} />
        </fieldset>
      </details>
      <div>
        <Button type="submit" name="answer" value="confirmed" look="main">
          {t('confirm')}
        </Button>
      </div>
    </Form>
  )
}

function Leave({ own, action, answer }: { own: Own; action: string; answer: 'refused' | 'canceled' }) {
  return (
    <details>
      <summary>{t(answer === 'refused' ? 'refuseSummary' : 'cancelSummary')}</summary>
      <Form method="post" action={action} className={classes.form}>
        <Own {...own} />
        <Select
          id={`reason-${own.id}`}
          name="reason"
          label={t('reason')}
          hint={t('reasonHint')}
          placeholder={t('noReason')}
          options={interviewReasons.codes.map((each) => ({ value: each, text: interviewReasonText[each] }))}
          defaultValue=""
        />
        <Button type="submit" name="answer" value={answer} look="danger">
          {t(answer === 'refused' ? 'refuse' : 'cancel')}
        </Button>
      </Form>
    </details>
  )
}
