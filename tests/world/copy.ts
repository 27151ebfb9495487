import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

type Row = Readonly<Record<string, unknown>>

/** Writes many rows into a table by COPY; columns that a row lacks get their default. */
export async function copyRows(client: Client, table: string, rows: readonly Row[]) {
  const lists = await listColumns(client, table)
  const alike = Map.groupBy(rows, (row) => Object.keys(row).join(', '))
  for (const [columns, group] of alike) {
    const names = columns.split(', ')
    const lines = function* () {
      for (let from = 0; from < group.length; from += 500) {
        yield group
          .slice(from, from + 500)
          .map((row) => `${names.map((name) => cell(row[name], lists.has(name))).join('\t')}\n`)
          .join('')
      }
    }
    await pipeline(Readable.from(lines()), client.query(copyFrom(`copy ${table} (${columns}) from stdin`)))
  }
}

/** The columns of a table that are PostgreSQL's own arrays; other lists are JSON. */
async function listColumns(client: Client, table: string): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_name = $1 and data_type = 'ARRAY'",
    [table],
  )
  return new Set(rows.map(({ name }) => name))
}

function cell(value: unknown, isList: boolean): string {
  if (value === null || value === undefined) return '\\N'
  if (value instanceof Date) return value.toISOString()
  if (isList) return escaped(`{${(value as readonly string[]).map((each) => JSON.stringify(each)).join(',')}}`)
  return escaped(typeof value === 'object' ? JSON.stringify(value) : String(value))
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const escaped = (text: string) => text.replace(/[\\\t\n\r]/g, (sign) => escapes[sign] as string)
