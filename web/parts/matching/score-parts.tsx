import { atFirstUse } from '@trampolim/phrases/formats.ts'
import { matching } from '@trampolim/phrases/pt-br/matching.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Meter } from '../../design/facts.tsx'
import type { PartView } from './match-words.ts'

const t = speak(matching)
const inWords = atFirstUse(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }))

/** The parts of a score with their points. */
export function ScoreParts({ parts }: { parts: readonly PartView[] }) {
  return parts.map(({ name, weight, reached }) => (
    <Meter
      key={name}
      label={name}
      value={reached}
      max={weight}
      text={t('ofWeight', { reached: inWords().format(reached), weight })}
    />
  ))
}
