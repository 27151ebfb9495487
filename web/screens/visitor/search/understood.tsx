import type { SearchWay, UnderstoodWords } from '@trampolim/contract/search-jobs/understood.ts'
import { search } from '@trampolim/phrases/pt-br/search.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ChipLink } from '../../../design/chip.tsx'
import { Link } from '../../../design/link.tsx'
import { Notice } from '../../../design/notice.tsx'
import { type SearchQuery, searchPath } from '../../../parts/jobs/search/search-query.ts'
import classes from './search.module.css'

const t = speak(search)
const inWords = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

type UnderstoodProps = { query: SearchQuery; understood: UnderstoodWords }

const wayIn = (query: SearchQuery) => (way: SearchWay) =>
  searchPath({ ...query, occupation: way.occupation, location: way.location, page: 1 })

/** What the words of the search were understood as: each part can be taken away. */
export function UnderstoodChips({ query, understood: { chips } }: UnderstoodProps) {
  const to = wayIn(query)
  // A single chip repeats the title, unless the words were corrected.
  const telling = chips.length > 1 || chips.some(({ kind }) => kind !== 'occupation' && kind !== 'place')
  if (!telling) return null
  return (
    <div className={classes.understood}>
      <h2 id="understood">{t('understood.title')}</h2>
      <ul className={classes.chips} aria-labelledby="understood">
        {chips.map((chip) => (
          <li key={`${chip.kind} ${chip.label}`}>
            <ChipLink on removes to={to(chip)} aria-label={t('understood.remove', { label: chip.label })}>
              {chip.label}
            </ChipLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Says how the words were corrected, what wasn't understood, and which other places there are. */
export function Understood({ query, understood }: UnderstoodProps) {
  const { alternatives, notUnderstood, leftOut, unknownPlace, corrected } = understood
  const read = [understood.occupation, understood.location].filter(Boolean).join(', ')
  const to = wayIn(query)
  return (
    <>
      {corrected && read && <Notice>{t('corrected', { occupation: read })}</Notice>}
      {notUnderstood.length > 0 && (
        <Notice>
          {t('understood.unknownWords', { words: inWords.format(notUnderstood.map((each) => `“${each}”`)) })}
        </Notice>
      )}
      {leftOut.length > 0 && (
        <Notice>{t('understood.leftOut', { words: inWords.format(leftOut.map((each) => `“${each}”`)) })}</Notice>
      )}
      {unknownPlace && (
        <Notice>
          {t('understood.unknownPlace', { place: unknownPlace.text })}
          <Ways label={t('understood.near')} ways={unknownPlace.near} to={to} />
        </Notice>
      )}
      {alternatives.length > 0 && (
        <p className={classes.ways}>
          <Ways label={t('understood.otherPlaces')} ways={alternatives} to={to} />
        </p>
      )}
    </>
  )
}

type WaysProps = { label: string; ways: readonly SearchWay[]; to: (way: SearchWay) => string }

function Ways({ label, ways, to }: WaysProps) {
  if (ways.length === 0) return null
  return (
    <>
      {' '}
      {label}{' '}
      {ways.map((way, at) => (
        <span key={way.label}>
          {at > 0 && ' · '}
          <Link to={to(way)}>{way.label}</Link>
        </span>
      ))}
    </>
  )
}
