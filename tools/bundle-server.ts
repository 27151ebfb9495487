import { join, parse } from 'node:path'
import { rolldown } from 'rolldown'

/** The programs of `npm start`. Each becomes a file of its own name; what several need is in files between them. */
const programs = [
  'tools/start-everything.ts',
  'tools/work-beside-others.ts',
  'server/curriculum-files/read-in-sandbox.ts',
] as const

/** The names of the files that were made, and the modules of which they are made. */
export type Bundled = { files: string[]; modules: string[] }

const [checkout = '', folder = ''] = process.argv.slice(2)
const bundle = await rolldown({
  cwd: checkout,
  input: Object.fromEntries(programs.map((path) => [parse(path).name, join(checkout, path)])),
  platform: 'node',
  external: (id) => !id.startsWith('.') && !id.startsWith(checkout) && !id.startsWith('@trampolim/'),
})
// Node holds the sources in memory, at twice the size if a single character is beyond Latin-1.
const { output } = await bundle.write({ dir: folder, format: 'esm', charset: 'ascii', comments: false })
await bundle.close()
const bundled: Bundled = {
  files: output.map(({ fileName }) => fileName),
  modules: output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])),
}
process.stdout.write(JSON.stringify(bundled))
