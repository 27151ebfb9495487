import { browserTest } from '@trampolim/phrases/pt-br/browser-test.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Facts } from '../../../design/facts.tsx'
import { Notice } from '../../../design/notice.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { Scripted } from '../../../parts/scripted.tsx'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/browser-test.ts'
import classes from './browser-test.module.css'
import { type Ability, asText, type DeviceFact, deviceFacts, tryAbilities } from './try-browser.ts'

const t = speak(browserTest)

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('title')} · Trampolim` }, { name: 'robots', content: 'noindex' }]
}

export default function BrowserTest() {
  const [tried, setTried] = useState<{ abilities: Ability[]; facts: DeviceFact[] } | null>(null)
  useEffect(() => setTried({ abilities: tryAbilities(), facts: deviceFacts() }), [])
  return (
    <PageBody width="narrow">
      <PageHead title={t('title')} text={t('text')} />
      <noscript>
        <Notice tone="warn">{t('noScript')}</Notice>
      </noscript>
      {tried ? (
        <Result {...tried} />
      ) : (
        <Scripted>
          <p className={classes.running}>{t('running')}</p>
        </Scripted>
      )}
      <section aria-labelledby="lowest" className={classes.section}>
        <h2 id="lowest">{t('lowest')}</h2>
        <p>{t('lowestText')}</p>
      </section>
      <section aria-labelledby="help" className={classes.section}>
        <h2 id="help">{t('help')}</h2>
        <p>{t('helpText')}</p>
        <div className={classes.actions}>
          <ButtonLink to={href('/contact', {}, { kind: 'siteError' })}>{t('contact')}</ButtonLink>
          <ButtonLink look="bare" to={href('/accessibility')}>
            {t('accessibility')}
          </ButtonLink>
        </div>
      </section>
    </PageBody>
  )
}

function Result({ abilities, facts }: { abilities: readonly Ability[]; facts: readonly DeviceFact[] }) {
  const [copied, setCopied] = useState<'copied' | 'copyFailed' | null>(null)
  const lacking = abilities.filter(({ works }) => !works)
  const text = asText(abilities, facts)
  return (
    <>
      <Notice tone={lacking.length > 0 ? 'warn' : 'success'} live>
        {lacking.length > 0 ? t('lacks', { count: lacking.length }) : t('good')}
      </Notice>
      <section aria-labelledby="abilities" className={classes.section}>
        <h2 id="abilities">{t('abilities')}</h2>
        <Facts
          facts={abilities.map(({ name, works }) => ({
            name: t(`ability.${name}`),
            value: works ? t('works') : `${t('fails')}. ${t(`without.${name}`)}`,
          }))}
        />
      </section>
      <section aria-labelledby="facts" className={classes.section}>
        <h2 id="facts">{t('facts')}</h2>
        <Facts facts={facts.map(({ name, value }) => ({ name: t(`fact.${name}`), value }))} />
      </section>
      <section className={classes.section}>
        <label htmlFor="report">{t('copyLabel')}</label>
        <textarea id="report" className={classes.report} readOnly rows={8} value={text} />
        <div className={classes.actions}>
          <Button
            look="main"
            onClick={() => {
              navigator.clipboard?.writeText(text).then(
                () => setCopied('copied'),
                () => setCopied('copyFailed'),
              ) ?? setCopied('copyFailed')
            }}
          >
            {t('copy')}
          </Button>
        </div>
        <p role="status">{copied && t(copied)}</p>
      </section>
    </>
  )
}
