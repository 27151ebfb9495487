import type { FormEvent } from 'react'
import { TextArea, type TextAreaProps, TextField, type TextFieldProps } from '../../design/text-field.tsx'
import { faultOfLength } from './too-long.ts'

/**
 * One line of text in a form without a draft of its own (`DraftForm` checks lengths itself). A text that is too long is
 * kept, and the browser says so beside it instead of submitting the form.
 */
export function LimitedField(props: TextFieldProps & { most: number }) {
  return <TextField {...props} onInput={checkLength} />
}

/** Several lines of such a text. */
export function LimitedArea(props: TextAreaProps & { most: number }) {
  return <TextArea {...props} onInput={checkLength} />
}

function checkLength({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) {
  currentTarget.setCustomValidity(faultOfLength(currentTarget) ?? '')
}
