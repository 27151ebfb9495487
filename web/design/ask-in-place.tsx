import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button, ButtonLink } from './button.tsx'
import { Notice } from './notice.tsx'

type AskInPlaceProps = {
  /** Asks, naming the thing: 'Excluir o currículo profissional?'. */
  title: string
  /** What is lost, and whether it comes back. */
  children: ReactNode
  /** What the form sends, by name. */
  fields: Readonly<Record<string, string>>
  /** Where it goes; this page where none is given. */
  action?: string
  confirmText: string
  keepText: string
  /** The page as it is without the question. */
  keep: string
  busy?: boolean
}

/** The question of a confirm dialog where there is no JavaScript to open one. */
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
