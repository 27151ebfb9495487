import { curriculumSearch } from '@trampolim/phrases/pt-br/curriculum-search.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ChipLink } from '../../design/chip.tsx'
import { Link } from '../../design/link.tsx'
import { Tag } from '../../design/tag.tsx'
import { LikeCandidate } from '../selection-board/candidate/head/like-candidate.tsx'
import { InviteCandidate } from '../selection-board/invite/invite-candidate.tsx'
import { comparing, type PeopleQuery, peoplePath } from './people-query.ts'
import type { PersonView } from './people-view.ts'
import { PersonFacts } from './person-facts.tsx'
import classes from './person-row.module.css'

const t = speak(curriculumSearch)
const board = speak(selectionBoard)

type PersonListProps = { people: readonly PersonView[]; query: PeopleQuery }

/** A page of the people found. */
export function PersonList({ people, query }: PersonListProps) {
  return (
    <ul className={classes.list}>
      {people.map((person) => (
        <li key={person.card.cvId} className={classes.item}>
          <PersonRow person={person} query={query} />
        </li>
      ))}
    </ul>
  )
}

/** A person of the list; the whole row opens the curriculum. With a job it has the score and the favourite button. */
function PersonRow({ person, query }: { person: PersonView; query: PeopleQuery }) {
  const { card, isNew } = person
  const name = card.name ?? board('card.hiddenShort')
  return (
    <PersonFacts
      cvId={card.cvId}
      picture={card.name}
      name={
        <Link
          to={peoplePath({ ...query, cv: card.cvId, compare: [] })}
          aria-current={query.cv === card.cvId ? 'true' : undefined}
        >
          {card.name ?? board('card.hidden')}
        </Link>
      }
      lines={linesOf(person)}
      score={query.job ? card.score : null}
      selected={query.cv === card.cvId}
    >
      {isNew && <Tag tone="sky">{t('card.isNew')}</Tag>}
      {card.tags.map(({ text, tone }) => (
        <Tag key={text} tone={tone}>
          {text}
        </Tag>
      ))}
      <div className={classes.actions}>
        <CompareLink cvId={card.cvId} name={name} query={query} />
        {query.job && <InviteCandidate card={card} action={peoplePath(query)} from="search" />}
        {query.job && <LikeCandidate card={card} action={peoplePath(query)} />}
      </div>
    </PersonFacts>
  )
}

/** What the person does, where they live, how recent the curriculum is, and when they can talk. */
function linesOf({ card: { lines }, updated, available }: PersonView): string[] {
  return [...lines.slice(0, -1), [...lines.slice(-1), updated].join(' · '), ...(available ? [available] : [])]
}

/** A link that adds a person to the comparison or removes them. */
export function CompareLink({ cvId, name, query }: { cvId: string; name: string; query: PeopleQuery }) {
  const on = query.compare.includes(cvId)
  return (
    <ChipLink
      to={peoplePath(comparing(query, cvId))}
      on={on}
      aria-label={t(on ? 'card.notComparing' : 'card.compareOf', { name })}
      preventScrollReset
    >
      {t(on ? 'card.comparing' : 'card.compare')}
    </ChipLink>
  )
}
