import { longestRemark, scores } from '@trampolim/marketplace/selection/scorecards.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Button } from '../../../design/button.tsx'
import { RadioGroup } from '../../../design/choice.tsx'
import { Dotted } from '../../../design/dotted.tsx'
import { Notice } from '../../../design/notice.tsx'
import { TextArea } from '../../../design/text-field.tsx'
import { draftKeys } from '../../form/draft/draft-keys.ts'
import { DraftDone, KeptForm } from '../../form/kept/kept-form.tsx'
import common from '../notes/notes.module.css'
import { type ScorecardOutcome, scoreField, type TypedScorecard } from './scorecard-intent.ts'
import classes from './scorecards.module.css'
import type { ScorecardsView } from './scorecards-view.ts'

const t = speak(selectionBoard)
const options = scores.map((score) => ({
  value: score,
  label: t('scores.of', { score, text: t(`scores.level${score}`) }),
}))

type ScorecardsProps = {
  view: ScorecardsView
  processId: string
  /** The page that handles the form. */
  action: string
  outcome: ScorecardOutcome | null
}

/** The recruiter's own scorecard of a candidate, and those of colleagues once there is one. */
export function Scorecards({ view, processId, action, outcome }: ScorecardsProps) {
  const { own, cards, total, mean } = view
  return (
    <div className={classes.scorecards}>
      {outcome?.ok && <DraftDone draftKey={draftKeys.kept('scorecard', processId)} />}
      {outcome && (outcome.ok || !outcome.typed) && (
        <Notice live tone={outcome.ok ? 'success' : 'danger'}>
          {outcome.text}
        </Notice>
      )}
      <p className={common.soft}>{t('scores.text')}</p>
      {!own && total > 0 && <p>{t('scores.waiting', { count: total })}</p>}
      {mean && <p>{t('scores.mean', { mean, count: cards.length })}</p>}
      <ul className={common.list} aria-label={t('scores.label')}>
        {cards.map((card) => (
          <li key={card.id} className={common.note}>
            <p className={common.soft}>
              <Dotted
                of={[<strong key="author">{card.author}</strong>, t('scores.meanOf', { mean: card.mean }), card.when]}
              />
            </p>
            <dl className={classes.scores}>
              {card.scores.map(({ name, score }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{score}</dd>
                </div>
              ))}
            </dl>
            {card.remark && <p className={common.text}>{card.remark}</p>}
          </li>
        ))}
      </ul>
      {own ? (
        <details className={classes.change} open={outcome?.typed ? true : undefined}>
          <summary className="folds">{t('scores.change')}</summary>
          <ScorecardForm {...{ view, processId, action, outcome }} typed={outcome?.typed ?? own} removable />
        </details>
      ) : (
        <ScorecardForm {...{ view, processId, action, outcome }} typed={outcome?.typed ?? null} />
      )}
    </div>
  )
}

type ScorecardFormProps = Pick<ScorecardsProps, 'view' | 'processId' | 'action' | 'outcome'> & {
  typed: TypedScorecard | null
  removable?: boolean
}

function ScorecardForm({ view, processId, action, outcome, typed, removable = false }: ScorecardFormProps) {
  return (
    <KeptForm
      draftKey={draftKeys.kept('scorecard', processId)}
      refused={outcome?.typed ? outcome : null}
      done={outcome?.ok ? outcome : null}
      labels={{
        ...Object.fromEntries(view.criteria.map(({ id, name }) => [scoreField(id), { asWritten: name }])),
        remark: t('scores.remark'),
      }}
      action={action}
      preventScrollReset
      className={common.form}
    >
      {({ faults, busy }) => (
        <>
          <input type="hidden" name="processId" value={processId} />
          {view.criteria.map(({ id, name }) => (
            <RadioGroup
              key={id}
              name={scoreField(id)}
              legend={name}
              look="row"
              options={options}
              defaultValue={typed?.ratings[id] ?? ''}
              fault={faults[scoreField(id)]}
            />
          ))}
          <TextArea
            name="remark"
            label={t('scores.remark')}
            optional={t('discard.optional')}
            hint={t('scores.remarkHint')}
            most={longestRemark}
            defaultValue={typed?.remark ?? ''}
            fault={faults.remark}
          />
          <div className={common.actions}>
            <Button type="submit" name="intent" value="save-scorecard" look="main" loading={busy}>
              {t('scores.save')}
            </Button>
            {removable && (
              <Button type="submit" name="intent" value="delete-scorecard" look="danger" formNoValidate>
                {t('scores.delete')}
              </Button>
            )}
          </div>
        </>
      )}
    </KeptForm>
  )
}
