import type { CurriculumSection } from '@trampolim/marketplace/curriculums/sections.ts'
import { curriculum } from '@trampolim/phrases/pt-br/curriculum.ts'
import { curriculumFiles as phrases } from '@trampolim/phrases/pt-br/curriculum-files.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { FormEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../design/button.tsx'
import { FileDrop } from '../../design/file-drop.tsx'
import { Notice } from '../../design/notice.tsx'
import { type DraftKey, keptDraft } from '../../platform/kept-draft.ts'
import { draftField } from '../form/draft/draft-field.ts'
import classes from './import-file.module.css'
import { fileField, readIntent } from './import-names.ts'

const t = speak(phrases)
const c = speak(curriculum)

type ImportFileProps = {
  /** The key of the form's draft in this tab: what was typed is sent along, so that it stays. */
  draftKey: DraftKey
  outcome: { fault: string | null; toCheck: readonly CurriculumSection[]; unread: readonly string[] } | undefined
}

/** Fills the form below from a file. It works without JavaScript too. */
export function ImportFile({ draftKey, outcome }: ImportFileProps) {
  const busy = useNavigation().formData?.get('intent') === readIntent
  const takeTyped = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const typed = (keptDraft(draftKey) as { draft?: unknown } | null)?.draft
    const field = currentTarget.elements.namedItem(draftField)
    if (typed && field instanceof HTMLInputElement) field.value = JSON.stringify(typed)
  }
  const names = outcome?.toCheck.map((name) => c(`form.sections.${name}`)) ?? []
  return (
    <div className={classes.import}>
      {names.length > 0 && (
        <Notice tone="success" live title={t('import.done')}>
          {t('import.check', { sections: list.format(names) })}
          {outcome && outcome.unread.length > 0 && ` ${t('import.unread', { names: outcome.unread.join(', ') })}`}
        </Notice>
      )}
      <details open={Boolean(outcome?.fault) || undefined} className={classes.details}>
        <summary>{t('import.title')}</summary>
        <Form method="post" encType="multipart/form-data" className={classes.form} onSubmit={takeTyped}>
          <p>{t('import.text')}</p>
          <input type="hidden" name={draftField} value="" />
          <FileDrop
            name={fileField}
            label={t('import.label')}
            hint={t('import.hint')}
            accept=".json,application/json"
            invitation={t('import.invitation')}
            fault={outcome?.fault ?? undefined}
          />
          <div>
            <Button type="submit" name="intent" value={readIntent} loading={busy}>
              {t('import.read')}
            </Button>
          </div>
        </Form>
      </details>
    </div>
  )
}

const list = new Intl.ListFormat('pt-BR')
