import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { JoinRequest } from '@trampolim/contract/gateway/joining.ts'
import type { Task } from '@trampolim/contract/gateway/tasks.ts'
import { recruiter } from '@trampolim/phrases/pt-br/recruiter.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { Tag, type Tone } from '../../../design/tag.tsx'
import { dayText, lastDayText } from '../../../parts/dates.ts'
import { pageOfJob } from '../../../parts/recruiter-jobs/page-of-job.ts'
import { href } from '../../../platform/href.ts'
import { existingPath } from '../../../platform/pages.ts'
import classes from './dashboard.module.css'

const t = speak(recruiter)

type Summary = Awaited<ReturnType<Calls['gateway']['recruiterJobs']['recruiterSummary']>>

/** Something that requires the recruiter's action, with its link. */
type Need = { key: string; name: string; text: string; tone: Tone; to: string | null; link: string }

/**
 * What requires the recruiter's action now: corrections first, then requests to join, applications, and jobs that close
 * soon. Server only.
 */
export function needsOf({
  tasks,
  requests,
  unseen,
  closing,
}: Summary & { tasks: readonly Task[]; requests: readonly JoinRequest[] }): Need[] {
  return [
    ...tasks.map(({ taskType, processId, taskId, name, decision }) => ({
      key: processId,
      name,
      text: t(`dashboard.task.${decision}`),
      tone: 'coral' as const,
      to: existingPath(`/recruiter/${taskType}/:processId/:taskId`, { processId, taskId }),
      link: t('dashboard.seeTask'),
    })),
    ...requests.map(({ accountId, name }) => ({
      key: `joining ${accountId}`,
      name,
      text: t('dashboard.asksToJoin'),
      tone: 'sun' as const,
      to: `${href('/recruiter/organization')}#joining`,
      link: t('dashboard.seeJoining'),
    })),
    ...unseen.map(({ jobId, jobName, count }) => ({
      key: `unseen ${jobId}`,
      name: jobName,
      text: t('dashboard.unseen', { count }),
      tone: 'sun' as const,
      to: pageOfJob(jobId),
      link: t('dashboard.seeUnseen'),
    })),
    ...closing.map(({ jobId, jobName, closes }) => ({
      key: `closing ${jobId}`,
      name: jobName,
      text: t('dashboard.closes', { when: dayText(closes) }),
      tone: 'sky' as const,
      to: href('/recruiter/job/:jobId/job-details', { jobId }),
      link: t('dashboard.seeClosing'),
    })),
  ]
}

export function NeedsYou({ needs }: { needs: readonly Need[] }) {
  return (
    <section className={classes.part} aria-labelledby="needs">
      <h2 id="needs">{t('dashboard.nowTitle')}</h2>
      {needs.length === 0 && (
        <Notice tone="success" title={t('dashboard.nothing')}>
          {t('dashboard.nothingText')}
        </Notice>
      )}
      <ul className={classes.needs}>
        {needs.map(({ key, name, text, tone, to, link }) => (
          <li key={key} className={classes.need}>
            <div>
              <strong>{name}</strong>
              <Tag tone={tone}>{text}</Tag>
            </div>
            {to && (
              <ButtonLink to={to} size="small" aria-label={`${link}: ${name}`}>
                {link}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is under review, and when an answer is due. */
export function Analyses({ analyses, now }: { analyses: Summary['analyses']; now: string }) {
  if (analyses.length === 0) return null
  return (
    <section className={classes.part} aria-labelledby="analyses">
      <h2 id="analyses">{t('dashboard.analysesTitle')}</h2>
      <ul className={classes.needs}>
        {analyses.map(({ subject, subjectId, name, due }) => (
          <li key={subjectId} className={classes.need}>
            <div>
              <strong>{name}</strong>
              <span className={classes.soft}>
                {t(`dashboard.analysis.${subject}`)} ·{' '}
                {due < now ? t('dashboard.late') : t('dashboard.due', { day: lastDayText(due) })}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
