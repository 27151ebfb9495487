import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { JoinRequest } from '@trampolim/contract/gateway/joining.ts'
import type { Task } from '@trampolim/contract/gateway/tasks.ts'
import { recruiter } from '@trampolim/phrases/pt-br/recruiter.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { Glyph } from '../../../design/glyph.tsx'
import { lastDayText } from '../../../parts/dates.ts'
import { closingText } from '../../../parts/recruiter-jobs/ending/closing.ts'
import { pageOfJob } from '../../../parts/recruiter-jobs/page-of-job.ts'
import { href } from '../../../platform/href.ts'
import { existingPath } from '../../../platform/pages.ts'
import classes from './dashboard.module.css'

const t = speak(recruiter)

export type Summary = Awaited<ReturnType<Calls['gateway']['recruiterJobs']['recruiterSummary']>>

/** Something that the recruiter has to do, with a link to it. */
type Need = { key: string; name: string; text: string; to: string | null; link: string }

/** The kinds of things to do, the most urgent first. */
const kinds = ['correct', 'answer', 'read', 'close'] as const
type Needs = Readonly<Record<(typeof kinds)[number], Need[]>>

/** What the recruiter has to do: corrections, requests to join, applications, and jobs that close soon. Server only. */
export function needsOf({
  tasks,
  requests,
  unseen,
  closing,
  blockedWithOwner,
  now,
}: Summary & { tasks: readonly Task[]; requests: readonly JoinRequest[]; now: Date }): Needs {
  return {
    correct: [
      ...tasks.map(({ taskType, processId, taskId, name, decision }) => ({
        key: processId,
        name,
        text: t(`dashboard.task.${taskType}.${decision}`),
        to: existingPath(`/recruiter/${taskType}/:processId/:taskId`, { processId, taskId }),
        link: t('dashboard.seeTask'),
      })),
      ...blockedWithOwner.map(({ jobId, jobName }) => ({
        key: jobId,
        name: jobName,
        text: t('dashboard.blockedWithOwner'),
        to: href('/recruiter/job/:jobId/edit', { jobId }),
        link: t('dashboard.handInAgain'),
      })),
    ],
    answer: requests.map(({ accountId, name }) => ({
      key: accountId,
      name,
      text: t('dashboard.asksToJoin'),
      to: `${href('/recruiter/organization')}#joining`,
      link: t('dashboard.seeJoining'),
    })),
    read: unseen.map(({ jobId, jobName, count }) => ({
      key: jobId,
      name: jobName,
      text: t('dashboard.unseen', { count }),
      to: pageOfJob(jobId),
      link: t('dashboard.seeUnseen'),
    })),
    close: closing.map(({ jobId, jobName, closes }) => ({
      key: jobId,
      name: jobName,
      text: t('dashboard.closes', { when: closingText(closes, now).text }),
      to: href('/recruiter/job/:jobId/job-details', { jobId }),
      link: t('dashboard.seeClosing'),
    })),
  }
}

/** All things that the recruiter has to do, as rows with one action each. */
export function NeedsYou({ needs }: { needs: Needs }) {
  const asked = kinds.filter((kind) => needs[kind].length > 0)
  return (
    <section className={classes.part} aria-labelledby="needs">
      <h2 id="needs">{t('dashboard.nowTitle')}</h2>
      {asked.length === 0 && (
        <p className={classes.nothing}>
          <Glyph name="check" />
          <span>
            <strong>{t('dashboard.nothing')}.</strong> {t('dashboard.nothingText')}
          </span>
        </p>
      )}
      {asked.map((kind) => (
        <div key={kind} className={classes.group} data-kind={kind}>
          <h3>{t(`dashboard.needs.${kind}`)}</h3>
          <ul>
            {needs[kind].map(({ key, name, text, to, link }) => (
              <li key={key} className={classes.need}>
                <p>
                  <strong>{name}</strong> <span>{text}</span>
                </p>
                {to && (
                  <ButtonLink to={to} size="small" aria-label={`${link}: ${name}`}>
                    {link}
                  </ButtonLink>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** What is under review, and when an answer is due. */
export function Analyses({ analyses, now }: { analyses: Summary['analyses']; now: string }) {
  if (analyses.length === 0) return null
  return (
    <section className={classes.part} aria-labelledby="analyses">
      <h2 id="analyses">{t('dashboard.analysesTitle')}</h2>
      <ul className={classes.lines}>
        {analyses.map(({ subject, subjectId, name, logoOnly, due }) => (
          <li key={subjectId}>
            <strong>{name}</strong>
            <span>
              {t(`dashboard.analysis.${logoOnly ? 'logo' : subject}`)} ·{' '}
              {due < now ? t('dashboard.late') : t('dashboard.due', { day: lastDayText(due) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
