import type { Answered, Wire } from './wire.ts'

type Row = {
  codes: Map<string, number>
  sent: number
  good: number
  refused: number
  limited: number
  failed: number
  slowest: number
}

/** Counts the answers to each call and page. */
export function openTally() {
  const rows = new Map<string, Row>()

  return {
    count({ name }: Wire, { status, ms, text }: Answered) {
      const row = rows.get(name) ?? {
        codes: new Map(),
        sent: 0,
        good: 0,
        refused: 0,
        limited: 0,
        failed: 0,
        slowest: 0,
      }
      rows.set(name, row)
      row.sent += 1
      const code = codeOf(status, text)
      row.codes.set(code, (row.codes.get(code) ?? 0) + 1)
      row.slowest = Math.max(row.slowest, ms)
      if (status === 0 || status >= 500) row.failed += 1
      else if (status === 429) row.limited += 1
      else if (status >= 400) row.refused += 1
      else row.good += 1
    },
    /** The share of successful answers. */
    goodShare(): number {
      const all = [...rows.values()]
      const sum = (name: 'good' | 'sent') => all.reduce((total, row) => total + row[name], 0)
      return sum('good') / Math.max(sum('sent'), 1)
    },
    /** Calls and pages that were never answered successfully, with the most frequent reasons. */
    unreached: (): string[] =>
      [...rows].filter(([, { good }]) => good === 0).map(([name, { codes }]) => `${name} (${most(codes)})`),
    table(): string {
      const width = Math.max(...[...rows.keys()].map((name) => name.length))
      const head = `${'sent to'.padEnd(width)}${['sent', 'good', 'no', '429', '5xx', 'slowest'].map((each) => each.padStart(9)).join('')}`
      const lines = [...rows].map(([name, { sent, good, refused, limited, failed, slowest }]) => {
        const share = `${Math.round((100 * good) / sent)} %`
        const cells = [sent, share, refused, limited, failed, `${slowest.toFixed(0)} ms`]
        return name.padEnd(width) + cells.map((each) => String(each).padStart(9)).join('')
      })
      return [head, ...lines].join('\n')
    },
  }
}

/** The code of a refusal; for answers without a code, such as pages, the status. */
function codeOf(status: number, text: string): string {
  return /"code":"([a-z_]+)"/.exec(text)?.[1] ?? String(status)
}

const shown = 4

function most(codes: ReadonlyMap<string, number>): string {
  const often = [...codes].toSorted(([, a], [, b]) => b - a).slice(0, shown)
  return often.map(([code, count]) => `${code} ${count}`).join(', ')
}
