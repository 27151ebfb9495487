import type { Field, Fields } from '@trampolim/marketplace/fields/field.ts'
import { dataExportPage, exportAreas, exportLabels, exportTables } from '@trampolim/phrases/pt-br/data-export.ts'
import { speakNotification } from '@trampolim/phrases/pt-br/speak-notification.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ExportedRole } from './areas-of.ts'
import type { Exported, ExportRow } from './queries.ts'
import { fieldOf, speakValue } from './speak-value.ts'

const t = speak(dataExportPage)

/** The label of a column or field; an unknown one is labelled by its own name. */
export const labelOf = (name: string): string =>
  (Object.hasOwn(exportLabels, name) ? exportLabels[name] : undefined) ?? name

export type ComposedPage = {
  name: string
  role: ExportedRole
  made: Date
  data: Exported
  leftFiles: readonly string[]
}

/** The readable page of an export: self-contained, without scripts. */
export function composePage({ name, role, made, data, leftFiles }: ComposedPage): string {
  const moment = speakValue(made, { name: 'made', field: undefined })
  const { json, files } = dataExportPage.folders
  const contents = data.map(({ area }) => `<li><a href="#${area}">${escaped(exportAreas[area].title)}</a></li>`)
  const parts = data.map(
    ({ area, tables }) => `<section id="${area}">
<h2>${escaped(exportAreas[area].title)}</h2>
${area === 'files' ? filesText(leftFiles, files) : ''}${Object.entries(tables).map(tableOf).join('')}</section>`,
  )
  const leftOut =
    role === 'recruiter' ? (['jobs', 'secrets'] as const) : (['notes', 'people', 'secrets', 'moves'] as const)
  const left = leftOut.map((each) => `<li>${escaped(t(`left.${each}`))}</li>`)
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(t('title'))}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escaped(t('title'))}</h1>
<p>${escaped(t('made', { name, moment }))}</p>
<p>${escaped(t('about', { folder: json }))}</p>
<p><strong>${escaped(t('keep'))}</strong></p>
<nav aria-label="${escaped(t('contents'))}"><ul>${contents.join('')}<li><a href="#left">${escaped(t('left.title'))}</a></li></ul></nav>
${parts.join('\n')}
<section id="left">
<h2>${escaped(t('left.title'))}</h2>
<ul>${left.join('')}</ul>
</section>
</main>
</body>
</html>
`
}

function filesText(leftFiles: readonly string[], folder: string): string {
  const left = leftFiles.length > 0 ? `<p>${escaped(t('filesLeft', { names: leftFiles.join(', ') }))}</p>` : ''
  return `<p>${escaped(t('filesIn', { folder }))}</p>${left}`
}

function tableOf([table, rows]: [string, readonly ExportRow[]]): string {
  const title = exportTables[table as keyof typeof exportTables]
  const shown = rows.map((row, at) => {
    const number =
      rows.length > 1 ? `<p class="number">${escaped(t('entry', { number: at + 1, count: rows.length }))}</p>` : ''
    return `<div class="row">${number}${listOf(table === 'notification' ? withText(row) : row, fieldOf)}</div>`
  })
  return `<h3>${escaped(title)}</h3>${shown.join('') || `<p>${escaped(t('none'))}</p>`}\n`
}

/** A notification with its sentence instead of the code of what happened. */
function withText(row: ExportRow): ExportRow {
  const {
    kind,
    variant,
    job_name: jobName,
    facts,
  } = row as {
    kind: string
    variant: string
    job_name: string | null
    facts: Record<string, string | number>
  }
  return { ...row, variant: speakNotification({ kind, variant, jobName, person: null, facts }) }
}

function listOf(row: ExportRow, fieldAt: (name: string) => Field | undefined): string {
  const items = Object.entries(row).map(
    ([name, value]) => `<dt>${escaped(labelOf(name))}</dt><dd>${textOfValue(value, name, fieldAt(name))}</dd>`,
  )
  return `<dl>${items.join('')}</dl>`
}

function textOfValue(value: unknown, name: string, field: Field | undefined): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return escaped(speakValue(null, { name, field }))
    return `<ul>${value.map((each) => `<li>${textOfValue(each, name, field)}</li>`).join('')}</ul>`
  }
  if (typeof value !== 'object' || value === null || value instanceof Date)
    return escaped(speakValue(value, { name, field }))
  if (Object.keys(value).length === 0) return escaped(speakValue(null, { name, field }))
  const within: Fields | undefined = field?.is === 'list' || field?.is === 'record' ? field.of : undefined
  return listOf(value as ExportRow, (inner) => within?.[inner] ?? (within ? undefined : fieldOf(inner)))
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)
}

const style = `
:root{color-scheme:light dark}
body{margin:0;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:760px;margin:0 auto;padding:24px 16px 64px}
h1{line-height:1.2}h2{margin-top:48px;border-bottom:2px solid;padding-bottom:4px}
.row{border:1px solid #8886;border-radius:12px;padding:12px 16px;margin:0 0 12px}
.number{margin:0 0 8px;font-size:14px}
dl{margin:0;display:grid;gap:2px}
dt{font-size:14px;opacity:.8}dd{margin:0 0 8px}
dd>dl,li>dl{border-left:3px solid #8886;padding-left:12px}
ul{margin:0;padding-left:20px}
`
