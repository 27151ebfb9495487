/**
 * The names of a table that is kept as text: a line begins with codes of the CBO, the likeliest first, and its names follow
 * after a colon, divided by semicolons; an indented line goes on.
 */
export function namesInTable(table: string): { name: string; cbo: string[] }[] {
  const lines = table.trim().replace(/\n\s+/g, ' ').split('\n')
  return lines.flatMap((line) => {
    const [codes = '', names = ''] = line.split(/:(.*)/s)
    const cbo = codes.trim().split(' ')
    return names.split(';').map((name) => ({ name: name.trim(), cbo }))
  })
}
