import { privacy } from '@trampolim/phrases/pt-br/privacy.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Notice } from '../../../design/notice.tsx'
import { type Asked, DeleteTwice } from '../../../parts/accounts/delete-twice.tsx'
import { dayText } from '../../../parts/dates.ts'
import classes from '../../../parts/privacy/privacy.module.css'

const t = speak(privacy)

type LeaveProps = {
  name: string
  email: string
  /** Until when backups and the security log contain data about a person who deletes their account today. */
  backups: string
  securityLog: string
  page: string
  asked: Asked
  /** Why the account couldn't be deleted. */
  kept: string | undefined
}

/** Deletes the account, after two questions that explain what is deleted, what is kept and until when. */
export function Leave({ name, email, backups, securityLog, page, asked, kept }: LeaveProps) {
  return (
    <section className={classes.section} aria-labelledby="leave">
      <h2 id="leave">{t('leave.title')}</h2>
      <p className={classes.soft}>{t('leave.text')}</p>
      {kept && (
        <Notice tone="danger" live>
          {kept}
        </Notice>
      )}
      <DeleteTwice
        page={page}
        asked={asked}
        action={t('leave.action')}
        keep={t('leave.keep')}
        close={t('leave.close')}
        once={{
          title: t('leave.once.title', { name }),
          text: (
            <div className={classes.leaving}>
              <p>{t('leave.once.goes')}</p>
              <p>{t('leave.once.told')}</p>
              <p>{t('leave.once.stays')}</p>
              <ul>
                <li>{t('leave.once.selections')}</li>
                <li>{t('leave.once.reviews')}</li>
                <li>{t('leave.once.log', { date: dayText(securityLog) })}</li>
                <li>{t('leave.once.backups', { date: dayText(backups) })}</li>
              </ul>
            </div>
          ),
          confirm: t('leave.once.confirm'),
        }}
        twice={{
          title: t('leave.twice.title'),
          text: <p>{t('leave.twice.text', { email })}</p>,
          confirm: t('leave.twice.confirm'),
        }}
      />
    </section>
  )
}
