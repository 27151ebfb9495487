import { listText } from '@trampolim/phrases/formats.ts'
import { curriculum } from '@trampolim/phrases/pt-br/curriculum.ts'
import { curriculumFileFaults } from '@trampolim/phrases/pt-br/curriculum-file-faults.ts'
import { curriculumFiles as phrases } from '@trampolim/phrases/pt-br/curriculum-files.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../design/button.tsx'
import { Checkbox } from '../../design/choice.tsx'
import { FileDrop } from '../../design/file-drop.tsx'
import { Notice } from '../../design/notice.tsx'
import { type DraftKey, keptDraft } from '../../platform/browser/kept-draft.ts'
import { draftField } from '../form/draft/draft-field.ts'
import classes from './import-file.module.css'
import { fileField, keepField, readIntent } from './import-names.ts'
import type { ReadNews } from './read-file-intent.ts'

const t = speak(phrases)
const c = speak(curriculum)
const f = speak(curriculumFileFaults)

const accept = '.pdf,.doc,.docx,.odt,.rtf,.txt,.json'

type ImportFileProps = {
  /** The key of the form's draft in this tab: what was typed is sent together with the file, so that it isn't lost. */
  draftKey: DraftKey
  outcome: (ReadNews & { fault: string | null }) | undefined
  /** The largest file, in megabytes. */
  fileMb: number
  /** Whether the file can also be stored with the curriculum. */
  mayKeep?: boolean
  /** What is typed in the form below, if available; otherwise it is read from the tab's storage. */
  typed?: object
  /** Further fields of the form, such as the current page. */
  children?: ReactNode
}

/** Fills the form below from a file. It also works without JavaScript. */
export function ImportFile({ draftKey, outcome, fileMb, mayKeep = false, typed, children }: ImportFileProps) {
  const busy = useNavigation().formData?.get('intent') === readIntent
  const [isTooLarge, setTooLarge] = useState(false)
  const takeTyped = (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget } = event
    if (isTooLarge) {
      event.preventDefault()
      const chosen = currentTarget.elements.namedItem(fileField)
      return chosen instanceof HTMLElement && chosen.focus()
    }
    if (typed) return
    const kept = (keptDraft(draftKey) as { draft?: unknown } | null)?.draft
    const field = currentTarget.elements.namedItem(draftField)
    if (kept && field instanceof HTMLInputElement) field.value = JSON.stringify(kept)
  }
  return (
    <div className={classes.import}>
      {outcome && <News news={outcome} />}
      <details open={Boolean(outcome?.fault) || undefined} className={classes.details}>
        <summary className="folds">{t('import.title')}</summary>
        <Form method="post" encType="multipart/form-data" className={classes.form} onSubmit={takeTyped}>
          <p>{t('import.text')}</p>
          {typed ? (
            <input type="hidden" name={draftField} value={JSON.stringify(typed)} />
          ) : (
            <input type="hidden" name={draftField} defaultValue="" />
          )}
          {children}
          <FileDrop
            name={fileField}
            label={t('import.label')}
            hint={t('import.hint', { most: String(fileMb) })}
            accept={accept}
            invitation={t('import.invitation')}
            onFile={({ size }) => setTooLarge(size > fileMb * 1024 * 1024)}
            fault={isTooLarge ? f('aboveLimit', { most: String(fileMb) }) : (outcome?.fault ?? undefined)}
          />
          {mayKeep && <Checkbox name={keepField} label={t('import.keep')} hint={t('import.keepHint')} />}
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

/** The result of reading the last file. */
function News({ news }: { news: ReadNews }) {
  const { toCheck, person, unread, leftover, kept, notKept, hadAll } = news
  const names = [...(person ? [t('import.person')] : []), ...toCheck.map((name) => c(`form.sections.${name}`))]
  if (names.length === 0 && !kept && !notKept && !hadAll) return null
  return (
    <>
      <Notice tone="success" live title={t('import.done')}>
        {names.length > 0 && t('import.check', { sections: listText(names) })} {hadAll && t('import.hadAll')}
        {kept && ` ${t('import.kept', { name: kept })}`}
        {notKept && ` ${t('import.notKept', { reason: notKept })}`}
        {unread.length > 0 && ` ${t('import.unread', { names: unread.join(', ') })}`}
      </Notice>
      {leftover !== '' && (
        <details className={classes.details}>
          <summary className="folds">{t('import.leftover')}</summary>
          <p>{t('import.leftoverText')}</p>
          <p className={classes.leftover}>{leftover}</p>
        </details>
      )}
    </>
  )
}
