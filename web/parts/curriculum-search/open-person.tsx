import { curriculumSearch } from '@trampolim/phrases/pt-br/curriculum-search.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Link } from 'react-router'
import { ButtonLink } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import { Glyph } from '../../design/glyph.tsx'
import { Notice } from '../../design/notice.tsx'
import { Tag } from '../../design/tag.tsx'
import { Tile } from '../../design/tile.tsx'
import { href } from '../../platform/href.ts'
import { AskConsent } from '../consent-requests/ask-consent.tsx'
import { CurriculumArticle } from '../curriculums/curriculum-article.tsx'
import { Score } from '../matching/score.tsx'
import { ContactFacts } from '../selection-board/candidate/facts/contact-facts.tsx'
import { Requirements } from '../selection-board/candidate/facts/requirements.tsx'
import { LikeCandidate } from '../selection-board/candidate/head/like-candidate.tsx'
import { InviteCandidate } from '../selection-board/invite/invite-candidate.tsx'
import classes from './open-person.module.css'
import { type PeopleQuery, peoplePath } from './people-query.ts'
import type { OpenPersonView } from './people-view.ts'
import { CompareLink } from './person-row.tsx'

const t = speak(curriculumSearch)
const board = speak(selectionBoard)

type OpenPersonProps = { person: OpenPersonView | null; query: PeopleQuery }

function BackToList({ query }: { query: PeopleQuery }) {
  return (
    <Link to={peoplePath({ ...query, cv: '' })} className={classes.back}>
      <Glyph name="left" />
      {t('person.back')}
    </Link>
  )
}

/** Shown in place of a curriculum after too many were opened, with the time when the recruiter can continue. */
export function OverLimit({ message, query }: { message: string; query: PeopleQuery }) {
  return (
    <div className={classes.person}>
      <BackToList query={query} />
      <Notice tone="warn" title={t('person.overLimit')}>
        {message}
      </Notice>
    </div>
  )
}

/** The open curriculum, beside the list or, on phones, in place of it. */
export function OpenPerson({ person, query }: OpenPersonProps) {
  const back = <BackToList query={query} />
  if (!person) {
    return (
      <div className={classes.person}>
        {back}
        <Notice tone="warn">{t('person.gone')}</Notice>
      </div>
    )
  }
  const { card, curriculum, details, updated, available, contact, avatar } = person
  const name = card.name ?? board('card.hiddenShort')
  return (
    <div className={classes.person}>
      {back}
      <Card as="section" className={classes.part}>
        <div className={classes.who}>
          <Tile name={card.name} logo={avatar} shape="person" size="large" />
          <div>
            <h2 className={classes.name}>{card.name ?? board('card.hidden')}</h2>
            {card.lines.map((line) => (
              <p key={line} className={classes.soft}>
                {line}
              </p>
            ))}
            <p className={classes.soft}>{updated}</p>
            {available && <p className={classes.soft}>{available}</p>}
          </div>
          {details && <Score score={card.score} look="full" />}
        </div>
        {card.tags.length > 0 && (
          <div className={classes.row}>
            {card.tags.map(({ text, tone }) => (
              <Tag key={text} tone={tone}>
                {text}
              </Tag>
            ))}
          </div>
        )}
        <div className={classes.row}>
          {query.job && (
            <ButtonLink
              to={href('/recruiter/job/:jobId/selective-process/cv-details/:cvId', {
                jobId: query.job,
                cvId: card.cvId,
              })}
            >
              {t('person.open')}
            </ButtonLink>
          )}
          <CompareLink cvId={card.cvId} name={name} query={query} />
          {query.job && <InviteCandidate card={card} action={peoplePath(query)} from="search" size="usual" />}
          {query.job && <LikeCandidate card={card} action={peoplePath(query)} />}
        </div>
        {contact ? <ContactFacts contact={contact} /> : <p className={classes.soft}>{t('person.contact')}</p>}
        <AskConsent cvId={card.cvId} consent={card.consent} action={peoplePath(query)} />
      </Card>
      {details && (
        <Card as="section" className={classes.part} aria-labelledby="asked">
          <h2 id="asked">{t('person.requirements')}</h2>
          <Requirements view={details} />
        </Card>
      )}
      <section aria-label={t('person.curriculum')}>
        <CurriculumArticle view={curriculum} person={null} edit={null} />
      </section>
    </div>
  )
}

type ComparisonProps = { people: readonly (OpenPersonView | null)[]; query: PeopleQuery }

/** Two people side by side; until two are chosen, instructions. */
export function Comparison({ people, query }: ComparisonProps) {
  const end = (
    <ButtonLink to={peoplePath({ ...query, compare: [] })} look="bare">
      {t('compare.end')}
    </ButtonLink>
  )
  const [one, other] = people
  if (!one || (people.length > 1 && !other)) {
    return (
      <Notice tone="warn" actions={end}>
        {t('compare.gone')}
      </Notice>
    )
  }
  if (!other) {
    return (
      <Notice title={t('compare.title')} actions={end}>
        {t('compare.oneMore', { name: nameOf(one) })}
      </Notice>
    )
  }
  const both = [one, other]
  const rows = [
    ...(query.job ? [{ name: t('compare.score'), values: both.map(({ card }) => card.score.spoken) }] : []),
    ...one.facts
      .map(({ name, value }, at) => ({ name, values: [value, other.facts[at]?.value ?? ''] }))
      .filter(({ values }) => values.some((value) => value !== t('compare.unsaid'))),
  ]
  return (
    <Card as="section" className={classes.part} aria-labelledby="compare">
      <h2 id="compare">{t('compare.title')}</h2>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{t('compare.what')}</span>
            </th>
            {both.map((person) => (
              <th key={person.card.cvId} scope="col">
                {nameOf(person)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {both.map((person, at) => (
                <td key={person.card.cvId} data-of={nameOf(person)}>
                  {values[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classes.row}>
        {both.map((person) => (
          <ButtonLink
            key={person.card.cvId}
            to={peoplePath({ ...query, cv: person.card.cvId, compare: [] })}
            aria-label={t('compare.readOf', { name: nameOf(person) })}
          >
            {t('compare.readOf', { name: nameOf(person) })}
          </ButtonLink>
        ))}
        {end}
      </div>
    </Card>
  )
}

const nameOf = ({ card }: OpenPersonView) => card.name ?? board('card.hiddenShort')
