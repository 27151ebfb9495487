import {
  IconBuildingFactory2,
  IconBuildingStore,
  IconCrane,
  IconDots,
  IconFileText,
  IconHeadset,
  IconPaw,
  IconSpray,
  IconTool,
  IconToolsKitchen2,
  IconTrendingUp,
  IconTruck,
} from '@tabler/icons-react'
import type { Sector } from '@trampolim/marketplace/reference/sectors.ts'
import { landing } from '@trampolim/phrases/pt-br/landing.ts'
import { sectorNames } from '@trampolim/phrases/pt-br/sectors.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ComponentType } from 'react'
import { ButtonLink } from '../../../design/button.tsx'
import { Link } from '../../../design/link.tsx'
import { jobCount } from '../../../parts/jobs/search/job-count.ts'
import { href } from '../../../platform/href.ts'
import landingClasses from './landing.module.css'
import { type Open, OpenCounts } from './open-counts.tsx'
import classes from './sectors.module.css'

const t = speak(landing)

const icons: Record<Sector, ComponentType<{ size?: number }>> = {
  telemarketing: IconHeadset,
  food: IconToolsKitchen2,
  administrative: IconFileText,
  'general-services': IconTool,
  sales: IconTrendingUp,
  cleaning: IconSpray,
  building: IconCrane,
  retail: IconBuildingStore,
  industry: IconBuildingFactory2,
  pet: IconPaw,
  transportation: IconTruck,
  others: IconDots,
}

type SectorsProps = {
  sectors: readonly { sector: Sector; count: number; more: boolean; path: string }[]
  open: Open
  title?: string
}

/** The sectors of the landing page with their numbers of open jobs, and the total numbers. */
export function Sectors({ sectors, open, title = t('sectorsTitle') }: SectorsProps) {
  if (sectors.length === 0) return null
  return (
    <section className={classes.sectors} aria-labelledby="sectors">
      <div className={landingClasses.head}>
        <h2 id="sectors">{title}</h2>
        <ButtonLink look="bare" to={href('/vagas')}>
          {t('byTopic')}
        </ButtonLink>
      </div>
      <ul>
        {sectors.map(({ sector, count, more, path }) => {
          const Icon = icons[sector]
          return (
            <li key={sector}>
              <Link to={path}>
                <Icon size={22} aria-hidden="true" />
                <strong>{sectorNames[sector]}</strong>
                <span>{jobCount({ count, more })}</span>
              </Link>
            </li>
          )
        })}
      </ul>
      <OpenCounts open={open} />
    </section>
  )
}
