import { examples } from '@trampolim/phrases/pt-br/examples.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Example } from './example.tsx'
import classes from './examples.module.css'

const t = speak({ fit: examples.board.fit })
type Card = { name: string; fit: string; facts: string; state: string }

/** A selection: its steps as columns, its people as cards. */
export function BoardExample() {
  return (
    <Example>
      <ol className={classes.board}>
        {Object.values(examples.board.steps).map(({ name, ...cards }) => (
          <li key={name}>
            <p className={classes.step}>
              <b>{name}</b> <span>{Object.keys(cards).length}</span>
            </p>
            <ul>
              {Object.values<Card>(cards).map((card) => (
                <li key={card.name} className={classes.card}>
                  <p>
                    <b>{card.name}</b>
                    <b className={classes.fit}>
                      <span className="unseen">{t('fit', { fit: card.fit })}</span>
                      <span aria-hidden="true">{card.fit}</span>
                    </b>
                  </p>
                  <p>{card.facts}</p>
                  <p>{card.state}</p>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Example>
  )
}
