import {
  type ContactKind,
  contactKinds,
  longestContactMessage,
  longestReportedPage,
} from '@trampolim/marketplace/contact/messages.ts'
import { contactKindText, contact as phrases } from '@trampolim/phrases/pt-br/contact.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useState } from 'react'
import { Button, ButtonLink } from '../../design/button.tsx'
import { Facts } from '../../design/facts.tsx'
import { Link } from '../../design/link.tsx'
import { Notice } from '../../design/notice.tsx'
import { PageBody, PageHead } from '../../design/page-head.tsx'
import { Select } from '../../design/select.tsx'
import { TextArea, TextField } from '../../design/text-field.tsx'
import type { Faults } from '../../platform/faults.ts'
import { draftKeys } from '../form/draft/draft-keys.ts'
import { EmailField } from '../form/email-field.tsx'
import { DraftDone, KeptForm } from '../form/kept/kept-form.tsx'
import classes from './contact-form.module.css'
import type { readContactPage, WrittenContact } from './contact-page.ts'

const t = speak(phrases)
const kinds = contactKinds.map((value) => ({ value, text: contactKindText[value] }))

type ContactPageProps = {
  page: Awaited<ReturnType<typeof readContactPage>>
  returned?:
    | { written: WrittenContact; faults: Faults; sent: { due: string; email: string; report: boolean } | null }
    | undefined
  /** The page's own address, and its help centre. */
  path: string
  help: string | null
}

/** The contact form with other ways to get help, or the result of sending it. */
export function ContactPage({ page, returned, path, help }: ContactPageProps) {
  const sent = returned?.sent
  const draftKey = draftKeys.kept('contact', returned ? returned.written.job : page.job?.id)
  return (
    <PageBody width="narrow">
      <PageHead title={t('title')} text={t('text')} />
      <div className={classes.body}>
        {sent && <DraftDone draftKey={draftKey} />}
        {sent ? (
          <Notice
            tone="success"
            live
            title={t('sentTitle')}
            actions={
              <ButtonLink to={path} reloadDocument>
                {t('form.again')}
              </ButtonLink>
            }
          >
            {t(sent.report ? 'sentReport' : 'sent', { due: sent.due, email: sent.email })}
          </Notice>
        ) : (
          <>
            {help && (
              <p>
                {t('helpFirst')} <Link to={help}>{t('help')}</Link>.
              </p>
            )}
            <ContactForm page={page} returned={returned} draftKey={draftKey} />
          </>
        )}
        <section className={classes.other} aria-labelledby="other-ways">
          <h2 id="other-ways">{t('other')}</h2>
          <p>{t('urgent')}</p>
          <p>
            {t('privacyEmail')}: <a href={`mailto:${page.privacyEmail}`}>{page.privacyEmail}</a>
          </p>
        </section>
      </div>
    </PageBody>
  )
}

type ContactFormProps = Pick<ContactPageProps, 'page' | 'returned'> & { draftKey: ReturnType<typeof draftKeys.kept> }

const labels = {
  ...{ kind: t('form.kind'), page: t('form.page'), message: t('form.message') },
  ...{ name: t('form.name'), email: t('form.email') },
}

function ContactForm({ page, returned, draftKey }: ContactFormProps) {
  const written = returned?.written ?? page.start
  const [kind, setKind] = useState(written.kind)
  const job = returned ? returned.written.job : (page.job?.id ?? '')
  return (
    <KeptForm draftKey={draftKey} refused={returned} labels={labels} className={classes.form}>
      {({ faults, busy }) => (
        <>
          <Select
            name="kind"
            label={t('form.kind')}
            defaultValue={written.kind}
            onChange={(event) => setKind(event.target.value)}
            options={kinds}
            fault={faults.kind}
          />
          {job && (
            <>
              <input type="hidden" name="job" value={job} />
              <Facts facts={[{ name: t('form.job'), value: page.job?.name ?? t('form.jobGone') }]} />
            </>
          )}
          {written.page && (
            <TextField
              name="page"
              label={t('form.page')}
              defaultValue={written.page}
              most={longestReportedPage}
              fault={faults.page}
              {...(written.errorId && { hint: t('form.errorId', { id: written.errorId }) })}
            />
          )}
          <input type="hidden" name="errorId" value={written.errorId} />
          <TextArea
            name="message"
            label={t('form.message')}
            hint={kind === 'reportJob' && !job ? t('form.whichJob') : t(`form.hint.${kind as ContactKind}`)}
            most={longestContactMessage}
            rows={6}
            defaultValue={written.message}
            fault={faults.message}
          />
          <TextField
            name="name"
            label={t('form.name')}
            autoComplete="name"
            most={120}
            defaultValue={written.name}
            fault={faults.name}
          />
          {page.knownEmail ? (
            <p>{t('form.emailKnown', { email: page.knownEmail })}</p>
          ) : (
            <EmailField
              name="email"
              label={t('form.email')}
              most={254}
              defaultValue={written.email}
              fault={faults.email}
            />
          )}
          <div className={classes.trap} aria-hidden="true">
            <label htmlFor="website">{t('form.website')}</label>
            <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
          </div>
          <div>
            <Button type="submit" look="main" loading={busy}>
              {t('form.send')}
            </Button>
          </div>
        </>
      )}
    </KeptForm>
  )
}
