import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import type { Breach, Import } from './breach.ts'
import { circlesOfFiles } from './circles.ts'
import { unnamedFolders } from './named-folders.ts'
import { foreignWrites, unownedTables } from './table-writers.ts'

type Room = {
  /** The common prefix of its files. */
  at: string
  /** What they may import, by prefixes; the folder itself is always included. */
  may: readonly string[]
  /** Where code belongs that needs other imports. */
  advice: string
}

const rules = ['marketplace/', 'contract/', 'phrases/']

/**
 * What the platform may import from the folders above it: the form of a call, cookies, refusals, events, roles; never a
 * noun.
 */
const formOfCalls = [
  'contract/call.ts',
  'contract/cookies.ts',
  'contract/events.ts',
  'contract/examples/curl.ts',
  'contract/examples/example.ts',
  'contract/gateway/realtime.ts',
  'contract/realtime/hints.ts',
  'contract/refusals.ts',
  'contract/shapes.ts',
  'marketplace/accounts/roles.ts',
  'marketplace/realtime/broker.ts',
  'marketplace/security/security-events.ts',
  'marketplace/links/link-pattern.ts',
  'marketplace/quotas.ts',
  'marketplace/retention/outside.ts',
  'marketplace/retention/deleted-by-age.ts',
  'phrases/pt-br/doctor.ts',
  'phrases/pt-br/doctor-outside.ts',
  'phrases/pt-br/faults.ts',
  'phrases/pt-br/refusals.ts',
  'phrases/pt-br/speak-wait.ts',
  'phrases/pt-br/start-faults.ts',
  'phrases/speak.ts',
]

/** The table of paths, to which every page may link. */
const paths = 'web/routes.ts'

/** Imports only go down. A file belongs to the first entry that matches. */
const rooms: readonly Room[] = [
  {
    at: 'marketplace/',
    may: [],
    advice: 'rules stand on nothing of ours; what needs SQL or HTTP is a verb in server/<noun>',
  },
  {
    at: 'contract/',
    may: ['marketplace/'],
    advice: 'the contract knows the rules alone; what answers a call belongs to server/<noun>',
  },
  {
    at: 'phrases/',
    may: ['marketplace/', 'contract/'],
    advice: 'texts know codes and types alone; what chooses a text belongs to who shows it',
  },
  {
    at: 'server/platform/',
    may: formOfCalls,
    advice: 'the platform knows no domain word; code about a noun belongs to server/<noun>',
  },
  {
    at: 'server/services/',
    may: [...rules, 'server/'],
    advice: 'services are thin lists over server/<noun>',
  },
  {
    at: 'server/',
    may: [...rules, 'server/'],
    advice: 'a verb leaves through its noun’s routes; pages call it through the contract client',
  },
  {
    at: 'web/design/',
    may: [],
    advice: 'the design knows no domain word and no text; pieces that do belong to web/parts',
  },
  {
    at: 'web/platform/',
    may: [...rules, paths, 'web/design/'],
    advice: 'the platform of the pages knows no screen; pieces shared by screens belong to web/parts',
  },
  {
    at: 'web/parts/',
    may: [...rules, paths, 'web/platform/', 'web/design/'],
    advice: 'parts are used by screens, not the other way round',
  },
  {
    at: 'web/',
    may: [...rules, 'web/'],
    advice: 'a page reaches the server through the contract client alone',
  },
  { at: 'tests/', may: [''], advice: '' },
  { at: 'tools/', may: [''], advice: '' },
]

const vagueFolders = new Set(['utils', 'helpers', 'lib', 'core', 'common', 'manager', 'misc', 'shared'])
const workspaces = new Set(['marketplace', 'contract', 'phrases', 'server', 'web', 'tests', 'tools'])
const skipped = new Set(['node_modules', 'build', '.react-router', 'var', 'test-results'])
const source = /\.(?:ts|tsx|mts)$/
const test = /\.test\.tsx?$/

/**
 * Every breach of architecture §2 in a checkout: imports that go up or sideways, cycles of nouns or of files, writes to
 * another noun's tables, vague folder names.
 */
export function findBreaches(checkout: string): Breach[] {
  const { files, folders } = walk(checkout)
  const imports = files.flatMap((file) => importsOf(checkout, file))
  return [
    ...folders.filter((folder) => vagueFolders.has(folder.split('/').at(-1) ?? '')).map(vague),
    ...imports.flatMap((each) => outside(each) ?? upward(each) ?? insideOfAnotherNoun(each) ?? []),
    ...circles(imports),
    ...circlesOfFiles(imports),
    ...foreignWrites(checkout, files),
  ]
}

function walk(checkout: string): { files: string[]; folders: string[] } {
  const files: string[] = []
  const folders: string[] = []
  const visit = (folder: string) => {
    for (const entry of readdirSync(join(checkout, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory() && !skipped.has(entry.name)) {
        folders.push(path)
        visit(path)
      } else if (entry.isFile() && source.test(entry.name)) files.push(path)
    }
  }
  for (const entry of readdirSync(checkout, { withFileTypes: true })) {
    if (entry.isDirectory() && workspaces.has(entry.name)) visit(entry.name)
  }
  return { files, folders }
}

/** The imports of our own files; knip checks those of packages. */
function importsOf(checkout: string, file: string): Import[] {
  const text = readFileSync(join(checkout, file), 'utf8')
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*['"]((?:\.|@trampolim\/)[^'"\n]*)['"]/g)].map((found) => {
    const specifier = found[1] as string
    const target = specifier.startsWith('.')
      ? relative(checkout, join(checkout, dirname(file), specifier))
          .split(sep)
          .join('/')
      : specifier.slice('@trampolim/'.length)
    return { file, specifier, target }
  })
}

function vague(file: string): Breach {
  return { file, says: 'a folder is named for what is in it: find the noun or the verb' }
}

function outside({ file, specifier, target }: Import): Breach | undefined {
  const mayReachOut = workspaceOf(file) === 'tests' || workspaceOf(file) === 'tools'
  if (!specifier.startsWith('.') || mayReachOut || workspaceOf(file) === workspaceOf(target)) return undefined
  return { file, says: `imports ${specifier} across workspaces: write @trampolim/${target}` }
}

function upward({ file, target }: Import): Breach | undefined {
  const room = rooms.find(({ at }) => file.startsWith(at))
  if (!room || test.test(file)) return undefined
  if ([room.at, ...room.may].some((allowed) => target.startsWith(allowed))) return undefined
  return { file, says: `may not import ${target}: ${room.advice}` }
}

/** The private files of a noun. */
const ownAffair = /^server\/[^/]+\/(?:.+\/)?(?:routes|present|background|listeners)\.ts$/

function insideOfAnotherNoun({ file, target }: Import): Breach | undefined {
  const [own, other] = [nounOf(file), nounOf(target)]
  if (test.test(file) || own === undefined) return undefined
  if (target.startsWith('server/services/')) {
    return { file, says: `may not import ${target}: services list the nouns, no noun knows them` }
  }
  if (other === undefined || own === other || !ownAffair.test(target)) return undefined
  return { file, says: `may not import ${target}: ask ${other} through one of its verbs or its queries` }
}

/** Each cycle of nouns once, identified by its path. */
function circles(imports: readonly Import[]): Breach[] {
  const uses = new Map<string, Map<string, string>>()
  for (const { file, target } of imports) {
    const [from, to] = [nounOf(file), nounOf(target)]
    if (!from || !to || from === to || test.test(file)) continue
    if (!uses.has(from)) uses.set(from, new Map())
    uses.get(from)?.set(to, file)
  }
  const found = new Map<string, Breach>()
  const follow = (noun: string, way: readonly string[]) => {
    const start = way.indexOf(noun)
    if (start >= 0) {
      const circle = way.slice(start)
      const file = uses.get(circle.at(-1) as string)?.get(noun) as string
      const says = `closes a circle of nouns, ${[...circle, noun].join(' → ')}: let one record an event and the other listen`
      const name = [...circle].sort().join(' ')
      if (!found.has(name)) found.set(name, { file, says })
      return
    }
    for (const next of uses.get(noun)?.keys() ?? []) follow(next, [...way, noun])
  }
  for (const noun of uses.keys()) follow(noun, [])
  return [...found.values()]
}

function workspaceOf(path: string): string {
  return path.split('/', 1)[0] ?? ''
}

function nounOf(path: string): string | undefined {
  const [, noun] = /^server\/([^/]+)\/./.exec(path) ?? []
  return noun === 'platform' || noun === 'services' || noun === 'migrations' ? undefined : noun
}

if (import.meta.main) {
  const checkout = join(import.meta.dirname, '..')
  const breaches = [...findBreaches(checkout), ...unownedTables(checkout), ...unnamedFolders(checkout)]
  for (const { file, says } of breaches) console.error(`${file}: ${says}`)
  if (breaches.length) process.exitCode = 1
}
