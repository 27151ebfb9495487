/** Statements whose text contains values are named only by what they do. */
const words =
  /^\s*(?:\/\*.*?\*\/\s*)*(select|insert|update|delete|with|begin|start|commit|rollback|savepoint|release|lock|set)\b/i
const table = /\b(?:from|into|update|join)\s+"?([a-z_]{2,60})"?/
const most = 2000
const known = new Map<string, string>()

/**
 * What a statement does and to which table, `select job_card`; never any of its values, even if its text contains some.
 */
export function statementName(text: string): string {
  const kept = known.get(text)
  if (kept) return kept
  const what = words.exec(text)?.[1]?.toLowerCase() ?? 'statement'
  const name = [what, table.exec(text.replaceAll(/'[^']*'/g, "''"))?.[1]].filter(Boolean).join(' ')
  if (known.size >= most) known.clear()
  known.set(text, name)
  return name
}
