import {
  IconBriefcase,
  IconCalendarEvent,
  IconChecklist,
  IconFileCv,
  IconHeartHandshake,
  IconLock,
  IconMailOpened,
  IconMessage,
  IconRoute,
  IconSearch,
  type IconUser,
  IconUsers,
} from '@tabler/icons-react'
import type { NotificationKind, Side } from '@trampolim/marketplace/notifications/kinds.ts'
import { notificationPages } from '@trampolim/phrases/pt-br/notification-pages.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { Button, ButtonLink } from '../../design/button.tsx'
import { classNames } from '../../design/class-names.ts'
import { Dotted } from '../../design/dotted.tsx'
import { IconTile } from '../../design/icon-tile.tsx'
import { Link } from '../../design/link.tsx'
import { PageBody } from '../../design/page-head.tsx'
import { EmptyState } from '../../design/states.tsx'
import { Urgent } from '../../design/urgent.tsx'
import classes from './notification-list.module.css'
import { notificationsPath, preferencesPath } from './paths.ts'
import type { NotificationDays, NotificationRow } from './rows.ts'

const t = speak(notificationPages)

/** The icons of the kinds: yellow for jobs, neutral for the account. */
const signs: Readonly<Record<NotificationKind, { icon: typeof IconUser; tone: 'green' | 'sun' | 'sky' | 'unknown' }>> =
  {
    moved: { icon: IconRoute, tone: 'green' },
    answered: { icon: IconRoute, tone: 'unknown' },
    hired: { icon: IconHeartHandshake, tone: 'green' },
    jobAway: { icon: IconBriefcase, tone: 'unknown' },
    invitation: { icon: IconMailOpened, tone: 'green' },
    invitationAnswer: { icon: IconMailOpened, tone: 'green' },
    hire: { icon: IconHeartHandshake, tone: 'green' },
    hireAnswer: { icon: IconHeartHandshake, tone: 'green' },
    interview: { icon: IconCalendarEvent, tone: 'green' },
    interviewAnswer: { icon: IconCalendarEvent, tone: 'green' },
    consent: { icon: IconFileCv, tone: 'sky' },
    consentAnswer: { icon: IconFileCv, tone: 'sky' },
    alert: { icon: IconSearch, tone: 'sun' },
    application: { icon: IconFileCv, tone: 'green' },
    mention: { icon: IconMessage, tone: 'green' },
    jobClosing: { icon: IconBriefcase, tone: 'sun' },
    jobEnded: { icon: IconBriefcase, tone: 'unknown' },
    jobPaused: { icon: IconBriefcase, tone: 'unknown' },
    review: { icon: IconChecklist, tone: 'sky' },
    security: { icon: IconLock, tone: 'unknown' },
    colleague: { icon: IconUsers, tone: 'sky' },
  }

type NotificationListProps = {
  side: Side
  urgent: NotificationRow | null
  days: readonly NotificationDays[]
  hasUnread: boolean
  next: string | null
  /** The notification after which the page starts; null for the newest. */
  after: string | null
}

/** A person's notifications by day, latest first, with the one whose answer is most urgent on top. */
export function NotificationList({ side, urgent, days, hasUnread, next, after }: NotificationListProps) {
  const page = notificationsPath(side)
  return (
    <PageBody>
      <div className={classes.columns}>
        <div className={classes.main}>
          <div className={classes.head}>
            <h1>{t('title')}</h1>
            {hasUnread && (
              <Form method="post" action={page}>
                <Button type="submit" look="bare">
                  {t('readAll')}
                </Button>
              </Form>
            )}
          </div>
          {urgent && (
            <Urgent
              id="urgent"
              className={classes.urgent}
              eyebrow={t('answerDue')}
              title={urgent.title}
              actions={<Opening row={urgent} page={page} look="sun" />}
            >
              {urgent.text && <p>{urgent.text}</p>}
            </Urgent>
          )}
          {!urgent && days.length === 0 && (
            <EmptyState
              title={t('none.title')}
              text={t(side === 'candidate' ? 'none.candidateText' : 'none.recruiterText')}
            />
          )}
          {days.map(({ name, rows }) => (
            <section key={name} aria-labelledby={`days-${name}`} className={classes.days}>
              <h2 id={`days-${name}`}>{t(`days.${name}`)}</h2>
              <ul>
                {rows.map((row) => (
                  <Row key={row.id} row={row} page={page} />
                ))}
              </ul>
            </section>
          ))}
          {(after || next) && (
            <p className={classes.pages}>
              {after && <ButtonLink to={page}>{t('newest')}</ButtonLink>}
              {next && <ButtonLink to={notificationsPath(side, next)}>{t('older')}</ButtonLink>}
            </p>
          )}
        </div>
        <div className={classes.side}>
          <p>{t('kept')}</p>
          <p>
            <Link to={preferencesPath(side)}>{t('choose')}</Link>
          </p>
        </div>
      </div>
    </PageBody>
  )
}

function Row({ row, page }: { row: NotificationRow; page: string }) {
  const { kind, title, text, when, created, count, unread, asks } = row
  const { icon, tone } = signs[kind]
  return (
    <li className={classes.row} data-unread={unread || undefined}>
      <IconTile icon={icon} tone={tone} />
      <div>
        <h3>
          {unread && <span className="unseen">{t('unread')}: </span>}
          {title}
        </h3>
        {(text || count > 1) && (
          <p>
            <Dotted of={[text, count > 1 && t('times', { count })]} />
          </p>
        )}
        <Opening row={row} page={page} look={asks ? 'plain' : 'link'} />
      </div>
      <time dateTime={created}>{when}</time>
    </li>
  )
}

type OpeningProps = { row: NotificationRow; page: string; look: 'sun' | 'plain' | 'link' }

/** Opens a notification's subject and marks it as read, together with equal ones. */
function Opening({ row: { id, others, title, text, act }, page, look }: OpeningProps) {
  const label = t('actOn', { act, text: [title, text].filter(Boolean).join(', ') })
  return (
    <Form method="post" action={page}>
      {others.map((each) => (
        <input key={each} type="hidden" name="other" value={each} />
      ))}
      <Button
        type="submit"
        name="id"
        value={id}
        look={look === 'link' ? 'bare' : look}
        className={classNames(look !== 'sun' && classes.open, look === 'link' && classes.link)}
        aria-label={label}
      >
        {act}
      </Button>
    </Form>
  )
}
