import { componentsOverview } from '@trampolim/phrases/pt-br/components-overview.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Card } from '../../../design/card.tsx'
import { Chip, ChipLink } from '../../../design/chip.tsx'
import { DataItem, DataList, Facts, Meter } from '../../../design/facts.tsx'
import { Breadcrumbs } from '../../../design/page-head.tsx'
import { Pager } from '../../../design/pager.tsx'
import { Tabs } from '../../../design/tabs.tsx'
import { Tag } from '../../../design/tag.tsx'
import { Tile } from '../../../design/tile.tsx'
import { href } from '../../../platform/href.ts'
import classes from './components-overview.module.css'

const t = speak(componentsOverview)
const here = href('/design/components-overview')

export function Layouts() {
  return (
    <>
      <Breadcrumbs label={t('layout.crumbs')} crumbs={[{ to: '/', text: t('layout.crumbStart') }]} />
      <Tabs
        label={t('layout.tabs')}
        tabs={[
          { to: `${here}?tab=recommended`, text: t('layout.recommended'), on: true, count: 12 },
          { to: `${here}?tab=saved`, text: t('layout.saved'), on: false, count: 8 },
        ]}
      />
      <div className={classes.row}>
        <Chip on removes aria-label={t('layout.removeFilter')}>
          {t('forms.upTo', { count: 20 })}
        </Chip>
        <Chip on>{t('forms.clt')}</Chip>
        <Chip>{t('forms.temporary')}</Chip>
        <ChipLink to={here}>{t('layout.saved')}</ChipLink>
      </div>
      <div className={classes.row}>
        <Tag>{t('forms.clt')}</Tag>
        <Tag tone="green">{t('layout.pcd')}</Tag>
        <Tag tone="sun">{t('layout.newOne')}</Tag>
        <Tag tone="sky">{t('layout.today')}</Tag>
        <Tag tone="coral">{t('layout.ended')}</Tag>
      </div>
      <div className={classes.columns}>
        <Card>
          <DataList label={t('layout.saved')}>
            <DataItem
              start={<Tile name={t('layout.company')} />}
              title={t('layout.company')}
              text={t('layout.place')}
              end={<strong>{t('layout.pay')}</strong>}
            />
            <DataItem
              start={<Tile name={t('layout.person')} shape="person" />}
              title={t('layout.person')}
              text={t('layout.role')}
            />
            <DataItem start={<Tile name={null} />} title={t('layout.confidential')} text={t('layout.place')} />
          </DataList>
        </Card>
        <Card on>
          <Facts
            facts={[
              { name: t('layout.salary'), value: t('layout.pay') },
              { name: t('layout.hours'), value: t('layout.hoursValue') },
              { name: t('layout.benefits'), value: t('layout.benefitsValue') },
            ]}
          />
        </Card>
        <Card look="tint" className={classes.form}>
          <Meter label={t('layout.experience')} value={14} max={20} text="14/20" />
          <Meter label={t('layout.salary')} value={10} max={20} text="10/20" />
        </Card>
      </div>
      <Pager
        page={4}
        pages={12}
        to={(page) => `${here}?page=${page}#layout`}
        label={t('layout.pager')}
        previousLabel={t('layout.previous')}
        nextLabel={t('layout.next')}
        pageLabel={(page) => t('layout.page', { page })}
      />
    </>
  )
}
