import { componentsOverview } from '@trampolim/phrases/pt-br/components-overview.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { Checkbox } from '../../../design/choice.tsx'
import { ConfirmDialog, Drawer } from '../../../design/dialog.tsx'
import { toast } from '../../../design/toasts.tsx'
import classes from './components-overview.module.css'

const t = speak(componentsOverview)

export function Modals() {
  const [open, setOpen] = useState<'ask' | 'filters' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className={classes.row}>
      <Button look="danger" onClick={() => setOpen('ask')}>
        {t('modals.open')}
      </Button>
      <Button onClick={() => setOpen('filters')}>{t('modals.drawer')}</Button>
      <ConfirmDialog
        open={open === 'ask'}
        onClose={close}
        title={t('modals.ask')}
        confirmText={t('modals.confirm')}
        cancelText={t('modals.cancel')}
        closeLabel={t('modals.close')}
        onConfirm={() => {
          close()
          toast({ text: t('modals.deleted'), tone: 'success' })
        }}
      >
        <p>{t('modals.lost')}</p>
      </ConfirmDialog>
      <Drawer
        open={open === 'filters'}
        onClose={close}
        title={t('modals.filters')}
        closeLabel={t('modals.close')}
        actions={
          <Button look="main" wide onClick={close}>
            {t('modals.apply')}
          </Button>
        }
      >
        <Checkbox name="filter" value="1" label={t('forms.clt')} count={58} />
        <Checkbox name="filter" value="2" label={t('forms.temporary')} count={11} />
        <Checkbox name="filter" value="3" label={t('forms.freelance')} count={4} />
      </Drawer>
    </div>
  )
}
