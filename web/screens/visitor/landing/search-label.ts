import { landing } from '@trampolim/phrases/pt-br/landing.ts'
import { speak } from '@trampolim/phrases/speak.ts'

const t = speak({ commonSearch: landing.commonSearch })

/** A search in words: 'Padeiro em Campinas', 'Padeiro' or 'Campinas'. */
export function labelOf({ occupation, location }: { occupation: string; location: string }): string {
  return occupation && location ? t('commonSearch', { occupation, location }) : occupation || location
}
