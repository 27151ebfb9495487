import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Meter } from '../../design/facts.tsx'
import { Tag, type Tone } from '../../design/tag.tsx'
import type { DetailsView } from './candidate-details.ts'
import classes from './requirements.module.css'

const t = speak('selection-board', selectionBoard)

const tones = { yes: 'green', partly: 'sun', no: 'plain', unknown: 'plain' } as const satisfies Record<string, Tone>

/** What the job asks for beside what the curriculum says, and how the score came about. */
export function Requirements({ view }: { view: DetailsView }) {
  const { requirements, parts, card } = view
  return (
    <div className={classes.sections}>
      {requirements.length === 0 ? (
        <p className={classes.soft}>{t('details.noRequirements')}</p>
      ) : (
        <ul className={classes.list}>
          {requirements.map(({ name, asked, has, met, metText }) => (
            <li key={name} className={classes.requirement}>
              <div className={classes.head}>
                <h3>{name}</h3>
                <Tag tone={tones[met]}>{metText}</Tag>
              </div>
              <dl className={classes.sides}>
                <div>
                  <dt>{t('details.asked')}</dt>
                  <dd>{asked}</dd>
                </div>
                <div>
                  <dt>{t('details.has')}</dt>
                  <dd>{has}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
      )}
      <section aria-labelledby="score" className={classes.score}>
        <h3 id="score">{t('score.title')}</h3>
        <p>{card.score.spoken}.</p>
        {parts.map(({ name, weight, reached }) => (
          <Meter
            key={name}
            label={name}
            value={reached}
            max={weight}
            text={t('score.ofWeight', { reached: inWords.format(reached), weight })}
          />
        ))}
        <p className={classes.soft}>{t('score.explain')}</p>
      </section>
    </div>
  )
}

const inWords = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })
