/** The lines of a table whose columns are as wide as their widest cell; all but the first are right-aligned. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('   ')
  return [head, widths.map((width) => '─'.repeat(width)), ...rows].map(line).join('\n')
}

export const milliseconds = (value: number) => `${value.toFixed(2)} ms`
export const times = (value: number) => `${value.toFixed(2)} ×`
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
