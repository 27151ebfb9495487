import type { SelectiveProcess } from '@trampolim/contract/gateway/selection.ts'
import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { speak } from '@trampolim/phrases/speak.ts'

const { withdrawText: text, withdrawEnds: ends } = selection
const t = speak({ text, ends })

/** What withdrawing from a selection means, and what of a company's plans ends with it in this step. */
export function withdrawText({ step }: Pick<SelectiveProcess, 'step'>): string {
  if (step === 'interviews' || step === 'finalists') return `${t(`ends.${step}`)} ${t('text')}`
  return t('text')
}
