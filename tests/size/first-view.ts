import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Page, pages } from '../../web/routes.ts'

type Chunk = { file: string; imports?: string[]; css?: string[]; assets?: string[] }
type Manifest = Readonly<Record<string, Chunk>>

/** What a page's first view loads: bytes over the wire, as they are served with Brotli, and the number of fonts. */
export type FirstView = { path: string; scripts: number; styles: number; fonts: number }

/** The most bytes of scripts that a page's first view may load. */
export const mostScripts = 150_000

/** The parts that a page shows in any case and loads before it is used; of several, the heaviest. */
const shownParts: Readonly<Record<string, readonly string[]>> = {
  '/recruiter/organization': ['screens/recruiter/organization/organization-view.tsx'],
  '/recruiter/job/create': ['parts/job-form/kind-choice.tsx', 'parts/job-form/fields/weekly-summary.tsx'],
  '/recruiter/job/:jobId/edit': [
    'parts/job-form/fields/apprenticeship.tsx',
    'parts/job-form/fields/weekly-summary.tsx',
  ],
  '/recruiter/:taskType/:processId/:taskId': [
    'parts/job-form/job-form.tsx',
    'parts/job-form/fields/apprenticeship.tsx',
  ],
  '/register/:type/complete': ['parts/registration/pages/curriculum-skills.tsx'],
}

/** The first view of every page with a frame, measured in the built pages. */
export function firstViews(build: string): FirstView[] {
  return (pages as readonly Page[])
    .filter(({ frame }) => frame !== 'bare')
    .map(({ path, screen, beside }) => ({
      path,
      ...loadedWith(build, [
        'entry.client.tsx',
        'root.tsx',
        'parts/frame/open-frame.tsx',
        `screens/${screen}`,
        ...(beside ? [`screens/${beside}`] : []),
        ...(shownParts[path] ?? []),
      ]),
    }))
}

/** Sums what the browser loads for these files: the stylesheet, the files themselves and all their imports. */
function loadedWith(build: string, routeFiles: readonly string[]): Omit<FirstView, 'path'> {
  const client = join(build, 'client')
  const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  const files = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`the build knows no ${name}`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const style of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(style)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  visit('style.css')
  for (const file of routeFiles) visit(keyOf(manifest, file))

  const wire = (pattern: RegExp) =>
    [...files]
      .filter((file) => pattern.test(file))
      .reduce((sum, file) => sum + statSync(join(client, `${file}.br`)).size, 0)
  return {
    scripts: wire(/\.js$/),
    styles: wire(/\.css$/),
    fonts: [...files].filter((file) => /\.woff2$/.test(file)).length,
  }
}

function keyOf(manifest: Manifest, file: string): string {
  const found = Object.keys(manifest).find((key) => key.split('?', 1)[0] === file)
  if (!found) throw new Error(`the build has no entry for ${file}`)
  return found
}
