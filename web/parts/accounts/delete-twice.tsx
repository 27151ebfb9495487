import { type ReactNode, useEffect, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { Button, ButtonLink } from '../../design/button.tsx'
import { ConfirmDialog } from '../../design/dialog.tsx'
import { Notice } from '../../design/notice.tsx'

/**
 * The state of the confirmation: not asked, asked once, asked twice. Without JavaScript it is in the address, as
 * `?delete=once`.
 */
export type Asked = 'not' | 'once' | 'twice'

export function askedIn(request: Request): Asked {
  const asked = new URL(request.url).searchParams.get('delete')
  return asked === 'once' || asked === 'twice' ? asked : 'not'
}

/** The form's intent once both questions are answered. */
export const deleteIntent = 'delete'

type Question = { title: string; text: ReactNode; confirm: string }

type DeleteTwiceProps = {
  /** The page that asks the questions and deletes. */
  page: string
  asked: Asked
  /** The form's intent once both questions are answered. */
  intent?: string
  action: string
  once: Question
  twice: Question
  keep: string
  close: string
}

/** Deletes what can't be restored, after two questions that each name what will be lost. */
export function DeleteTwice(props: DeleteTwiceProps) {
  const { page, asked, intent = deleteIntent, action, once, twice, keep, close } = props
  const [step, setStep] = useState<Asked>('not')
  const submit = useSubmit()
  const busy = useNavigation().formData?.get('intent') === intent
  // Whoever is still here after it was sent was refused, and reads why on the page.
  useEffect(() => (busy ? () => setStep('not') : undefined), [busy])
  if (asked !== 'not') return <InPlace {...{ page, asked, intent, once, twice, keep, busy }} />
  // A dialog also fires its close event when the next one replaces it.
  const leave = (from: Asked) => setStep((now) => (now === from ? 'not' : now))
  const dialog = { cancelText: keep, closeLabel: close }
  return (
    <>
      <Form
        action={page}
        onSubmit={(event) => {
          event.preventDefault()
          setStep('once')
        }}
      >
        <input type="hidden" name="delete" value="once" />
        <Button type="submit">{action}</Button>
      </Form>
      <ConfirmDialog
        {...dialog}
        open={step === 'once'}
        onClose={() => leave('once')}
        title={once.title}
        confirmText={once.confirm}
        onConfirm={() => setStep('twice')}
      >
        {once.text}
      </ConfirmDialog>
      <ConfirmDialog
        {...dialog}
        open={step === 'twice'}
        onClose={() => leave('twice')}
        title={twice.title}
        confirmText={twice.confirm}
        busy={busy}
        onConfirm={() => submit({ intent }, { method: 'post', action: page })}
      >
        {twice.text}
      </ConfirmDialog>
    </>
  )
}

type InPlaceProps = Pick<DeleteTwiceProps, 'page' | 'once' | 'twice' | 'keep'> & {
  asked: 'once' | 'twice'
  intent: string
  busy: boolean
}

function InPlace({ page, asked, intent, once, twice, keep, busy }: InPlaceProps) {
  const { title, text, confirm } = asked === 'once' ? once : twice
  return (
    <Notice
      tone="danger"
      title={title}
      actions={
        <Form method={asked === 'once' ? 'get' : 'post'} action={page}>
          <Button
            type="submit"
            look="danger"
            loading={busy}
            {...(asked === 'once' ? { name: 'delete', value: 'twice' } : { name: 'intent', value: intent })}
          >
            {confirm}
          </Button>
          <ButtonLink look="bare" to={page}>
            {keep}
          </ButtonLink>
        </Form>
      }
    >
      {text}
    </Notice>
  )
}
