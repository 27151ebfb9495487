import { likelyEmail } from '@trampolim/marketplace/registration/likely-email.ts'
import { likelyEmailTexts } from '@trampolim/phrases/pt-br/likely-email.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useState } from 'react'
import { Button } from '../../design/button.tsx'
import { fieldId } from '../../design/field.tsx'
import { TextField, type TextFieldProps } from '../../design/text-field.tsx'
import { Scripted } from '../scripted.tsx'
import { afterPress } from './after-press.ts'
import classes from './email-field.module.css'

const t = speak(likelyEmailTexts)

const longest = 254

type EmailFieldProps = Omit<TextFieldProps, 'type' | 'value' | 'defaultValue'> & {
  value?: string
  defaultValue?: string
}

/** An e-mail address; one that looks mistyped is left as it is, beside the likely one. */
export function EmailField({ hint, onBlur, ...rest }: EmailFieldProps) {
  const { id = fieldId(rest.name), value, defaultValue } = rest
  const [left, setLeft] = useState(value ?? defaultValue ?? '')
  const likely = value === undefined || value === left ? likelyEmail(left) : null
  return (
    <div className={classes.field}>
      <TextField
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={rest.most === undefined ? longest : undefined}
        {...rest}
        type="email"
        hint={hint}
        onBlur={(event) => {
          const typed = event.currentTarget.value
          afterPress(() => setLeft(typed))
          onBlur?.(event)
        }}
      />
      <div role="status">
        {likely && (
          <div className={classes.likely}>
            <span>{t('ask', { email: likely })}</span>
            <Scripted>
              <Button type="button" look="bare" size="small" onClick={() => write(id, likely)}>
                {t('take')}
              </Button>
            </Scripted>
          </div>
        )}
      </div>
    </div>
  )

  function write(field: string, email: string) {
    const input = document.getElementById(field)
    if (!(input instanceof HTMLInputElement)) return
    // As if it were typed: the form that holds the value hears of it.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, email)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    setLeft(email)
    input.focus()
  }
}
