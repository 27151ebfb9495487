import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect, useRef, useState } from 'react'
import { Suggest, type Suggestion, type SuggestProps } from '../../design/suggest.tsx'
import { isSameName } from './same-name.ts'
import { type LookupKind, useLookup } from './use-lookup.ts'

const t = speak(curriculumForm)

type LookupFieldProps = Omit<SuggestProps, 'suggestions' | 'status' | 'onText' | 'onPick'> & {
  kind: LookupKind
  /** Called with the text and, if it is the name of a known item, that item's code; otherwise an empty code. */
  onValue: (text: string, code: string) => void
}

/** A text field that suggests reference items. A name typed in full counts as picked. */
export function LookupField({ kind, onValue, ...rest }: LookupFieldProps) {
  const [asked, setAsked] = useState<string | null>(null)
  const suggestions = useLookup(kind, asked)
  const known = useRef(suggestions)
  // On a slow network they may arrive after the name was typed, even after the field was left.
  useEffect(() => {
    if (known.current === suggestions) return
    known.current = suggestions
    const meant = suggestions.find((each) => isSame(each, rest.value))
    if (meant) onValue(rest.value, meant.value)
  })
  return (
    <Suggest
      most={120}
      {...rest}
      suggestions={suggestions}
      status={t('suggestions', { count: suggestions.length })}
      onText={(text) => {
        setAsked(text)
        onValue(text, suggestions.find((each) => isSame(each, text))?.value ?? '')
      }}
      onPick={({ text, value }) => {
        setAsked(null)
        onValue(text, value)
      }}
      onBlur={(event) => {
        const meant = suggestions.find((each) => isSame(each, rest.value))
        if (meant) onValue(meant.text, meant.value)
        rest.onBlur?.(event)
      }}
    />
  )
}

type KeepingLookupFieldProps = Pick<LookupFieldProps, 'name' | 'kind' | 'label' | 'fault'> & { initial: string }

/** A lookup field that holds its own text, for forms that are submitted by GET. */
export function KeepingLookupField({ initial, ...rest }: KeepingLookupFieldProps) {
  const [text, setText] = useState(initial)
  return <LookupField {...rest} value={text} onValue={(next) => setText(next)} />
}

const isSame = (suggestion: Suggestion, text: string) => isSameName(suggestion.text, text)
