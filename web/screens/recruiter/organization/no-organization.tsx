import { organizations } from '@trampolim/phrases/pt-br/organizations.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { Notice } from '../../../design/notice.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { DraftForm, useIsSending } from '../../../parts/form/draft/draft-form.tsx'
import { useForm } from '../../../parts/form/use-form.ts'
import { emptyOrganization, shapedOrganization } from '../../../parts/organizations/organization-draft.ts'
import { OrganizationFields } from '../../../parts/organizations/organization-fields.tsx'
import { organizationIntents } from '../../../parts/organizations/organization-intents.ts'
import { faultsOfOrganizationDraft } from '../../../parts/organizations/write-organization.ts'
import type { DraftKey } from '../../../platform/browser/kept-draft.ts'
import type { JoiningDone, ReturnedChoice } from './act-on-joining.ts'
import classes from './organization.module.css'
import type { readJoining } from './read-page.ts'

const t = speak(organizations)

type Waiting = Awaited<ReturnType<typeof readJoining>>

type NoOrganizationProps = {
  page: string
  waiting: Waiting
  account: string | null
  done: JoiningDone | null
  fault: string | undefined
  returned: ReturnedChoice | undefined
}

/** The page of a recruiter without an organisation: their pending request, or the form to register or join one. */
export function NoOrganization({ page, waiting, account, done, fault, returned }: NoOrganizationProps) {
  const introduction = (
    <>
      {fault && (
        <Notice tone="danger" live>
          {fault}
        </Notice>
      )}
      {done && (
        <Notice tone="success" live>
          {t(`joining.${done}`, { email: waiting.email })}
        </Notice>
      )}
    </>
  )
  return (
    <PageBody width="narrow">
      {waiting.joining ? (
        <>
          <PageHead title={t('joining.title')} text={t('joining.text', { idcard: waiting.joining.idcard })} />
          <div className={classes.sections}>
            {introduction}
            <Wait page={page} waiting={waiting} byLink={waiting.joining.byLink} account={account} />
          </div>
        </>
      ) : (
        <>
          <PageHead title={t('joining.none')} text={t('joining.noneText')} />
          <div className={classes.sections}>
            {introduction}
            {waiting.jobName && <Notice>{t('joining.noneJob', { job: waiting.jobName })}</Notice>}
            <Choice page={page} draftKey={waiting.draftKey} branches={waiting.branches} returned={returned} />
          </div>
        </>
      )}
    </PageBody>
  )
}

function Wait({
  page,
  waiting: { email, jobName },
  byLink,
  account,
}: {
  page: string
  waiting: Waiting
  byLink: boolean
  account: string | null
}) {
  const busy = useNavigation().state !== 'idle'
  return (
    <>
      <Card as="section" className={classes.card} aria-labelledby="ways">
        <h2 id="ways">{t('joining.waysTitle')}</h2>
        <ul className={classes.notes}>
          {byLink && <li>{t('joining.byLink', { email })}</li>}
          <li>{t('joining.byColleague')}</li>
          <li>{t('joining.byReviewer')}</li>
        </ul>
        <Form method="post" action={page} className={classes.actions}>
          {byLink && (
            <Button type="submit" name="intent" value={organizationIntents.resend} look="main" loading={busy}>
              {t('joining.resend')}
            </Button>
          )}
          <Button type="submit" name="intent" value={organizationIntents.withdraw} look="bare">
            {t('joining.withdraw')}
          </Button>
        </Form>
      </Card>
      <Card as="section" className={classes.card} aria-labelledby="meanwhile">
        <h2 id="meanwhile">{t('joining.meanwhileTitle')}</h2>
        <ul className={classes.notes}>
          {jobName && <li>{t('joining.job', { job: jobName })}</li>}
          <li>{t('joining.seen')}</li>
          <li>{t('joining.told')}</li>
        </ul>
        {account && (
          <div className={classes.actions}>
            <ButtonLink to={account}>{t('joining.account')}</ButtonLink>
          </div>
        )}
      </Card>
    </>
  )
}

function Choice({
  page,
  draftKey,
  branches,
  returned,
}: {
  page: string
  draftKey: DraftKey
  branches: Waiting['branches']
  returned: ReturnedChoice | undefined
}) {
  const form = useForm({
    draftKey,
    base: 'new',
    initial: emptyOrganization,
    returned,
    shape: shapedOrganization,
    faultsOf: faultsOfOrganizationDraft,
  })
  return (
    <DraftForm
      form={form}
      title={t('form.faults')}
      labels={organizations.form.names}
      main={organizationIntents.choose}
      action={page}
      className={classes.form}
    >
      <OrganizationFields draft={form.draft} withIdcard branches={branches} faults={form.faults} change={form.change} />
      <div className={classes.actions}>
        <Button type="submit" name="intent" value={organizationIntents.choose} look="main" loading={useIsSending()}>
          {t('joining.choose')}
        </Button>
      </div>
    </DraftForm>
  )
}
