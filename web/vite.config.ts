import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** Workspaces are TypeScript sources, icons are thousands of small modules: both go into the server build. */
const bundled = ['@trampolim/marketplace', '@trampolim/contract', '@trampolim/phrases', '@tabler/icons-react']

/** What every page stands on: in one file it travels smaller than in many. */
const ground = /node_modules[\\/](?:react|react-dom|scheduler|react-router|cookie|set-cookie-parser)[\\/]/

/** What stands around every page and in most of them, for the same reason. */
const surroundings =
  /web[\\/](?:parts[\\/]frame[\\/](?!.*-frame)|design[\\/](?:button|chip|class-names|facts|field|glyph|icon-button|illustration|notice|pager|states|tag|tile|toasts)\.|platform[\\/](?:href|theme|error-page))|phrases[\\/](?:speak|pt-br[\\/](?:frame|error-pages))/

export default defineConfig({
  root: import.meta.dirname,
  plugins: [reactRouter()],
  // One sheet of 25 kB for all pages: a page of many small ones waits for each before its first paint.
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: false, manifest: true, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
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
      build: { rollupOptions: { input: './server.ts' } },
    },
  },
})
