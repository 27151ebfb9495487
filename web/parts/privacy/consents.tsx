import { type Consent, consentVersions, withdrawals } from '@trampolim/marketplace/accounts/terms.ts'
import { consentList } from '@trampolim/phrases/pt-br/accept-terms.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../design/button.tsx'
import { DataItem, DataList } from '../../design/facts.tsx'
import { Tag } from '../../design/tag.tsx'
import { momentText } from '../dates.ts'
import { versionText } from '../dates-with-year.ts'
import classes from './privacy.module.css'

const t = speak(consentList)

type ConsentsProps = {
  items: readonly Consent[]
  /** The page on which consents that can be withdrawn at any time are changed; null if there is none. */
  change: string | null
}

/** Everything to which a person agreed, with version and time, and how each consent can be withdrawn. */
export function Consents({ items, change }: ConsentsProps) {
  return (
    <section className={classes.section} aria-labelledby="consents">
      <h2 id="consents">{t('title')}</h2>
      <p className={classes.soft}>{t('text')}</p>
      {items.length === 0 && <p className={classes.soft}>{t('none')}</p>}
      <DataList label={t('title')}>
        {items.map((each) => (
          <DataItem
            key={`${each.document} ${each.accepted} ${each.withdrawn}`}
            title={t(`documents.${each.document}`)}
            text={<About {...each} />}
            end={
              change !== null &&
              each.withdrawn === null &&
              withdrawals[each.document] === 'at-any-time' && (
                <ButtonLink
                  size="small"
                  to={change}
                  aria-label={t('changeNamed', { name: t(`documents.${each.document}`) })}
                >
                  {t('change')}
                </ButtonLink>
              )
            }
          />
        ))}
      </DataList>
    </section>
  )
}

function About({ document, version, accepted, withdrawn }: Consent) {
  const [said, moment] = [versionText(version), momentText(accepted)]
  if (withdrawn !== null) return t('withdrawn', { version: said, moment, withdrawn: momentText(withdrawn) })
  const how = withdrawals[document]
  return (
    <>
      {t('accepted', { version: said, moment })}{' '}
      {version !== consentVersions[document] && <Tag tone="sun">{t('outdated')}</Tag>}
      {how === 'with-account' && <p>{t('withAccount')}</p>}
      {how === 'with-application' && <p>{t('withApplication')}</p>}
    </>
  )
}
