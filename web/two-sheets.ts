import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import postcss, { type ChildNode, type Container, type Rule } from 'postcss'
import type { Plugin } from 'vite'
import { isOfWork, workSheetOf } from './platform/work-sheet.ts'

/** The file of each style class of a module, by the name that the class has in the sheet. */
export type ClassFiles = ReadonlyMap<string, string>

/**
 * Divides the sheet of all pages: what only the pages of signed-in people use goes to a second one, which only those
 * pages load. With one small sheet for each part a page would wait for many; with a single one visitors on a phone would load
 * the styles of pages that they never see.
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
      const ofWork = new Set(
        modules.filter((id) => screensOf(id, importersOf, root).every(isOfWork)).map((id) => nameOf(id, root)),
      )
      const isWorkClass = (name: string) => ofWork.has(classFiles.get(name) ?? '')
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !/style-[^/]*\.css$/.test(asset.fileName)) continue
        const { common, work } = divided(String(asset.source), isWorkClass)
        // Emitted anew, since its name was made before the division, which may change while the whole stays the same.
        delete bundle[asset.fileName]
        const ofBoth = createHash('sha1').update(work).digest('base64url')
        const sheet = this.emitFile({
          type: 'asset',
          name: 'style.css',
          originalFileName: 'style.css',
          source: `${common}/* ${ofBoth} */`,
        })
        this.emitFile({ type: 'asset', fileName: workSheetOf(this.getFileName(sheet)), source: work })
      }
    },
  }
}

const nameOf = (id: string, root: string) => relative(root, id.split('?')[0] ?? id)

/** The files under `screens/` that a module is part of; for what a frame or the root itself uses, theirs too. */
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

/** A sheet as two: the rules of which every selector needs a class of work, and all others. */
export function divided(css: string, isWorkClass: (name: string) => boolean): { common: string; work: string } {
  const common = postcss.parse(css)
  const work = common.clone()
  const isWork = ({ selectors }: Rule) =>
    selectors.every((selector) =>
      [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].some(([, name = '']) => isWorkClass(name)),
    )
  keep(common, (rule) => !isWork(rule))
  keep(work, isWork)
  work.walkAtRules((rule) => {
    if (rule.nodes === undefined || rule.name === 'font-face' || rule.name.endsWith('keyframes')) rule.remove()
  })
  empty(work)
  empty(common)
  return { common: common.toString(), work: work.toString() }
}

/** Removes the rules that aren't wanted; those of animations stay with them. */
function keep(sheet: Container, isWanted: (rule: Rule) => boolean) {
  sheet.walkRules((rule) => {
    const { parent } = rule
    const isFrame = parent?.type === 'atrule' && (parent as unknown as { name: string }).name.endsWith('keyframes')
    if (!isFrame && !isWanted(rule)) rule.remove()
  })
}

/** Removes the conditions under which nothing is left. */
function empty(sheet: Container) {
  const isEmpty = (node: ChildNode) =>
    node.type === 'atrule' && node.nodes?.length === 0 && node.name !== 'layer' && node.name !== 'property'
  sheet.walkAtRules((rule) => {
    if (rule.nodes) empty(rule)
    if (isEmpty(rule)) rule.remove()
  })
}
