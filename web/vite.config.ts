import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { joinedIcons } from './joined-icons.ts'
import { neededTexts } from './needed-texts.ts'
import { olderBrowsers } from './platform/rendering/older-browsers-file.ts'
import { twoSheets } from './two-sheets.ts'

/**
 * Both are bundled into the server build: workspace packages, because they are TypeScript sources, and icons, because
 * they are thousands of small modules.
 */
const bundled = ['@trampolim/marketplace', '@trampolim/contract', '@trampolim/phrases', '@tabler/icons-react']

/** The libraries that every page uses: one file loads faster than many. */
const ground = /node_modules[\\/](?:react|react-dom|scheduler|react-router|cookie|set-cookie-parser)[\\/]/

/**
 * The frames and components that most pages use, in one file for the same reason; without those that only signed-in
 * people, or only pages outside the work areas, need.
 */
const surroundings =
  /web[\\/](?:parts[\\/](?:frame[\\/](?!.*-frame|frame\.tsx|footer|theme-toggle|headers[\\/](?:person|area|open)-header|menus[\\/](?:menu-icons|folding))|coming[\\/]|dates\.|later[\\/](?:later-part|resting-part|patiently|once-at-rest|use-)|list-pager|sign-in[\\/](?:follow-tabs|sign-in-again)|terms[\\/]terms-strip)|design[\\/](?:button|chip|class-names|facts|field|glyph|icon-button|illustration|notice|page-head|pager|states|tag|text-field|tile|toasts)\.|platform[\\/](?:href|cookies[\\/]theme|error-page|browser[\\/](?:is-scripted|when-idle)))|phrases[\\/](?:speak|pt-br[\\/](?:frame|error-pages))|marketplace[\\/](?:folded-text|accounts[\\/](?:roles|audiences)|reference[\\/]code-table)\./

/** Deletes the style sheet that the server's build emits once more, under a name that nothing requests. */
const noServerStyles: Plugin = {
  name: 'no-server-styles',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle(_, bundle) {
    for (const file of Object.keys(bundle)) if (file.endsWith('.css')) delete bundle[file]
  },
}

/** The polyfills for older browsers: a separate file that no page imports. */
const forOlderBrowsers: Plugin = {
  name: 'for-older-browsers',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    const id = join(import.meta.dirname, 'platform/rendering/older-browsers.ts')
    this.emitFile({ type: 'chunk', id, fileName: olderBrowsers.slice(1) })
  },
}

/**
 * If the router can't load the scripts of a page, it reloads the page that is open, and typed text is lost; there is no
 * setting against it. So this plugin makes it load them through `loadPart` (`web/parts/unloaded-part/load-part.ts`),
 * which `entry.client.tsx` passes to it.
 */
const patientRouter: Plugin = {
  name: 'patient-router',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!/react-router[\\/]dist[\\/].*routeModules\.js$/.test(id)) return undefined
    const patient = code.replace(/await import\(([^)]*)\)/, 'await window.loadPart(() => import($1), route.id)')
    if (patient === code) throw new Error('the router loads the scripts of pages in another way now')
    return patient
  },
}

/** The style class of each short name, with its file, to detect two classes with the same short name. */
const shortNames = new Map<string, string>()
const filesOfClasses = new Map<string, string>()

/** A class name of six characters for a style class, the same in every build. */
function shortName(name: string, file: string): string {
  const module = relative(import.meta.dirname, file.split('?')[0] ?? file)
  const whole = `${module} ${name}`
  const short = `_${createHash('sha1').update(whole).digest('base64url').slice(0, 5)}`
  if ((shortNames.get(short) ?? whole) !== whole)
    throw new Error(`two style classes are named ${short}: lengthen the names`)
  shortNames.set(short, whole)
  filesOfClasses.set(short, module)
  return short
}

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    reactRouter(),
    patientRouter,
    joinedIcons,
    noServerStyles,
    twoSheets(filesOfClasses),
    neededTexts(),
    forOlderBrowsers,
  ],
  // One style sheet for all pages and one for those of signed-in people: with many small ones a page would have to wait
  // for each before its first paint.
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: false, manifest: true, reportCompressedSize: false },
  // Short names, since style sheets and pages contain thousands of them; during development, names that tell where a
  // class is defined.
  css: { modules: command === 'build' ? { generateScopedName: shortName } : {} },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // A page names its scripts hundreds of times, in each that imports another.
            entryFileNames: 'assets/[hash].js',
            chunkFileNames: 'assets/[hash].js',
            codeSplitting: {
              groups: [
                { name: 'ground', test: ground },
                { name: 'surroundings', test: surroundings },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: bundled },
      // Node holds the sources in memory, at twice the size if a single character is beyond Latin-1.
      build: { rollupOptions: { input: './server.ts', output: { charset: 'ascii', comments: false } } },
    },
  },
}))
