import { examples } from '@trampolim/phrases/pt-br/examples.ts'
import { Glyph } from '../../design/glyph.tsx'
import { PersonFacts } from '../curriculum-search/person-facts.tsx'
import { Example } from './example.tsx'
import { exampleScore } from './example-score.ts'
import classes from './examples.module.css'

const { people } = examples

/** A search of curriculums with its filters and results, in the rows of the real search. */
export function PeopleExample() {
  return (
    <Example>
      <div className={classes.surface}>
        <p className={classes.search}>
          <Glyph name="search" size={18} />
          {people.search}
        </p>
        <p className={classes.chips}>
          {Object.values(people.filters).map((filter) => (
            <span key={filter}>{filter}</span>
          ))}
        </p>
        <ul>
          {Object.values(people.rows).map(({ name, fit, facts, pay }) => (
            <li key={name}>
              <PersonFacts picture={name} name={name} lines={[facts, pay]} score={exampleScore(fit)} />
            </li>
          ))}
        </ul>
      </div>
    </Example>
  )
}
