import { pathToFileURL } from 'node:url'
import type { Phrases } from '@trampolim/phrases/speak.ts'
import type { ESTree, Plugin } from 'vite'

type Node = ESTree.Node & { start: number; end: number }
type Edit = { start: number; end: number; texts: Phrases }
/** Where a module imports an area from: the file, the area's name there, and its local name. */
type Source = { from: string; name: string; local: string }

/** The requested keys of an area: each pattern matches one key, or all keys that may be composed at run time. */
type Asked = readonly RegExp[]

/**
 * Reduces the texts of each module to those that it can ask for: `speak(area)` gets a part of the area. An area has the
 * texts of several screens, and a page would otherwise load all of them. A module for which this can't be determined
 * gets the whole area.
 */
export function neededTexts(): Plugin {
  return {
    name: 'needed-texts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async transform(code, id) {
      if (!code.includes('speak(') || id.includes('node_modules')) return undefined
      const program = this.parse(code)
      const areas = new Map<string, Phrases>()
      for (const { from, name } of voicesIn(program).flatMap(({ argument }) => sourcesOf(program, argument))) {
        const file = await this.resolve(from, id)
        if (file) areas.set(`${from} ${name}`, (await import(pathToFileURL(file.id).href))[name])
      }
      const edits = textsFor(program, ({ from, name }) => areas.get(`${from} ${name}`))
      return edits.length > 0 ? { code: edited(code, edits), map: null } : undefined
    },
  }
}

/** The texts that replace `area` in each `speak(area)` of a module; nothing for those that need the whole area. */
export function textsFor(program: ESTree.Program, areaAt: (source: Source) => Phrases | undefined): Edit[] {
  return voicesIn(program).flatMap(({ voice, argument: { start, end }, argument }) => {
    const areas = new Map(sourcesOf(program, argument).map((source) => [source.local, areaAt(source)]))
    const area = areaOf(argument, areas)
    const asked = askedOf(program, voice)
    return area && asked ? [{ start, end, texts: needed(area, asked) }] : []
  })
}

/** The part of an area that contains the requested keys, with their plurals. */
function needed(area: Phrases, asked: Asked, above = ''): Phrases {
  return Object.fromEntries(
    Object.entries(area).flatMap(([name, text]): [string, string | Phrases][] => {
      const key = above + name
      if (typeof text !== 'string') {
        const part = needed(text, asked, `${key}.`)
        return Object.keys(part).length > 0 ? [[name, part]] : []
      }
      const names = [key, key.replace(/_(?:zero|one|other)$/, '')]
      return names.some((each) => asked.some((pattern) => pattern.test(each))) ? [[name, text]] : []
    }),
  )
}

/** `const t = speak(area)` at the top of a module. */
function voicesIn(program: ESTree.Program) {
  return program.body.flatMap((statement) => {
    if (statement.type !== 'VariableDeclaration') return []
    return statement.declarations.flatMap(({ id, init }) => {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return []
      const [argument] = init.arguments
      const isVoice = init.callee.type === 'Identifier' && init.callee.name === 'speak'
      return isVoice && argument ? [{ voice: id.name, argument: argument as Node }] : []
    })
  })
}

/** The names in `area`, `area.part` and `{ part: area.part }`. */
function areasIn(argument: Node): string[] {
  if (argument.type === 'Identifier') return [argument.name]
  return childrenOf(argument).flatMap(areasIn)
}

/** The texts that such an expression refers to; undefined for any other expression. */
function areaOf(argument: Node, sources: ReadonlyMap<string, Phrases | undefined>): Phrases | undefined {
  if (argument.type === 'Identifier') return sources.get(argument.name)
  if (argument.type === 'MemberExpression' && !argument.computed && argument.property.type === 'Identifier') {
    const part = areaOf(argument.object as Node, sources)?.[argument.property.name]
    return typeof part === 'object' ? part : undefined
  }
  if (argument.type !== 'ObjectExpression') return undefined
  const parts = argument.properties.map((property): [string, Phrases] | undefined => {
    if (property.type !== 'Property' || property.computed || property.key.type !== 'Identifier') return undefined
    const part = areaOf(property.value as Node, sources)
    return part && [property.key.name, part]
  })
  return parts.every((part) => part !== undefined) ? Object.fromEntries(parts) : undefined
}

/** Where a module imports the areas from that an expression names. */
function sourcesOf(program: ESTree.Program, argument: Node): Source[] {
  const names = areasIn(argument)
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return []
    return statement.specifiers.flatMap((specifier) => {
      if (specifier.type !== 'ImportSpecifier' || !names.includes(specifier.local.name)) return []
      const { imported, local } = specifier
      const name = imported.type === 'Identifier' ? imported.name : imported.value
      return [{ from: statement.source.value, name, local: local.name }]
    })
  })
}

/**
 * The keys that a module asks a `t` function for; undefined if it passes the function on, or asks for a key that is
 * only known at run time.
 */
function askedOf(program: ESTree.Program, voice: string): Asked | undefined {
  const asked: RegExp[] = []
  let isKnown = true
  const look = (node: Node, parent?: Node) => {
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === voice) {
      const patterns = patternsOf(node.arguments[0] as Node | undefined)
      if (patterns) asked.push(...patterns)
      else isKnown = false
      for (const each of node.arguments) look(each as Node, node)
      return
    }
    if (node.type === 'Identifier' && node.name === voice && isUse(node, parent)) isKnown = false
    for (const child of childrenOf(node)) look(child, node)
  }
  look(program as Node)
  return isKnown ? asked : undefined
}

/** Whether a name refers to the `t` function itself, and isn't its declaration or the name of a property. */
function isUse(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === 'VariableDeclarator') return parent.id !== node
  if (parent?.type === 'MemberExpression') return parent.object === node || parent.computed
  if (parent?.type === 'Property') return parent.value === node || parent.computed
  return true
}

/** The keys that an expression may evaluate to: a text, one with variable parts, or one of two. */
function patternsOf(key: Node | undefined): RegExp[] | undefined {
  if (key?.type === 'Literal' && typeof key.value === 'string') return [patternOf([key.value])]
  if (key?.type === 'TemplateLiteral') return [patternOf(key.quasis.map(({ value }) => value.cooked ?? ''))]
  if (key?.type !== 'ConditionalExpression') return undefined
  const [one, other] = [patternsOf(key.consequent as Node), patternsOf(key.alternate as Node)]
  return one && other && [...one, ...other]
}

const patternOf = (pieces: readonly string[]) =>
  new RegExp(`^${pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*')}$`)

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof (value as Node | null)?.type === 'string')
}

function edited(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, texts }) => text.slice(0, start) + JSON.stringify(texts) + text.slice(end), code)
}
