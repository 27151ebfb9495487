/**
 * The names of a table that is kept as text. Each line starts with CBO codes, the likeliest first; its names follow
 * after a colon, separated by semicolons. An indented line continues the previous one.
 */
export function namesInTable(table: string): { name: string; cbo: string[] }[] {
  const lines = table.trim().replace(/\n\s+/g, ' ').split('\n')
  return lines.flatMap((line) => {
    const [codes = '', names = ''] = line.split(/:(.*)/s)
    const cbo = codes.trim().split(' ')
    return names.split(';').map((name) => ({ name: name.trim(), cbo }))
  })
}
