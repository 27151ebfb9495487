import { recruiterPrivacy } from '@trampolim/phrases/pt-br/recruiter-privacy.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { type Asked, DeleteTwice, deleteIntent } from '../../../parts/accounts/delete-twice.tsx'
import { dayText } from '../../../parts/dates.ts'
import classes from '../../../parts/privacy/privacy.module.css'
import { href } from '../../../platform/href.ts'
import { closeIntentWith, type readLeaving } from './read-leaving.ts'

const t = speak(recruiterPrivacy)

type LeaveProps = Awaited<ReturnType<typeof readLeaving>> & {
  /** Until when backups and the security log contain data about a person who deletes their account today. */
  backups: string
  securityLog: string
  page: string
  asked: Asked
  /** Why the account couldn't be deleted. */
  kept: string | undefined
}

/**
 * Deletes the account after two questions. The last person who can act for a company decides what happens to the
 * company.
 */
export function Leave(props: LeaveProps) {
  const { name, email, company, jobs, last, others, mayInvite, backups, securityLog, page, asked, kept } = props
  const of = { company: company ?? '', count: jobs }
  const withOthers = { ...of, count: others }
  return (
    <section className={classes.section} aria-labelledby="leave">
      <h2 id="leave">{t('leave.title')}</h2>
      <p className={classes.soft}>
        {last && others > 0
          ? t('leave.lastToAct', withOthers)
          : t(last ? 'leave.alone' : company ? 'leave.text' : 'leave.nobodys', of)}
      </p>
      {kept && (
        <Notice tone="danger" live>
          {kept}
        </Notice>
      )}
      {last && (
        <>
          <p>
            {others > 0
              ? t(mayInvite ? 'leave.approvedFirst' : 'leave.othersWait')
              : t(mayInvite ? 'leave.inviteFirst' : 'leave.noInvitation', of)}
          </p>
          {mayInvite && (
            <div>
              <ButtonLink look="main" to={`${href('/recruiter/organization')}#invitations`}>
                {t('leave.invite')}
              </ButtonLink>
            </div>
          )}
        </>
      )}
      <DeleteTwice
        page={page}
        asked={asked}
        intent={last ? closeIntentWith(others) : deleteIntent}
        action={t(last ? 'leave.closeAction' : 'leave.action')}
        keep={t('leave.keep')}
        close={t('leave.close')}
        once={{
          title: t(last ? 'leave.once.closeTitle' : 'leave.once.title', { ...of, name }),
          text: (
            <div className={classes.leaving}>
              {last && others > 0 && <p>{t('leave.once.others', withOthers)}</p>}
              {last && <p>{t(jobs > 0 ? 'leave.once.jobs' : 'leave.once.noJobs', of)}</p>}
              <p>{t('leave.once.goes')}</p>
              <p>{t('leave.once.stays')}</p>
              <ul>
                {!last && company && <li>{t('leave.once.company', of)}</li>}
                <li>{t('leave.once.reviews')}</li>
                <li>{t('leave.once.log', { date: dayText(securityLog) })}</li>
                <li>{t('leave.once.backups', { date: dayText(backups) })}</li>
              </ul>
            </div>
          ),
          confirm: t('leave.once.confirm'),
        }}
        twice={{
          title: t(last ? 'leave.twice.closeTitle' : 'leave.twice.title', of),
          text: <p>{t(last ? 'leave.twice.closeText' : 'leave.twice.text', { ...of, email })}</p>,
          confirm: t('leave.twice.confirm'),
        }}
      />
    </section>
  )
}
