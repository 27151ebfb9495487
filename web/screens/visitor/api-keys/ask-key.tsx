import { keyLettersADay, keyLinkHours, longestProject, longestPurpose } from '@trampolim/marketplace/api-keys/keys.ts'
import { requestsAMinute, requestsAMinuteOfKey } from '@trampolim/marketplace/quotas.ts'
import { wholeText } from '@trampolim/phrases/formats.ts'
import { apiKeys as phrases } from '@trampolim/phrases/pt-br/api-keys.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { Checkbox } from '../../../design/choice.tsx'
import { Notice } from '../../../design/notice.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { TextArea, TextField } from '../../../design/text-field.tsx'
import { FaultsOnTop } from '../../../parts/form/faults-on-top.tsx'
import type { Faults } from '../../../platform/faults.ts'
import { href } from '../../../platform/href.ts'
import classes from './api-keys.module.css'

const t = speak(phrases)

/** The typed text; `managed` is the address in the second form. */
export type AskedForm = { project: string; email: string; purpose: string; agree: boolean; managed: string }

type AskKeyProps = {
  written?: AskedForm
  faults?: Faults
  fault?: string
  sent?: { email: string; manage: boolean }
}

/** Explains what a key is for, with a form to request one and a form to request the link that manages existing ones. */
export function AskKey({ written, faults = {}, fault, sent }: AskKeyProps) {
  return (
    <PageBody width="narrow">
      <PageHead title={t('title')} text={t('text')} />
      <div className={classes.body}>
        {sent && (
          <Notice tone="success" live title={t('sentTitle')}>
            {t(sent.manage ? 'sentManage' : 'sentAsked', {
              ...{ email: sent.email, hours: keyLinkHours, most: keyLettersADay },
            })}
          </Notice>
        )}
        {fault && (
          <Notice tone="danger" live>
            {fault}
          </Notice>
        )}
        <section className={classes.part} aria-labelledby="what">
          <h2 id="what">{t('what.title')}</h2>
          <ul>
            <li>{t('what.reads')}</li>
            <li>{t('what.limit', { most: wholeText(requestsAMinuteOfKey) })}</li>
            <li>{t('what.without', { most: wholeText(requestsAMinute) })}</li>
          </ul>
          <p>
            {t('what.docs')} <a href={href('/api/docs')}>{t('what.docsLink')}</a>
          </p>
          <p>
            {t('what.feeds')} <a href={href('/feeds/jobs.xml')}>{t('what.feedXml')}</a>,{' '}
            <a href={href('/feeds/jobs.json')}>{t('what.feedJson')}</a>,{' '}
            <a href={href('/search.atom')}>{t('what.feedAtom')}</a>
          </p>
        </section>
        <section className={classes.part} aria-labelledby="fair">
          <h2 id="fair">{t('fair.title')}</h2>
          <ul>
            {(['source', 'fresh', 'free', 'own', 'end'] as const).map((each) => (
              <li key={each}>{t(`fair.${each}`)}</li>
            ))}
          </ul>
        </section>
        {!sent && <Asking written={written} faults={faults} />}
        {!sent && <Managing written={written} faults={faults} />}
      </div>
    </PageBody>
  )
}

const labels = {
  ...{ project: t('form.project'), email: t('form.email'), purpose: t('form.purpose'), agree: t('fair.title') },
}

type FormProps = { written: AskedForm | undefined; faults: Faults }

const mail = { type: 'email', autoComplete: 'email', autoCapitalize: 'off', spellCheck: false, maxLength: 254 } as const

function Asking({ written, faults: { managed: _, ...faults } }: FormProps) {
  const busy = useNavigation().state === 'submitting'
  return (
    <section className={classes.part} aria-labelledby="ask">
      <h2 id="ask">{t('form.title')}</h2>
      <FaultsOnTop title={t('form.check')} faults={faults} labels={labels} />
      <Form method="post" noValidate className={classes.form}>
        <TextField
          name="project"
          label={t('form.project')}
          most={longestProject}
          defaultValue={written?.project}
          fault={faults.project}
        />
        <TextField
          {...mail}
          name="email"
          label={t('form.email')}
          hint={t('form.emailHint')}
          defaultValue={written?.email}
          fault={faults.email}
        />
        <TextArea
          name="purpose"
          label={t('form.purpose')}
          hint={t('form.purposeHint')}
          rows={4}
          most={longestPurpose}
          defaultValue={written?.purpose}
          fault={faults.purpose}
        />
        <Checkbox name="agree" label={t('form.agree')} defaultChecked={written?.agree === true} fault={faults.agree} />
        <div>
          <Button type="submit" look="main" loading={busy}>
            {t('form.send')}
          </Button>
        </div>
      </Form>
    </section>
  )
}

function Managing({ written, faults: { managed } }: FormProps) {
  const busy = useNavigation().state === 'submitting'
  return (
    <section className={classes.part} aria-labelledby="manage">
      <h2 id="manage">{t('manage.title')}</h2>
      <p>{t('manage.text')}</p>
      <FaultsOnTop
        title={t('manage.check')}
        faults={managed ? { managed } : {}}
        labels={{ managed: t('manage.email') }}
      />
      <Form method="post" noValidate className={classes.form}>
        <input type="hidden" name="intent" value="manage" />
        <TextField {...mail} name="managed" label={t('manage.email')} defaultValue={written?.managed} fault={managed} />
        <div>
          <Button type="submit" loading={busy}>
            {t('manage.send')}
          </Button>
        </div>
      </Form>
    </section>
  )
}
