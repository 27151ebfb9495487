import { IconBell } from '@tabler/icons-react'
import { notificationPages } from '@trampolim/phrases/pt-br/notification-pages.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { CountedIcon, mostCounted } from '../../design/count.tsx'
import { FoldMenu, foldItem } from '../../design/fold-menu.tsx'
import { Link } from '../../design/link.tsx'
import { momentText } from '../dates.ts'
import type { BellData } from './bell-data.ts'
import classes from './notifications.module.css'
import { notificationsPath } from './paths.ts'

const t = speak(notificationPages)

/** The bell in the frame: the number of unread notifications, with the latest ones in its menu. */
export function Bell({ side, unread, latest }: BellData) {
  const all = notificationsPath(side)
  return (
    <FoldMenu
      label={labelOf(unread)}
      className={classes.bell}
      trigger={
        <CountedIcon count={unread}>
          <IconBell size={22} stroke={1.8} aria-hidden="true" />
        </CountedIcon>
      }
    >
      {latest.length === 0 && <p className={foldItem()}>{t('bell.none')}</p>}
      {latest.map(({ id, text, created, read }) => (
        <Form key={id} method="post" action={all}>
          <button type="submit" name="id" value={id} className={foldItem()}>
            <span className={classes.words}>
              {!read && <span className="unseen">{t('unread')}: </span>}
              {read ? text : <strong>{text}</strong>}
              <small>{momentText(created)}</small>
            </span>
          </button>
        </Form>
      ))}
      <Link to={all} className={foldItem()}>
        {t('bell.all')}
      </Link>
    </FoldMenu>
  )
}

function labelOf(unread: number) {
  if (unread === 0) return t('bell.label')
  return unread > mostCounted ? t('bell.labelMany') : t('bell.label', { count: unread })
}
