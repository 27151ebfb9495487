import type { SearchChip, SearchWay, UnderstoodWords } from '@trampolim/contract/search-jobs/understood.ts'
import { folded } from '@trampolim/marketplace/folded-text.ts'
import { listText } from '@trampolim/phrases/formats.ts'
import { search } from '@trampolim/phrases/pt-br/search.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useState } from 'react'
import { ChipLink } from '../../../design/chip.tsx'
import { Link } from '../../../design/link.tsx'
import { Notice } from '../../../design/notice.tsx'
import { NearMe } from '../../../parts/jobs/search/near-me.tsx'
import { type SearchQuery, searchPath } from '../../../parts/jobs/search/search-query.ts'
import classes from './search.module.css'

const t = speak(search)

/** The messages about words that matched nothing. */
const sayings = ['notUnderstood', 'notPlace', 'unused'] as const
const quoted = (texts: readonly string[]) => listText(texts.map((each) => `“${each}”`))

type UnderstoodProps = { query: SearchQuery; understood: UnderstoodWords }

const wayIn = (query: SearchQuery) => (way: SearchWay) =>
  searchPath({ ...query, occupation: way.occupation, location: way.location, page: 1 })

const repeats = ({ occupation, location }: SearchQuery, kind: SearchChip['kind'], label: string) =>
  folded(label) === folded(kind === 'occupation' ? occupation : kind === 'place' ? location : '')

/** How the search understood each part of the text, with a button to remove that part. */
export function UnderstoodChips({ query, understood: { chips } }: UnderstoodProps) {
  const to = wayIn(query)
  // A single chip that only repeats the field's text is of no use.
  const telling = chips.length > 1 || chips.some(({ kind, label }) => !repeats(query, kind, label))
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

/** Explains how the words were corrected, what wasn't understood, and which other places have the same name. */
export function Understood({ query, understood }: UnderstoodProps) {
  const { alternatives, furtherPlaces, leftOut, unknownPlace, corrected, needsPosition, stateOfZipCode } = understood
  const [fault, setFault] = useState<string | null>(null)
  const read = [understood.occupation, understood.location].filter(Boolean).join(', ')
  const to = wayIn(query)
  return (
    <>
      {corrected && read && <Notice>{t('corrected', { occupation: read })}</Notice>}
      {needsPosition && (
        <Notice actions={<NearMe query={query} onFault={setFault} />}>{fault ?? t('understood.needsPosition')}</Notice>
      )}
      {stateOfZipCode && (
        <Notice>{t('understood.stateOfZipCode', { zipCode: stateOfZipCode, state: understood.location ?? '' })}</Notice>
      )}
      {sayings.map((saying) => {
        const texts = understood[saying]
        return (
          texts.length > 0 && (
            <Notice key={saying}>
              {t(`understood.${saying === 'notUnderstood' ? 'unknownWords' : saying}`, { words: quoted(texts) })}
            </Notice>
          )
        )
      })}
      {leftOut.length > 0 && <Notice>{t('understood.leftOut', { words: quoted(leftOut) })}</Notice>}
      {furtherPlaces.length > 0 && understood.location && (
        <Notice>
          <Ways label={t('understood.furtherPlaces', { place: understood.location })} ways={furtherPlaces} to={to} />
        </Notice>
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

/** How each word was interpreted, for developers who add `?explain` to the address. */
export function Explained({ lines }: { lines: readonly string[] | undefined }) {
  if (!lines) return null
  return (
    <details open>
      <summary className="folds">{t('understood.explained')}</summary>
      <ul lang="en">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}

/** Cargos similar to the one that was searched for. */
export function RelatedCargos({ query, related }: { query: SearchQuery; related: readonly SearchWay[] }) {
  if (related.length === 0) return null
  const to = wayIn(query)
  return (
    <section aria-labelledby="related" className={classes.others}>
      <h2 id="related">{t('understood.related')}</h2>
      <ul>
        {related.map((way) => (
          <li key={way.label}>
            <ChipLink to={to(way)}>{way.label}</ChipLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
