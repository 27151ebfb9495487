import { IconHeart, IconPencil, IconPlayerPause, IconTrash } from '@tabler/icons-react'
import { componentsOverview } from '@trampolim/phrases/pt-br/components-overview.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useState } from 'react'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { FoldMenu, foldItem } from '../../../design/fold-menu.tsx'
import { Glyph } from '../../../design/glyph.tsx'
import { IconButton } from '../../../design/icon-button.tsx'
import { Menu } from '../../../design/menu.tsx'
import { toast } from '../../../design/toasts.tsx'
import classes from './components-overview.module.css'

const t = speak(componentsOverview)
const looks = ['sun', 'main', 'plain', 'bare', 'danger'] as const

export function Buttons() {
  const [liked, like] = useState(false)
  const say = (text: string) => () => toast({ text })
  return (
    <>
      <div className={classes.row}>
        {looks.map((look) => (
          <Button key={look} look={look}>
            {t(`buttons.${look}`)}
          </Button>
        ))}
      </div>
      <div className={classes.row}>
        <Button look="main" loading>
          {t('buttons.loading')}
        </Button>
        <Button look="sun" loading>
          {t('buttons.loading')}
        </Button>
        <Button look="main" disabled>
          {t('buttons.disabled')}
        </Button>
        <Button size="small">{t('buttons.small')}</Button>
        <Button look="sun" size="large" icon={<Glyph name="search" />}>
          {t('buttons.large')}
        </Button>
        <ButtonLink to="/" look="bare">
          {t('buttons.link')}
        </ButtonLink>
      </div>
      <div className={classes.row}>
        <IconButton
          look="plain"
          label={liked ? t('buttons.favourites') : t('buttons.favourite')}
          aria-pressed={liked}
          onClick={() => like(!liked)}
          icon={
            <IconHeart
              size={20}
              color={liked ? 'var(--coral)' : 'currentColor'}
              fill={liked ? 'var(--coral)' : 'none'}
              aria-hidden="true"
            />
          }
        />
        <IconButton label={t('buttons.edit')} icon={<IconPencil size={20} aria-hidden="true" />} />
        <Menu
          label={t('buttons.menu')}
          trigger={<Glyph name="dots" />}
          items={[
            { text: t('buttons.edit'), icon: <IconPencil size={18} aria-hidden="true" />, run: say(t('buttons.edit')) },
            {
              text: t('buttons.pause'),
              icon: <IconPlayerPause size={18} aria-hidden="true" />,
              run: say(t('buttons.pause')),
            },
            {
              text: t('buttons.danger'),
              icon: <IconTrash size={18} aria-hidden="true" />,
              danger: true,
              run: say(t('buttons.danger')),
            },
          ]}
        />
        <FoldMenu
          label={t('buttons.foldMenu')}
          look="plain"
          side="left"
          trigger={
            <>
              {t('buttons.foldMenu')}
              <Glyph name="down" size={16} />
            </>
          }
        >
          <button type="button" className={foldItem()} onClick={say(t('buttons.pause'))}>
            {t('buttons.pause')}
          </button>
          <button type="button" className={foldItem('danger')} onClick={say(t('buttons.danger'))}>
            {t('buttons.danger')}
          </button>
        </FoldMenu>
      </div>
    </>
  )
}
