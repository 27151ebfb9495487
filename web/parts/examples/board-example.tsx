import { examples } from '@trampolim/phrases/pt-br/examples.ts'
import { CandidateCard } from '../selection-board/board/cards/candidate-card.tsx'
import { Example } from './example.tsx'
import { exampleScore } from './example-score.ts'
import classes from './examples.module.css'

type Person = { name: string; fit: number; facts: string; state: string; isNew?: boolean }

/** A selection: its steps as columns, its people as the cards of the real board. */
export function BoardExample() {
  return (
    <Example>
      <ol className={classes.board}>
        {Object.values(examples.board.steps).map(({ name, ...people }) => (
          <li key={name}>
            <p className={classes.step}>
              <b>{name}</b> <span>{Object.keys(people).length}</span>
            </p>
            <ul>
              {Object.values<Person>(people).map((person) => (
                <li key={person.name}>
                  <CandidateCard card={cardOf(person)} level={3} brief />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Example>
  )
}

const cardOf = ({ name, fit, facts, state, isNew = false }: Person) => ({
  ...{ cvId: name, step: null, name, lines: [], facts, score: exampleScore(fit), tags: [], applied: null },
  ...{ footnote: state, isLate: false, isNew, undo: null },
})
