import { examples } from '@trampolim/phrases/pt-br/examples.ts'
import { Glyph } from '../../design/glyph.tsx'
import { Example } from './example.tsx'
import classes from './examples.module.css'

const { people } = examples

/** A search of curriculums with its filters and the people found. */
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
        <ul className={classes.rows}>
          {Object.values(people.rows).map(({ name, fit, facts, pay }) => (
            <li key={name}>
              <b className={classes.fit}>{fit}</b>
              <span>
                <b>{name}</b>
                <span>{facts}</span>
                <span>{pay}</span>
              </span>
              <span className={classes.button}>{people.invite}</span>
            </li>
          ))}
        </ul>
      </div>
    </Example>
  )
}
