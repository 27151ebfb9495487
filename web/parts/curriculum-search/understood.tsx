import type { PeopleWay, UnderstoodPeople } from '@trampolim/contract/search-cv/understood.ts'
import { listText } from '@trampolim/phrases/formats.ts'
import { curriculumSearch } from '@trampolim/phrases/pt-br/curriculum-search.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Link } from '../../design/link.tsx'
import { Notice } from '../../design/notice.tsx'
import { type PeopleQuery, peoplePath, withWords } from './people-query.ts'
import classes from './understood.module.css'

const t = speak(curriculumSearch)
const quoted = (words: readonly string[]) => listText(words.map((each) => `“${each}”`))

type UnderstoodProps = { query: PeopleQuery; understood: UnderstoodPeople }

/** Shows how the typed words were corrected, which of them don't filter, and other places with the same name. */
export function Understood({ query, understood }: UnderstoodProps) {
  const { chips, corrected, notUnderstood, leftOut, unsaid, unknownPlace, alternatives } = understood
  const read = chips.map(({ label }) => label).join(', ')
  return (
    <>
      {corrected && read && <Notice>{t('understood.corrected', { read })}</Notice>}
      {understood.protected.length > 0 && (
        <Notice tone="warn">{t('understood.protected', { words: quoted(understood.protected) })}</Notice>
      )}
      {notUnderstood.length > 0 && <Notice>{t('understood.unknownWords', { words: quoted(notUnderstood) })}</Notice>}
      {leftOut.length > 0 && <Notice>{t('understood.leftOut', { words: quoted(leftOut) })}</Notice>}
      {unsaid.length > 0 && <Notice>{t('understood.unsaid', { words: quoted(unsaid) })}</Notice>}
      {unknownPlace && (
        <Notice>
          {t('understood.unknownPlace', { place: unknownPlace.text })}
          <Ways label={t('understood.near')} ways={unknownPlace.near} query={query} />
        </Notice>
      )}
      {alternatives.length > 0 && (
        <p className={classes.ways}>
          <Ways label={t('understood.otherPlaces')} ways={alternatives} query={query} />
        </p>
      )}
    </>
  )
}

type WaysProps = { label: string; ways: readonly PeopleWay[]; query: PeopleQuery }

function Ways({ label, ways, query }: WaysProps) {
  if (ways.length === 0) return null
  return (
    <>
      {' '}
      {label}{' '}
      {ways.map((way, at) => (
        <span key={way.label}>
          {at > 0 && ' · '}
          <Link to={peoplePath(withWords(query, way))}>{way.label}</Link>
        </span>
      ))}
    </>
  )
}
