import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { frameFiles, type Page, pages } from '../../web/routes.ts'

type Chunk = { file: string; imports?: string[]; css?: string[]; assets?: string[] }
type Manifest = Readonly<Record<string, Chunk>>

/**
 * What a page's first view loads: bytes over the wire, as they are served with Brotli, and the number of fonts; `state` is
 * empty for a page with one state.
 */
export type FirstView = { path: string; state: string; scripts: number; styles: number; fonts: number }

/** The most bytes of scripts that a page's first view may load. */
export const mostScripts = 150_000

/**
 * The states in which a page shows parts that it loads before it is used; a page that always shows some has no other.
 * Of several parts in one place, the heaviest.
 */
const states: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '/curriculum/:type/edit': {
    'sections closed': ['parts/curriculums/edit/edit-sections.tsx'],
    'a section open': [
      'parts/curriculums/edit/edit-sections.tsx',
      'parts/curriculums/edit/section-form.tsx',
      'parts/curriculums/form/fields/file-and-video.tsx',
    ],
    'from a file': [
      'parts/curriculum-files/import-file.tsx',
      'parts/curriculums/form/curriculum-form.tsx',
      'parts/curriculums/form/fields/file-and-video.tsx',
      'parts/curriculums/form/fields/internship-courses.tsx',
    ],
  },
  '/curriculum/:type/create': {
    whole: ['parts/curriculums/form/fields/file-and-video.tsx', 'parts/curriculums/form/fields/internship-courses.tsx'],
  },
  '/recruiter/job/:jobId/selective-process': {
    'only columns': [],
    'a candidate open': [
      'parts/selection-board/board/panel/panel-frame.tsx',
      'parts/selection-board/candidate/candidate-panel.tsx',
      'parts/selection-board/notes/notes.tsx',
    ],
    'a finalist open': [
      'parts/selection-board/board/panel/panel-frame.tsx',
      'parts/selection-board/candidate/candidate-panel.tsx',
      'parts/selection-board/notes/notes.tsx',
      'parts/hiring/hire-candidate.tsx',
    ],
  },
  '/recruiter/job/:jobId/selective-process/cv-details/:cvId': {
    'notes open': [
      'parts/selection-board/notes/notes.tsx',
      'parts/hiring/hire-candidate.tsx',
      'parts/selection-board/candidate/facts/medical-report.tsx',
    ],
    'scores open': [
      'parts/selection-board/scorecards/scorecards.tsx',
      'parts/hiring/hire-candidate.tsx',
      'parts/selection-board/candidate/facts/medical-report.tsx',
    ],
  },
  '/profile': {
    shown: ['screens/candidate/profile/personal-data.tsx', 'screens/candidate/profile/privacy-side.tsx'],
    'being changed': ['screens/candidate/profile/edit-personal-data.tsx'],
  },
  '/recruiter/profile': {
    shown: [],
    'being changed': ['screens/recruiter/profile/edit-profile.tsx'],
  },
  '/recruiter/organization': { known: ['screens/recruiter/organization/organization-view.tsx'] },
  '/recruiter/job/create': {
    'a kind chosen': ['parts/job-form/kind-choice.tsx', 'parts/job-form/fields/weekly-summary.tsx'],
  },
  '/recruiter/job/:jobId/edit': {
    'an apprenticeship': ['parts/job-form/fields/apprenticeship.tsx', 'parts/job-form/fields/weekly-summary.tsx'],
  },
  '/recruiter/:taskType/:processId/:taskId': {
    'an apprenticeship': ['parts/job-form/job-form.tsx', 'parts/job-form/fields/apprenticeship.tsx'],
  },
  '/register/:type/complete': { skills: ['parts/registration/pages/curriculum-skills.tsx'] },
}

/**
 * The first view of every page with a frame, in each of its states, measured in the built pages. Each has the frame that
 * its people get; the header of signed-in people is not among it, since pages load it once they are at rest.
 */
export function firstViews(build: string): FirstView[] {
  return (pages as readonly Page[]).flatMap(({ path, frame, screen, beside }) =>
    frame === 'bare'
      ? []
      : Object.entries(states[path] ?? { '': [] }).map(([state, parts]) => ({
          path,
          state,
          ...loadedWith(build, [
            'entry.client.tsx',
            'root.tsx',
            frameFiles[frame],
            `screens/${screen}`,
            ...(beside ? [`screens/${beside}`] : []),
            ...parts,
          ]),
        })),
  )
}

/** Sums what the browser loads for these files: the stylesheet, the files themselves and all their imports. */
function loadedWith(build: string, routeFiles: readonly string[]): Omit<FirstView, 'path' | 'state'> {
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
