import type { Look } from '@trampolim/contract/gateway/looks.ts'
import { privacy } from '@trampolim/phrases/pt-br/privacy.ts'
import { speak } from '@trampolim/phrases/speak.ts'

const t = speak(privacy)

/** The viewer of a person's data, as that person reads it. */
export function viewerOf({ by, company }: Pick<Look, 'by' | 'company'>): string {
  if (by === 'reviewer') return t('looks.reviewer')
  return company ?? t('looks.hidden')
}

/** The data that was viewed. */
export const seenText = ({ parts }: Pick<Look, 'parts'>): string =>
  t('looks.saw', { parts: parts.map((part) => t(`looks.parts.${part}`)).join(', ') })
