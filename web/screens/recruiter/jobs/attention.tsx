import type { Calls } from '@trampolim/contract/client/calls.ts'
import { recruiter } from '@trampolim/phrases/pt-br/recruiter.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Glyph } from '../../../design/glyph.tsx'
import { Link } from '../../../design/link.tsx'
import { closingText } from '../../../parts/recruiter-jobs/ending/closing.ts'
import { href } from '../../../platform/href.ts'
import classes from './jobs.module.css'

const t = speak(recruiter.jobs.attention)

type OwnJobs = Awaited<ReturnType<Calls['gateway']['recruiterJobs']['listOwnJobs']>>

/** A line that says what the recruiters have to do about the company's jobs; nothing if there is nothing to do. */
export function Attention({ attention, now }: { attention: OwnJobs['attention']; now: string }) {
  const { unseen, unseenJobs, closing } = attention
  if (unseen === 0 && !closing) return null
  return (
    <section className={classes.attention} aria-labelledby="attention">
      <h2 id="attention">{t('title')}</h2>
      {unseen > 0 && (
        <Link to={`${href('/recruiter/dashboard')}#needs`}>
          <i className={classes.dot} />
          <span>
            <b>{t('unseen', { count: unseen })}</b> {t('unseenIn', { count: unseenJobs })}
          </span>
        </Link>
      )}
      {closing && (
        <Link to={href('/recruiter/job/:jobId/job-details', { jobId: closing.jobId })}>
          <Glyph name="clock" size={18} />
          <span>
            <b>{closing.jobName}</b> {t('closing', { when: closingText(closing.closes, new Date(now)).text })}
            {closing.finalists > 0 && ` ${t('finalists', { count: closing.finalists })}`}
          </span>
        </Link>
      )}
    </section>
  )
}
