import { longestQuestion, mostQuestions } from '@trampolim/marketplace/jobs/questionnaire.ts'
import { expectedAnswers } from '@trampolim/marketplace/reference/expected-answers.ts'
import { type QuestionType, questionTypes } from '@trampolim/marketplace/reference/question-types.ts'
import { jobForm } from '@trampolim/phrases/pt-br/job-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useState } from 'react'
import { Glyph } from '../../../design/glyph.tsx'
import { IconButton } from '../../../design/icon-button.tsx'
import { Select } from '../../../design/select.tsx'
import { TextField } from '../../../design/text-field.tsx'
import { movedRow, rowIntent } from '../../form/lists/row-intents.ts'
import { Rows } from '../../form/lists/rows.tsx'
import { blankItems, type QuestionDraft } from '../draft/draft.ts'
import type { JobPartProps } from './job-part-props.ts'
import { optionsOf } from './options.ts'

const t = speak(jobForm)
const list = 'questionnaire'

/** The questions in their order, which is their priority. */
export function Questionnaire({ draft, faults, change }: JobPartProps) {
  const [said, setSaid] = useState('')
  const questions = draft.questionnaire
  const move = (from: number, way: 'up' | 'down') => {
    const to = way === 'up' ? from - 1 : from + 1
    change({ questionnaire: movedRow(questions, from, to) })
    setSaid(t('questions.moved', { number: to + 1 }))
    focusSoon(way, to, questions.length)
  }
  return (
    <>
      <Rows
        list={list}
        legend={t('questions.legend')}
        hint={questions.length === 0 ? t('questions.empty') : undefined}
        fault={faults.questionnaire}
        addText={t('questions.add')}
        items={questions}
        blank={blankItems.questionnaire as QuestionDraft}
        onChange={(questionnaire) => change({ questionnaire })}
        nameOf={(_, at) => t('questions.item', { number: at + 1 })}
        most={mostQuestions}
        tools={(at) => (
          <>
            {at > 0 && <MoveButton way="up" at={at} onMove={() => move(at, 'up')} />}
            {at < questions.length - 1 && <MoveButton way="down" at={at} onMove={() => move(at, 'down')} />}
          </>
        )}
      >
        {({ item, at, name, change: changeRow }) => (
          <>
            <TextField
              name={`${name}.question`}
              label={t('questions.question', { number: at + 1 })}
              most={longestQuestion}
              value={item.question}
              onChange={(event) => changeRow({ question: event.currentTarget.value })}
              fault={faults[`${name}.question`]}
            />
            <Select
              name={`${name}.type`}
              label={t('questions.type')}
              options={optionsOf('questionType', questionTypes.codes)}
              value={item.type}
              onChange={(event) => changeRow({ type: event.currentTarget.value })}
              fault={faults[`${name}.type`]}
            />
            {item.type === ('boolean' satisfies QuestionType) && (
              <Select
                name={`${name}.expected`}
                label={t('questions.expected')}
                hint={t('questions.expectedHint')}
                placeholder={t('questions.anyAnswer')}
                options={optionsOf('expectedAnswer', expectedAnswers.codes)}
                value={item.expected}
                onChange={(event) => changeRow({ expected: event.currentTarget.value })}
                fault={faults[`${name}.expected`]}
              />
            )}
          </>
        )}
      </Rows>
      <p className="unseen" role="status">
        {said}
      </p>
    </>
  )
}

function MoveButton({ way, at, onMove }: { way: 'up' | 'down'; at: number; onMove: () => void }) {
  return (
    <IconButton
      id={buttonId(way, at)}
      type="submit"
      name="intent"
      value={rowIntent[way](list, at)}
      label={t(`questions.${way}`, { number: at + 1 })}
      icon={<Glyph name={way} />}
      onClick={(event) => {
        event.preventDefault()
        onMove()
      }}
    />
  )
}

const buttonId = (way: 'up' | 'down', at: number) => `${way}-${list}-${at}`

/**
 * Moves the focus along with the question, so that pressing the same key again moves it further; at either end to the
 * remaining button.
 */
function focusSoon(way: 'up' | 'down', at: number, count: number) {
  const left = at === 0 ? 'down' : at === count - 1 ? 'up' : way
  requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(buttonId(left, at))?.focus()))
}
