import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import { curriculum as phrases } from '@trampolim/phrases/pt-br/curriculum.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { AskInPlace } from '../../design/ask-in-place.tsx'
import { Button } from '../../design/button.tsx'
import { ConfirmDialog } from '../../design/dialog.tsx'
import { href } from '../../platform/href.ts'
import { curriculumIntents } from './searching-switch.tsx'

const t = speak(phrases)

type RemoveCurriculumProps = {
  kind: CurriculumKind
  /** Whether the page asks for confirmation in place, as it does without JavaScript. */
  asked: boolean
}

/** The button to remove a curriculum; it asks first and names what will be lost. */
export function RemoveCurriculum({ kind, asked }: RemoveCurriculumProps) {
  const [open, setOpen] = useState(false)
  const submit = useSubmit()
  const busy = useNavigation().formData?.get('intent') === curriculumIntents.remove
  const page = href('/curriculum/:type', { type: kind })
  const name = t(`kind.${kind}`).toLocaleLowerCase('pt-BR')
  const removal = { intent: curriculumIntents.remove }
  if (asked) {
    return (
      <AskInPlace
        title={t('remove.title', { kind: name })}
        fields={removal}
        action={page}
        confirmText={t('remove.confirm')}
        keepText={t('remove.keep')}
        keep={page}
        busy={busy}
      >
        {t('remove.text')}
      </AskInPlace>
    )
  }
  return (
    <>
      <Form
        action={page}
        onSubmit={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        <input type="hidden" name="remove" value="true" />
        <Button type="submit" look="bare">
          {t('remove.action')}
        </Button>
      </Form>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('remove.title', { kind: name })}
        confirmText={t('remove.confirm')}
        cancelText={t('remove.keep')}
        closeLabel={t('remove.close')}
        busy={busy}
        onConfirm={() => submit(removal, { method: 'post', action: page })}
      >
        <p>{t('remove.text')}</p>
      </ConfirmDialog>
    </>
  )
}
