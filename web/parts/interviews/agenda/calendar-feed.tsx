import type { Calls } from '@trampolim/contract/client/calls.ts'
import { calendarFeed } from '@trampolim/phrases/pt-br/interviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { TextField } from '../../../design/text-field.tsx'
import { momentText } from '../../dates.ts'
import classes from '../interviews.module.css'

const t = speak(calendarFeed)

type FeedState = { made: string | null; read: string | null }
/** The result of the forms below; the address of a new one is shown once. */
export type FeedOutcome = { address: string | null }

/** Creates or ends the calendar address; null for a form of another kind. Server only. */
export async function doFeedIntent({ gateway: { calendarFeeds } }: Calls, form: FormData): Promise<FeedOutcome | null> {
  const action = form.get('calendar-action')
  if (action === 'make') return calendarFeeds.makeCalendarFeed({})
  if (action !== 'remove') return null
  await calendarFeeds.removeCalendarFeed({})
  return { address: null }
}

type CalendarFeedProps = { state: FeedState; outcome: FeedOutcome | undefined; action: string }

/** The person's interviews in their own calendar: the address for it is created, replaced and ended here. */
export function CalendarFeed({ state: { made, read }, outcome, action }: CalendarFeedProps) {
  return (
    <section className={classes.feed} aria-labelledby="calendar">
      <h2 id="calendar">{t('title')}</h2>
      <p className={classes.soft}>{t('text')}</p>
      {outcome && (
        <Notice live tone="success" title={outcome.address ? t('made') : undefined}>
          {t(outcome.address ? 'madeText' : 'removed')}
        </Notice>
      )}
      {outcome?.address && <TextField name="address" label={t('address')} value={outcome.address} readOnly />}
      {made && (
        <p className={classes.soft}>
          {t('since', { moment: momentText(made) })} {read ? t('read', { moment: momentText(read) }) : t('unread')}
        </p>
      )}
      <Form method="post" action={action} preventScrollReset className={classes.actions}>
        <Button type="submit" name="calendar-action" value="make">
          {t(made ? 'again' : 'make')}
        </Button>
        {made && (
          <Button type="submit" look="bare" name="calendar-action" value="remove">
            {t('remove')}
          </Button>
        )}
      </Form>
    </section>
  )
}
