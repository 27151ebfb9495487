import type { SelectionStep } from '@trampolim/contract/codes.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { Button } from '../../../../design/button.tsx'
import { Glyph } from '../../../../design/glyph.tsx'
import { neighbouringStep } from '../../board/columns.ts'
import type { CandidacyIntent } from '../../candidacy-intent.ts'
import type { CandidateView } from '../candidate-words.ts'

const t = speak(selectionBoard)

type AdvanceProps = {
  card: Pick<CandidateView, 'cvId' | 'processId' | 'step' | 'name'>
  /** The steps that the server allows. */
  moves: readonly SelectionStep[]
  /** The page that handles the form without JavaScript. */
  action: string
  run: (asked: CandidacyIntent) => void
}

/** The most frequent action on a candidate: moving them to the next step. Nothing if there is none. */
export function Advance({ card: { cvId, processId, step, name }, moves, action, run }: AdvanceProps) {
  const next = step && neighbouringStep(step, 1)
  if (!processId || !step || !next || next === 'discarded' || next === 'curriculums' || !moves.includes(next))
    return null
  return (
    <Form
      method="post"
      action={action}
      preventScrollReset
      onSubmit={(event) => {
        event.preventDefault()
        run({ intent: 'move', cvId, processId, name: name ?? '', from: step, to: next, feedback: '' })
      }}
    >
      <input type="hidden" name="cvId" value={cvId} />
      <input type="hidden" name="processId" value={processId} />
      <input type="hidden" name="name" value={name ?? ''} />
      <input type="hidden" name="from" value={step} />
      <input type="hidden" name="to" value={next} />
      <Button type="submit" look="main" name="intent" value="move">
        {t(`move.advance.${next}`)}
        <Glyph name="right" size={18} />
      </Button>
    </Form>
  )
}
