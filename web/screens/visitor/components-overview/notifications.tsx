import { componentsOverview } from '@trampolim/phrases/pt-br/components-overview.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Button } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { Notice } from '../../../design/notice.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../design/states.tsx'
import { toast } from '../../../design/toasts.tsx'
import classes from './components-overview.module.css'

const t = speak(componentsOverview)
const tones = ['info', 'warn', 'danger', 'success'] as const

export function Notifications() {
  return (
    <>
      <div className={classes.columns}>
        {tones.map((tone) => (
          <Notice key={tone} tone={tone} title={t(`notifications.${tone}Title`)}>
            {t(`notifications.${tone}`)}
          </Notice>
        ))}
      </div>
      <div className={classes.row}>
        <Button
          onClick={() =>
            toast({
              text: t('notifications.toastText'),
              tone: 'success',
              action: { text: t('notifications.undo'), run: () => toast({ text: t('notifications.undone') }) },
            })
          }
        >
          {t('notifications.toast')}
        </Button>
      </div>
      <div className={classes.columns}>
        <Card>
          <EmptyState level={3} title={t('notifications.emptyTitle')} text={t('notifications.emptyText')} />
        </Card>
        <Card>
          <ErrorState
            level={3}
            title={t('notifications.errorTitle')}
            text={t('notifications.errorText')}
            actions={<Button look="main">{t('notifications.retry')}</Button>}
          />
        </Card>
        <Card>
          <Skeleton lines={5} label={t('notifications.loading')} />
        </Card>
      </div>
    </>
  )
}
