import type { Notification } from '@trampolim/contract/gateway/notifications.ts'
import type { Side } from '@trampolim/marketplace/notifications/kinds.ts'
import { addDays, dayOf } from '@trampolim/marketplace/time/days.ts'
import { notificationPages } from '@trampolim/phrases/pt-br/notification-pages.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { Button, ButtonLink } from '../../design/button.tsx'
import { foldItem } from '../../design/fold-menu.tsx'
import { Link } from '../../design/link.tsx'
import { PageBody, PageHead } from '../../design/page-head.tsx'
import { EmptyState } from '../../design/states.tsx'
import { dayText, momentText } from '../dates.ts'
import classes from './notifications.module.css'
import { notificationsPath, preferencesPath } from './paths.ts'

const t = speak(notificationPages)

type NotificationListProps = {
  side: Side
  items: readonly Notification[]
  next: string | null
  /** After which one the page begins; null for the newest. */
  after: string | null
  now: string
}

const isRead = ({ ids }: Notification) => ids.destinationIds.every(({ read }) => read)

/** All notifications of somebody by day, latest first; each is a button that opens its thing and marks it as read. */
export function NotificationList({ side, items, next, after, now }: NotificationListProps) {
  const byDay = Map.groupBy(items, ({ created }) => dayOf(new Date(created)))
  const page = notificationsPath(side)
  return (
    <PageBody width="narrow">
      <PageHead
        title={t('title')}
        text={t('text')}
        action={
          items.some((item) => !isRead(item)) && (
            <Form method="post" action={page}>
              <Button type="submit">{t('readAll')}</Button>
            </Form>
          )
        }
      />
      {items.length === 0 && (
        <EmptyState
          title={t('none.title')}
          text={t(side === 'candidate' ? 'none.candidateText' : 'none.recruiterText')}
        />
      )}
      {[...byDay].map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`}>{dayName(day, now)}</h2>
          <ul className={classes.list}>
            {ofDay.map((item) => (
              <li key={item.id}>
                <Form method="post" action={page}>
                  <button type="submit" name="id" value={item.id} className={foldItem()}>
                    <span className={classes.words}>
                      <span>
                        {!isRead(item) && <span className="unseen">{t('unread')}: </span>}
                        {isRead(item) ? (
                          item.message.notification.text
                        ) : (
                          <strong>{item.message.notification.text}</strong>
                        )}
                      </span>
                      <small>{momentText(item.created)}</small>
                    </span>
                  </button>
                </Form>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        {after && <ButtonLink to={page}>{t('newest')}</ButtonLink>}
        {next && <ButtonLink to={notificationsPath(side, next)}>{t('older')}</ButtonLink>}
      </p>
      <p>
        <Link to={preferencesPath(side)}>{t('choose')}</Link>
      </p>
    </PageBody>
  )
}

function dayName(day: string, now: string) {
  const today = dayOf(new Date(now))
  if (day === today) return t('today')
  return day === addDays(today, -1) ? t('yesterday') : dayText(`${day}T12:00:00Z`)
}
