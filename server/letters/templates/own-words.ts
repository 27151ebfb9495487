import { letters } from '@trampolim/phrases/pt-br/letters.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { Block } from '../layout.ts'

const t = speak({ ownWords: letters.ownWords, quoted: letters.quoted })

/** The organisation's automatic response for this moment, sent together with the product's text. */
export type OwnWords = { ownWords?: string | undefined }

export function ownWordsBlocks({ ownWords }: OwnWords): Block[] {
  return ownWords ? [{ kind: 'quote', title: t('ownWords'), text: t('quoted', { text: ownWords }) }] : []
}
