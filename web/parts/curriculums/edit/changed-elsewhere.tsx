import { curriculumEdit } from '@trampolim/phrases/pt-br/curriculum-edit.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { MouseEvent } from 'react'
import { Button } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { overIntent, theirsIntent } from './edit-names.ts'

const t = speak(curriculumEdit)

type ChangedElsewhereProps = {
  /** The stored content of the section. */
  lines: readonly string[]
  onMine: () => void
  onTheirs: () => void
}

/** Asks which of two versions to keep. Without JavaScript the buttons submit the form. */
export function ChangedElsewhere({ lines, onMine, onTheirs }: ChangedElsewhereProps) {
  const at = (act: () => void) => (event: MouseEvent) => {
    event.preventDefault()
    act()
  }
  return (
    <Notice
      tone="warn"
      live
      title={t('changed.title')}
      actions={
        <>
          <Button type="submit" name="intent" value={overIntent} size="small" onClick={at(onMine)}>
            {t('changed.mine')}
          </Button>
          <Button type="submit" name="intent" value={theirsIntent} size="small" onClick={at(onTheirs)}>
            {t('changed.theirs')}
          </Button>
        </>
      }
    >
      <p>{t(lines.length > 0 ? 'changed.there' : 'changed.emptyThere')}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{t('changed.text')}</p>
    </Notice>
  )
}
