import { organizations } from '@trampolim/phrases/pt-br/organizations.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { FormSummary } from '../../../design/form-summary.tsx'
import { Notice } from '../../../design/notice.tsx'
import { Breadcrumbs, PageBody, PageHead } from '../../../design/page-head.tsx'
import { DraftNote } from '../../../parts/form/draft-note.tsx'
import { organizationDraftField, shapedOrganization } from '../../../parts/organizations/organization-draft.ts'
import { toldOrganizationFaults } from '../../../parts/organizations/organization-faults.ts'
import { OrganizationFields } from '../../../parts/organizations/organization-fields.tsx'
import { useKeptDraft } from '../../../platform/kept-draft.ts'
import type { ReturnedEdit } from './act.ts'
import classes from './organization.module.css'
import type { readEdit } from './read-page.ts'

const t = speak('organizations', organizations)

type EditOrganizationProps = {
  page: string
  edit: NonNullable<Awaited<ReturnType<typeof readEdit>>>
  returned: ReturnedEdit | undefined
}

/** The edit of an approved organisation: it asks before the organisation goes back to approval. */
export function EditOrganization({ page, edit, returned }: EditOrganizationProps) {
  const { idcard, initial, base, place, branches } = edit
  const [draft, setDraft] = useState(returned?.draft ?? initial)
  const { restored, waiting, discard } = useKeptDraft({
    place,
    base,
    initial,
    draft,
    newer: returned !== undefined,
    shape: shapedOrganization,
    onDraft: setDraft,
  })
  const faults = returned?.faults ?? {}
  const asking = returned?.asking === true && JSON.stringify(returned.draft) === JSON.stringify(draft)
  const busy = useNavigation().state !== 'idle'
  return (
    <PageBody width="narrow">
      <PageHead
        title={t('edit.title')}
        text={t('edit.text', { idcard })}
        crumbs={<Breadcrumbs label={t('page.title')} crumbs={[{ to: page, text: t('page.title') }]} />}
      />
      <Form method="post" action={`${page}?edit=true`} className={classes.form} noValidate>
        {restored && (
          <Notice
            actions={
              <Button size="small" onClick={discard}>
                {t('edit.discard')}
              </Button>
            }
          >
            {t('edit.restored')}
          </Notice>
        )}
        <FormSummary title={t('form.faults')} faults={toldOrganizationFaults(faults)} />
        <input type="hidden" name={organizationDraftField} value={JSON.stringify(draft)} />
        <OrganizationFields
          draft={draft}
          branches={branches}
          faults={faults}
          change={(part) => setDraft((before) => ({ ...before, ...part }))}
        />
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
        <DraftNote waiting={waiting} onDiscard={discard} />
      </Form>
    </PageBody>
  )
}

/** Asks in place, where the button was; it takes the focus. Typing on takes the question back. */
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
