import { organizations } from '@trampolim/phrases/pt-br/organizations.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { Breadcrumbs, PageBody, PageHead } from '../../../design/page-head.tsx'
import { LockedEdit } from '../../../parts/accounts/locked-edit.tsx'
import { DraftForm, useIsSending } from '../../../parts/form/draft/draft-form.tsx'
import { versionField } from '../../../parts/form/draft/version-field.ts'
import { useForm } from '../../../parts/form/use-form.ts'
import { shapedOrganization } from '../../../parts/organizations/organization-draft.ts'
import { OrganizationFields } from '../../../parts/organizations/organization-fields.tsx'
import { faultsOfOrganizationDraft } from '../../../parts/organizations/write-organization.ts'
import type { ReturnedEdit } from './do-organization-intent.ts'
import classes from './organization.module.css'
import type { readEdit } from './read-page.ts'

const t = speak(organizations)

type EditOrganizationProps = {
  page: string
  edit: Awaited<ReturnType<typeof readEdit>>
  returned: ReturnedEdit | undefined
  /** The page of the correction that a review requested, if any. */
  task: string | null
}

/** The form of an approved organisation. It asks for confirmation before the organisation returns to review. */
export function EditOrganization({ page, edit, returned, task }: EditOrganizationProps) {
  const { idcard, initial, base, draftKey, branches } = edit
  const form = useForm({
    draftKey,
    base,
    initial,
    returned,
    shape: shapedOrganization,
    faultsOf: faultsOfOrganizationDraft,
  })
  const { draft } = form
  const asking = returned?.asking === true && JSON.stringify(returned.draft) === JSON.stringify(draft)
  const busy = useIsSending()
  // The page may learn of newer versions while somebody types.
  const [began] = useState(base)
  return (
    <PageBody width="narrow">
      <PageHead
        title={t('edit.title')}
        text={t('edit.text', { idcard })}
        crumbs={<Breadcrumbs label={t('page.title')} crumbs={[{ to: page, text: t('page.title') }]} />}
      />
      <DraftForm
        form={form}
        title={t('form.faults')}
        labels={organizations.form.names}
        action={`${page}?edit=true`}
        className={classes.form}
      >
        <input type="hidden" name={versionField} value={returned?.version ?? began} />
        {returned?.locked && (
          <LockedEdit inReview={t('edit.unsent.review')} toCorrect={t('edit.unsent.toCorrect')} task={task} />
        )}
        <OrganizationFields draft={draft} branches={branches} faults={form.faults} change={form.change} />
        {asking ? (
          <Question busy={busy} page={page} />
        ) : (
          <div className={classes.actions}>
            <Button type="submit" look="main" loading={busy}>
              {t('edit.save')}
            </Button>
            <ButtonLink to={page} look="bare">
              {t('edit.cancel')}
            </ButtonLink>
          </div>
        )}
      </DraftForm>
    </PageBody>
  )
}

/** Asks for confirmation in place of the button, and moves the focus there. Further typing removes the question. */
function Question({ busy, page }: { busy: boolean; page: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={box} tabIndex={-1} className={classes.question}>
      <Notice
        tone="warn"
        live
        title={t('edit.askTitle')}
        actions={
          <>
            <Button type="submit" name="confirmed" value="on" look="main" loading={busy}>
              {t('edit.confirm')}
            </Button>
            <ButtonLink to={page} look="bare">
              {t('edit.cancel')}
            </ButtonLink>
          </>
        }
      >
        {t('edit.ask')}
      </Notice>
    </div>
  )
}
