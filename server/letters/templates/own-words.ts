import { letters } from '@trampolim/phrases/pt-br/letters.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { Block } from '../layout.ts'

const t = speak({ ownWords: letters.ownWords, quoted: letters.quoted })

/** The organisation's own words beside the product's, if it has some for this moment. */
export type OwnWords = { ownWords?: string | undefined }

export function ownWordsBlocks({ ownWords }: OwnWords): Block[] {
  return ownWords ? [{ kind: 'quote', title: t('ownWords'), text: t('quoted', { text: ownWords }) }] : []
}
