import { useRef } from 'react'
import { caretAfter, finished, type Mask, masked, spelledOut } from './masks.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type MaskedFieldProps = Omit<TextFieldProps, 'type'> & {
  mask: Mask
  /** Called with the masked text at each change. */
  onText?: (text: string) => void
}

/** The keyboards of masks that need a comma for cents or letters. */
const keyboards: Partial<Record<Mask, 'tel' | 'text' | 'decimal'>> = { phone: 'tel', cnpj: 'text', money: 'decimal' }

/** A field that inserts punctuation itself and keeps the caret where the person is typing. */
export function MaskedField({ mask, onText, onChange, value, defaultValue, ...rest }: MaskedFieldProps) {
  const deleting = useRef(false)
  return (
    <TextField
      // The HTML standard allows `tel-national` only in text fields.
      type="text"
      inputMode={keyboards[mask] ?? 'numeric'}
      {...rest}
      {...(value === undefined ? {} : { value: masked(mask, String(value)) })}
      {...(defaultValue === undefined ? {} : { defaultValue: masked(mask, String(defaultValue)) })}
      onBlur={(event) => {
        const left = event.currentTarget.value
        const done = finished(mask, left)
        if (done !== left) {
          event.currentTarget.value = done
          onText?.(done)
        }
        rest.onBlur?.(event)
      }}
      onKeyDown={(event) => {
        deleting.current = event.key === 'Backspace'
        rest.onKeyDown?.(event)
      }}
      onChange={(event) => {
        const field = event.currentTarget
        const typed = field.value
        const caret = field.selectionStart ?? typed.length
        // A caret in the middle belongs to somebody who corrects a part: nothing is added to it.
        const shown = masked(mask, caret === typed.length ? spelledOut(mask, typed) : typed)
        if (shown !== typed) {
          const place = caret === typed.length ? shown.length : caretAfter(mask, { typed, caret, shown })
          field.value = shown
          // After a deletion the caret stays before a separator, after typing it moves behind it.
          const behindMark = deleting.current ? place : place + (/^[^\dA-Z]+/.exec(shown.slice(place))?.[0].length ?? 0)
          field.setSelectionRange(behindMark, behindMark)
        }
        onText?.(shown)
        onChange?.(event)
      }}
    />
  )
}
