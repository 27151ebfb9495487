import type { JobKindWord } from '@trampolim/marketplace/reference/job-types.ts'
import type { Sector } from '@trampolim/marketplace/reference/sectors.ts'
import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { sectorNames } from '@trampolim/phrases/pt-br/sectors.ts'
import { speak } from '@trampolim/phrases/speak.ts'

const t = speak({ list: jobs.list })

/** The title of the list of a kind of jobs: 'Vagas de emprego: vendas'. */
export function listTitle({ jobType, sector }: { jobType: JobKindWord; sector: Sector | null }): string {
  return sector ? `${t(`list.${jobType}`)}: ${sectorNames[sector].toLowerCase()}` : t(`list.${jobType}`)
}
