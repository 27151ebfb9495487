import { folded } from '@trampolim/marketplace/folded-text.ts'
import { search } from '@trampolim/phrases/pt-br/search.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type ReactNode, useState } from 'react'
import { Suggest } from '../../../design/suggest.tsx'
import { recentlyTyped, useRecentSearches } from './recent-searches.ts'
import { useSuggestions } from './use-suggestions.ts'

const t = speak(search)

type SearchFieldProps = {
  field: 'occupation' | 'location'
  label: string
  placeholder?: string
  initial: string
  icon?: ReactNode
  look?: 'usual' | 'bare'
}

/** The field for cargo or local, with suggestions while typing. */
export function SearchField({ field, label, placeholder, initial, icon, look = 'bare' }: SearchFieldProps) {
  const [text, setText] = useState(initial)
  const found = useSuggestions(field, text)
  const recent = recentlyTyped(
    useRecentSearches().map((words) => words[field]),
    text,
  ).map((value) => ({ value, text: value, note: t('recentNote') }))
  const own = new Set(recent.map(({ value }) => folded(value)))
  const suggestions = [...recent, ...found.filter(({ value }) => text.trim() !== '' && !own.has(folded(value)))]
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
