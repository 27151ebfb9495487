import { notices } from '@trampolim/phrases/pt-br/notices.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Link } from '../../design/link.tsx'
import { asSearch, href } from '../../platform/href.ts'
import classes from '../jobs/article/pass-on.module.css'

const t = speak(notices)

type PassNoticeProps = { notice: { title: string; company: string; city: string }; address: string; path: string }

/** Ways to share a notice, and to report it. They work without scripts. */
export function PassNotice({ notice: { title, company, city }, address, path }: PassNoticeProps) {
  const text = t('pass.text', { title, company, city })
  return (
    <div className={classes.ways}>
      <details className={classes.share}>
        <summary className="folds">{t('pass.title')}</summary>
        <ul>
          <li>
            <a href={`https://wa.me/${asSearch({ text: `${text} ${address}` })}`} target="_blank" rel="noreferrer">
              {t('pass.whatsApp')}
            </a>
          </li>
          <li>
            <a href={`mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(address)}`}>
              {t('pass.mail')}
            </a>
          </li>
          <li>
            <label htmlFor="notice-address">{t('pass.address')}</label>
            <input id="notice-address" type="url" readOnly value={address} />
          </li>
        </ul>
      </details>
      <Link to={href('/contact', {}, { kind: 'reportPerson', page: path })}>{t('report')}</Link>
    </div>
  )
}
