import type { ModelHead } from '@trampolim/contract/social-media/tools.ts'
import type { Calculator } from '@trampolim/marketplace/calculators/fields.ts'
import type { HelpAudience } from '@trampolim/marketplace/help/topics.ts'
import { calculators } from '@trampolim/phrases/pt-br/calculators.ts'
import { href } from '../../platform/href.ts'

/** A tool in a list. */
export type ToolLink = { to: string; title: string; summary: string }

/** The calculators of each audience, the most popular first. */
const calculatorsFor: Readonly<Record<HelpAudience, readonly Calculator[]>> = {
  candidate: ['net-salary', 'termination', 'vacation', 'thirteenth-salary', 'fgts', 'clt-or-pj'],
  recruiter: ['employee-cost', 'termination', 'vacation', 'thirteenth-salary'],
}

/** The calculators of an audience, except the current one. Server only: a loader passes them on. */
export function calculatorLinks(audience: HelpAudience, { except }: { except?: Calculator } = {}): ToolLink[] {
  return calculatorsFor[audience]
    .filter((name) => name !== except)
    .map((name) => calculatorLink({ slug: name, ...calculators[name] }))
}

/** A calculator in a list. */
export const calculatorLink = ({ slug, title, summary }: { slug: Calculator; title: string; summary: string }) => ({
  ...{ to: href('/marketplace/:tool', { tool: slug }), title, summary },
})

/** A model of a document in a list. */
export const modelLink = ({ slug, title, summary }: Pick<ModelHead, 'slug' | 'title' | 'summary'>): ToolLink => ({
  ...{ to: modelPath(slug), title, summary },
})

/** The path of a model's page. */
export const modelPath = (slug: string): string => href('/marketplace/models/:model', { model: slug })

/** The paths of all calculators, for the site map. Server only. */
export function calculatorPaths(): string[] {
  return [
    ...new Set((['candidate', 'recruiter'] as const).flatMap((each) => calculatorLinks(each)).map(({ to }) => to)),
  ]
}
