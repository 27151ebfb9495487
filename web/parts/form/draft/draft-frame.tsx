import { draft as phrases } from '@trampolim/phrases/pt-br/draft.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ReactNode } from 'react'
import { Button } from '../../../design/button.tsx'
import { FormSummary } from '../../../design/form-summary.tsx'
import { Notice } from '../../../design/notice.tsx'
import type { Faults } from '../../../platform/faults.ts'
import type { FormOf } from '../use-form.ts'
import { DraftNote } from './draft-note.tsx'

const t = speak(phrases)

type DraftFrameProps = {
  form: Pick<FormOf<object>, 'summary' | 'restored' | 'waiting' | 'restart'>
  /** The title of the list of faults, and the faults in it. */
  title: string
  faults: Faults
  /** A note on what isn't stored of the draft, shown when it is restored. */
  restoredNote?: string | undefined
  children: ReactNode
}

/**
 * What every form with a draft shows around its fields: a note about a restored draft, the faults on top, and where the
 * draft is stored.
 */
export function DraftFrame({ form, title, faults, restoredNote, children }: DraftFrameProps) {
  return (
    <>
      {form.restored && (
        <Notice
          title={t('restored')}
          live
          actions={
            <Button size="small" onClick={form.restart}>
              {t('restart')}
            </Button>
          }
        >
          {restoredNote ?? t('restoredText')}
        </Notice>
      )}
      <FormSummary key={form.summary.tries} title={title} faults={faults} />
      {children}
      <DraftNote waiting={form.waiting} onDiscard={form.restart} />
    </>
  )
}
