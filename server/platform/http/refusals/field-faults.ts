import type { FieldFaults } from '@trampolim/contract/shapes.ts'
import { faultText } from './refusal-text.ts'

type Issue = {
  readonly message: string
  readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined
  readonly code?: string
  readonly input?: unknown
}

const stableCode = /^[a-z][a-z0-9_]*$/

/**
 * The first fault of each field, keyed by its path. Schemas name faults by our codes; Zod's own issues are mapped by
 * kind.
 */
export function faultsOfIssues(issues: readonly Issue[]): FieldFaults {
  const found: FieldFaults = {}
  for (const issue of issues) {
    const field = (issue.path ?? [])
      .map((part) => String(typeof part === 'object' && part !== null && 'key' in part ? part.key : part))
      .join('.')
    if (field in found) continue
    const code = codeOf(issue)
    found[field] = { code, message: faultText(code) }
  }
  return found
}

function codeOf(issue: Issue): string {
  if (stableCode.test(issue.message)) return issue.message
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined')) return 'required'
  if (issue.code === 'too_big') return 'too_long'
  return 'invalid'
}

/** Faults found by a rule, in the form of a call's answer. */
export function fieldFaultsOf(faults: readonly { field: string; code: string }[]): FieldFaults {
  const found: FieldFaults = {}
  for (const { field, code } of faults) found[field] ??= { code, message: faultText(code) }
  return found
}
