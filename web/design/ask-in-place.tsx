import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button, ButtonLink } from './button.tsx'
import { Notice } from './notice.tsx'

type AskInPlaceProps = {
  /** The question with its object: 'Excluir o currículo profissional?'. */
  title: string
  /** What will be lost, and whether it can be restored. */
  children: ReactNode
  /** The fields that the form submits, by name. */
  fields: Readonly<Record<string, string>>
  /** The form's action; by default this page. */
  action?: string
  confirmText: string
  keepText: string
  /** The address of the page without the question. */
  keep: string
  busy?: boolean
}

/** The question of a confirm dialog, for browsers without JavaScript. */
export function AskInPlace({ title, children, fields, action, confirmText, keepText, keep, busy }: AskInPlaceProps) {
  return (
    <Notice
      tone="danger"
      title={title}
      live
      actions={
        <Form method="post" action={action}>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" look="danger" {...(busy === undefined ? {} : { loading: busy })}>
            {confirmText}
          </Button>
          <ButtonLink look="bare" to={keep}>
            {keepText}
          </ButtonLink>
        </Form>
      }
    >
      {children}
    </Notice>
  )
}
