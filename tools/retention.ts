import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deletedByAge } from '@trampolim/marketplace/retention/deleted-by-age.ts'
import { deletedOtherwise } from '@trampolim/marketplace/retention/deleted-otherwise.ts'
import { outside } from '@trampolim/marketplace/retention/outside.ts'

/**
 * Writes the tables about the deletion of data into docs/privacy.md: `node tools/retention.ts`. With `--check` it only
 * compares them.
 */
const path = join(import.meta.dirname, '..', 'docs/privacy.md')
const before = readFileSync(path, 'utf8')
const tables = { deletedByAge: deletedByAgeTable(), outside: outsideTable(), deletedOtherwise: deletedOtherwiseTable() }
const after = Object.entries(tables).reduce((text, [name, lines]) => within(text, name, lines), before)
if (!process.argv.includes('--check')) writeFileSync(path, after)
else if (after !== before) {
  console.error('docs/privacy.md: the tables of how things go are outdated; run node tools/retention.ts')
  process.exitCode = 1
}

function deletedByAgeTable(): string[] {
  const lines = Object.values(deletedByAge).map(({ what, table, since, days, source, work }) => {
    const time = days === 0 ? 'at once' : `${days} ${days === 1 ? 'day' : 'days'}`
    return `| ${what} | \`${table}\` | ${since} | ${time} | \`${work}\` | ${source} |`
  })
  return ['| Data | Table | Counted from | Kept for | Background work | Rule |', '|---|---|---|---|---|---|', ...lines]
}

function outsideTable(): string[] {
  const lines = outside.map(
    ({ what, where, since, most, by, decided }) =>
      `| ${what} | ${where} | ${since} | ${most} | ${by} | \`${decided}\` |`,
  )
  return [
    '| Data | Where | Counted from | Kept for at most | Goes by | Decided in |',
    '|---|---|---|---|---|---|',
    ...lines,
  ]
}

function deletedOtherwiseTable(): string[] {
  const lines = Object.entries(deletedOtherwise).map(
    ([how, { tables }]) => `| ${tables.map((table) => `\`${table}\``).join(', ')} | ${how} |`,
  )
  return ['| Tables | Their rows go |', '|---|---|', ...lines]
}

function within(text: string, name: string, lines: readonly string[]): string {
  const begin = `<!-- ${name} -->\n`
  const from = text.indexOf(begin) + begin.length
  return `${text.slice(0, from)}${lines.join('\n')}\n${text.slice(text.indexOf(`<!-- /${name} -->`))}`
}
