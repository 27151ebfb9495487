import type { Calculator } from '@trampolim/marketplace/calculators/fields.ts'
import { calculators } from '@trampolim/phrases/pt-br/calculators.ts'
import type { Model } from '@trampolim/phrases/pt-br/model.ts'
import { type ModelAudience, models } from '@trampolim/phrases/pt-br/models.ts'
import { href } from '../../platform/href.ts'

/** A tool in a list. */
export type ToolLink = { to: string; title: string; summary: string }

/** The calculators of each audience, the most popular first. */
const calculatorsFor: Readonly<Record<ModelAudience, readonly Calculator[]>> = {
  candidate: ['net-salary', 'termination', 'vacation', 'thirteenth-salary', 'fgts', 'clt-or-pj'],
  recruiter: ['employee-cost', 'termination', 'vacation', 'thirteenth-salary'],
}

/** The calculators of an audience, except the current one. Server only: a loader passes them on. */
export function calculatorLinks(audience: ModelAudience, { except }: { except?: Calculator } = {}): ToolLink[] {
  return calculatorsFor[audience]
    .filter((name) => name !== except)
    .map((name) => {
      const { title, summary } = calculators[name]
      return { to: href('/marketplace/:tool', { tool: name }), title, summary }
    })
}

/** The document templates of an audience, except the current one. Server only. */
export function modelLinks(audience: ModelAudience, { except }: { except?: string } = {}): ToolLink[] {
  return Object.entries(models[audience])
    .filter(([name]) => name !== except)
    .map(([name, { title, summary }]) => ({ to: href('/marketplace/models/:model', { model: name }), title, summary }))
}

/** A document template by the name in its address. Server only. */
export function modelCalled(name: string): (Model & { audience: ModelAudience }) | undefined {
  for (const audience of ['candidate', 'recruiter'] as const) {
    const found = Object.hasOwn(models[audience], name) ? models[audience][name] : undefined
    if (found) return { ...found, audience }
  }
  return undefined
}

/** The paths of all tools, for the site map. Server only. */
export function toolPaths(): string[] {
  const links = (['candidate', 'recruiter'] as const).flatMap((each) => [...calculatorLinks(each), ...modelLinks(each)])
  return [href('/marketplace'), ...new Set(links.map(({ to }) => to))]
}
