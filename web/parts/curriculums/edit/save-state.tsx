import { dayFormat } from '@trampolim/phrases/formats.ts'
import { curriculumEdit } from '@trampolim/phrases/pt-br/curriculum-edit.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useLocation } from 'react-router'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Glyph } from '../../../design/glyph.tsx'
import { useIsScripted } from '../../../platform/browser/is-scripted.ts'
import { href } from '../../../platform/href.ts'
import type { Saving } from '../../form/use-self-saving.ts'
import classes from './edit.module.css'

const t = speak(curriculumEdit)
const timeText = dayFormat({ hour: '2-digit', minute: '2-digit' })

/** Shows whether everything typed is saved, and what can be done if it isn't. */
export function SaveState({ saving, onRetry }: { saving: Saving; onRetry: () => void }) {
  const { pathname, search } = useLocation()
  const isScripted = useIsScripted()
  if (!isScripted) return null
  return (
    <div className={classes.state} data-state={saving.is}>
      <p role="status">
        {saving.is === 'saved' && <Glyph name="check" size={18} />}
        {textOf(saving)}
      </p>
      {saving.is === 'failed' && (
        <Button size="small" onClick={onRetry}>
          {t('state.retry')}
        </Button>
      )}
      {saving.is === 'signed-out' && (
        <ButtonLink size="small" to={href('/signin', {}, { redirect: pathname + search })}>
          {t('state.signIn')}
        </ButtonLink>
      )}
      {saving.is === 'gone' && (
        <ButtonLink size="small" to={href('/curriculum')}>
          {t('state.mine')}
        </ButtonLink>
      )}
    </div>
  )
}

function textOf(saving: Saving): string {
  switch (saving.is) {
    case 'quiet':
    case 'typing':
      return t('state.quiet')
    case 'saving':
      return t('state.saving')
    case 'saved':
      return t('state.saved', { time: timeText(saving.at) })
    case 'faulty':
      return t('state.faulty')
    case 'failed':
      return saving.message ?? t('state.failed')
    case 'signed-out':
      return t('state.signedOut')
    case 'gone':
      return t('state.gone')
    case 'changed':
      return ''
  }
}
