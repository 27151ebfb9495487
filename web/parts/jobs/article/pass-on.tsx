import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Link } from '../../../design/link.tsx'
import { asSearch, href } from '../../../platform/href.ts'
import classes from './pass-on.module.css'

const t = speak(jobs)

type ShareProps = {
  job: { id: string; name: string; company: string; byAgency: boolean; place: string }
  /** The job's public address. */
  address: string
}

/** Ways to share a job. They work without scripts. */
export function ShareJob({ job, address }: ShareProps) {
  const text = t(job.byAgency ? 'passOn.agencyText' : 'passOn.text', {
    job: job.name,
    company: job.company,
    place: job.place,
  })
  const whatsApp = `https://wa.me/${asSearch({ text: `${text} ${address}` })}`
  const mail = `mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(address)}`
  const field = `address-${job.id}`
  return (
    <details className={classes.share} data-off-paper>
      <summary className="folds">{t('passOn.title')}</summary>
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
          <label htmlFor={field}>{t('passOn.address')}</label>
          <input id={field} type="url" readOnly value={address} />
        </li>
      </ul>
    </details>
  )
}

/** A link to report a job. */
export function ReportJob({ id }: { id: string }) {
  return (
    <p className={classes.report} data-off-paper>
      <Link to={href('/contact', {}, { kind: 'reportJob', job: id })}>{t('passOn.report')}</Link>
    </p>
  )
}
