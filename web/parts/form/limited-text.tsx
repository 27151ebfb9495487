import type { FormEvent } from 'react'
import { TextField, type TextFieldProps } from '../../design/text-field.tsx'
import { faultOfLength } from './too-long.ts'

/**
 * One line of text in a form without a draft of its own (`DraftForm` checks lengths itself). A text that is too long is
 * kept, and the browser says so beside it instead of submitting the form.
 */
export function LimitedField(props: TextFieldProps & { most: number }) {
  return <TextField {...props} onInput={checkLength} />
}

function checkLength({ currentTarget }: FormEvent<HTMLInputElement>) {
  currentTarget.setCustomValidity(faultOfLength(currentTarget) ?? '')
}
