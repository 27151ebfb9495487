import { search } from '@trampolim/phrases/pt-br/search.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type ReactNode, useState } from 'react'
import { Suggest } from '../../design/suggest.tsx'
import { useSuggestions } from './use-suggestions.ts'

const t = speak('search', search)

type SearchFieldProps = {
  field: 'occupation' | 'location'
  label: string
  placeholder?: string
  initial: string
  icon?: ReactNode
  look?: 'usual' | 'bare'
}

/** The cargo or the local of a search, with suggestions as one types. */
export function SearchField({ field, label, placeholder, initial, icon, look = 'bare' }: SearchFieldProps) {
  const [text, setText] = useState(initial)
  const suggestions = useSuggestions(field, text)
  return (
    <Suggest
      name={field}
      label={label}
      placeholder={placeholder}
      value={text}
      onText={setText}
      suggestions={suggestions}
      status={t('suggestions', { count: suggestions.length })}
      icon={icon}
      look={look}
      maxLength={120}
      enterKeyHint="search"
    />
  )
}
