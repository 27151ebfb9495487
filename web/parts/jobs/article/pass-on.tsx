import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Link } from '../../../design/link.tsx'
import { asSearch, href } from '../../../platform/href.ts'
import classes from './pass-on.module.css'

const t = speak(jobs)

type PassOnProps = {
  job: { id: string; name: string; company: string; place: string }
  /** The job's public address. */
  address: string
}

/** The ways to pass a job on to somebody who needs it, and to report it. They work without scripts. */
export function PassOn({ job, address }: PassOnProps) {
  const text = t('passOn.text', { job: job.name, company: job.company, place: job.place })
  const whatsApp = `https://wa.me/${asSearch({ text: `${text} ${address}` })}`
  const mail = `mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(address)}`
  return (
    <div className={classes.ways}>
      <details className={classes.share}>
        <summary>{t('passOn.title')}</summary>
        <ul>
          <li>
            <a href={whatsApp} target="_blank" rel="noreferrer">
              {t('passOn.whatsApp')}
            </a>
          </li>
          <li>
            <a href={mail}>{t('passOn.mail')}</a>
          </li>
          <li>
            <label htmlFor="job-address">{t('passOn.address')}</label>
            <input id="job-address" type="url" readOnly value={address} />
          </li>
        </ul>
      </details>
      <Link to={href('/contact', {}, { kind: 'reportJob', job: job.id })}>{t('passOn.report')}</Link>
    </div>
  )
}
