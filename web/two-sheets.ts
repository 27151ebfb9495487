import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import postcss, { type ChildNode, type Container, type Rule } from 'postcss'
import type { Plugin } from 'vite'
import { fontsSheetOf, isSignedInPage, signedInSheetOf } from './platform/rendering/sheet-names.ts'

/** For each style class of a module, by its name in the style sheet, the file that defines it. */
export type ClassFiles = ReadonlyMap<string, string>

/**
 * Divides the style sheet: the rules that only pages of signed-in people use are moved to a second sheet, which only
 * those pages load. With one small sheet per component a page would have to wait for many requests; with a single
 * sheet, visitors on phones would load the styles of pages that they never see.
 */
export function twoSheets(classFiles: ClassFiles): Plugin {
  return {
    name: 'two-sheets',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const root = import.meta.dirname
      const importersOf = (id: string) => {
        const info = this.getModuleInfo(id)
        return [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])]
      }
      const modules = [...this.getModuleIds()].filter((id) => /\.module\.css(?:\?|$)/.test(id))
      const signedInModules = new Set(
        modules.filter((id) => screensOf(id, importersOf, root).every(isSignedInPage)).map((id) => nameOf(id, root)),
      )
      const isSignedInClass = (name: string) => signedInModules.has(classFiles.get(name) ?? '')
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !/style-[^/]*\.css$/.test(asset.fileName)) continue
        const { common, signedIn, fonts } = divided(String(asset.source), isSignedInClass)
        // The file is emitted again to get another name: the name contains a hash of the undivided content, but the
        // division may change while that content stays the same.
        delete bundle[asset.fileName]
        const ofAll = createHash('sha1').update(signedIn).update(fonts).digest('base64url')
        const sheet = this.emitFile({
          type: 'asset',
          name: 'style.css',
          originalFileName: 'style.css',
          source: `${common}/* ${ofAll} */`,
        })
        const file = this.getFileName(sheet)
        this.emitFile({ type: 'asset', fileName: signedInSheetOf(file), source: signedIn })
        this.emitFile({ type: 'asset', fileName: fontsSheetOf(file), source: fonts })
      }
    },
  }
}

const nameOf = (id: string, root: string) => relative(root, id.split('?')[0] ?? id)

/**
 * The files under `screens/` that import a module, directly or indirectly; for modules used by a frame or the root,
 * these files too.
 */
function screensOf(id: string, importersOf: (id: string) => readonly string[], root: string): string[] {
  const seen = new Set<string>()
  const found = new Set<string>()
  const climb = (each: string) => {
    if (seen.has(each)) return
    seen.add(each)
    const name = nameOf(each, root)
    if (name.startsWith('screens/')) found.add(name)
    else {
      const importers = importersOf(each)
      if (importers.length === 0) found.add(name)
      for (const importer of importers) climb(importer)
    }
  }
  climb(id)
  return [...found]
}

/**
 * Divides a style sheet: the rules in which every selector contains a class of the pages of signed-in people, all
 * others, and the fonts.
 */
export function divided(css: string, isSignedInClass: (name: string) => boolean) {
  const common = postcss.parse(css)
  let fonts = ''
  common.walkAtRules('font-face', (rule) => {
    fonts += rule.toString()
    rule.remove()
  })
  const signedIn = common.clone()
  const isSignedIn = ({ selectors }: Rule) =>
    selectors.every((selector) =>
      [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].some(([, name = '']) => isSignedInClass(name)),
    )
  keep(common, (rule) => !isSignedIn(rule))
  keep(signedIn, isSignedIn)
  signedIn.walkAtRules((rule) => {
    if (rule.nodes === undefined || rule.name.endsWith('keyframes')) rule.remove()
  })
  empty(signedIn)
  empty(common)
  return { common: common.toString(), signedIn: signedIn.toString(), fonts }
}

/** Removes the rules that aren't wanted. Rules inside `@keyframes` stay. */
function keep(sheet: Container, isWanted: (rule: Rule) => boolean) {
  sheet.walkRules((rule) => {
    const { parent } = rule
    const isFrame = parent?.type === 'atrule' && (parent as unknown as { name: string }).name.endsWith('keyframes')
    if (!isFrame && !isWanted(rule)) rule.remove()
  })
}

/** Removes at-rules that have become empty. */
function empty(sheet: Container) {
  const isEmpty = (node: ChildNode) =>
    node.type === 'atrule' && node.nodes?.length === 0 && node.name !== 'layer' && node.name !== 'property'
  sheet.walkAtRules((rule) => {
    if (rule.nodes) empty(rule)
    if (isEmpty(rule)) rule.remove()
  })
}
