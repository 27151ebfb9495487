import { draft as phrases } from '@trampolim/phrases/pt-br/draft.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ReactNode } from 'react'
import { Button } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { laterPart } from '../../later/later-part.tsx'
import { Shown } from '../../later/shown.tsx'
import { useOpened } from '../../later/use-opened.ts'
import { usePrepared } from '../../later/use-prepared.ts'
import type { FaultsOnTopProps } from '../faults-on-top.tsx'
import type { FormOf } from '../use-form.ts'

const t = speak(phrases)
const DraftNote = laterPart('draft-note', async () => (await import('./draft-note.tsx')).DraftNote)
const FaultsOnTop = laterPart('faults', async () => (await import('../faults-on-top.tsx')).FaultsOnTop)

type DraftFrameProps = Omit<FaultsOnTopProps, 'faults'> & {
  form: Pick<FormOf<object>, 'summary' | 'restored' | 'waiting' | 'restart'>
  /** A note on what isn't stored of the draft, shown when it is restored. */
  restoredNote?: string | undefined
  children: ReactNode
}

/**
 * What every form with a draft shows around its fields: a note about a restored draft, the faults on top, and where the
 * draft is stored.
 */
export function DraftFrame({ form, restoredNote, children, ...onTop }: DraftFrameProps) {
  const { faults, tries } = form.summary
  const kept = useOpened(form.waiting)
  usePrepared(FaultsOnTop)
  usePrepared(DraftNote)
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
      <Shown when={Object.keys(faults).length > 0}>
        <FaultsOnTop key={tries} faults={faults} {...onTop} />
      </Shown>
      {children}
      <Shown when={kept}>
        <DraftNote waiting={form.waiting} onDiscard={form.restart} />
      </Shown>
    </>
  )
}
