import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'

const root = join(import.meta.dirname, '../..')

/**
 * The faults that Adobe's validator finds in a page's structured data by Google's requirements for rich results. Its
 * warnings are only advice.
 */
export async function richResultFaults(html: string): Promise<{ faults: string[]; advice: string[] }> {
  const found = await new Validator().validate(new WebAutoExtractor({}).parse(html))
  const told = (severity: string) =>
    found
      .filter((each) => each.severity === severity)
      .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`)
  return { faults: told('ERROR'), advice: told('WARNING') }
}

/**
 * Removes annotations of an action's input (`query-input`), which schema.org describes separately from its vocabulary.
 */
const withoutInputs = (name: string, value: unknown) => (name.endsWith('-input') ? undefined : value)

/**
 * The properties in structured data that schema.org's vocabulary doesn't contain, according to Google's TypeScript
 * types. All objects are compiled together, each as a value of its type.
 */
export function vocabularyFaults(all: Readonly<Record<string, object>>): string[] {
  const folder = mkdtempSync(join(root, 'node_modules/.vocabulary-'))
  try {
    const names = Object.keys(all)
    const types = new Set(Object.values(all).map((each) => String((each as { '@type': unknown })['@type'])))
    const lines = names.map((name, at) => {
      const data = all[name] as { '@type': string }
      return `export const value${at}: WithContext<${data['@type']}> = ${JSON.stringify(data, withoutInputs)}`
    })
    writeFileSync(
      join(folder, 'data.ts'),
      [`import type { ${[...types].join(', ')}, WithContext } from 'schema-dts'`, ...lines, ''].join('\n'),
    )
    const compile = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--ignoreConfig', 'data.ts']
    try {
      execFileSync(join(root, 'node_modules/.bin/tsc'), compile, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
      return []
    } catch (problem) {
      const told = String((problem as { stdout?: string }).stdout ?? problem)
      const faults = told.split('\n').filter((line) => line.startsWith('data.ts('))
      // The first line is the import.
      return faults.map((line) => `${names[Number(/\((\d+)/.exec(line)?.[1]) - 2]}: ${line.replace(/^\S+ /, '')}`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
