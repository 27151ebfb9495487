import { useRef } from 'react'
import { caretAfter, type Mask, masked } from './masks.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type MaskedFieldProps = Omit<TextFieldProps, 'type'> & {
  mask: Mask
  /** Tells the masked text at each change. */
  onText?: (text: string) => void
}

/** A field that puts the points and dashes itself and leaves the caret where the person is typing. */
export function MaskedField({ mask, onText, onChange, value, defaultValue, ...rest }: MaskedFieldProps) {
  const deleting = useRef(false)
  return (
    <TextField
      type="text"
      inputMode={mask === 'phone' ? 'tel' : mask === 'cnpj' ? 'text' : 'numeric'}
      {...rest}
      {...(value === undefined ? {} : { value: masked(mask, String(value)) })}
      {...(defaultValue === undefined ? {} : { defaultValue: masked(mask, String(defaultValue)) })}
      onKeyDown={(event) => {
        deleting.current = event.key === 'Backspace'
        rest.onKeyDown?.(event)
      }}
      onChange={(event) => {
        const field = event.currentTarget
        const typed = field.value
        const caret = field.selectionStart ?? typed.length
        const shown = masked(mask, typed)
        if (shown !== typed) {
          const place = caretAfter(mask, { typed, caret, shown })
          field.value = shown
          // A deletion leaves the caret before a mark, typing puts it behind.
          const behindMark = deleting.current ? place : place + (/^[^\dA-Z]+/.exec(shown.slice(place))?.[0].length ?? 0)
          field.setSelectionRange(behindMark, behindMark)
        }
        onText?.(shown)
        onChange?.(event)
      }}
    />
  )
}
