// Plain JavaScript, loaded first: an older Node can't read TypeScript, not even to report that it is too old.
import * as module from 'node:module'
import { join } from 'node:path'

const needed = 24
if (Number(process.versions.node.split('.', 1)[0]) < needed) {
  console.error(
    `Este Node é o ${process.versions.node}, e o Trampolim precisa do ${needed} ou mais novo. Use «npm start» (npm traz o Node certo na maioria das máquinas) ou instale um em https://nodejs.org.`,
  )
  process.exit(1)
}

// Reuses compiled code from the previous run; without it Node loads its compiler for types before anything else.
module.enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/node'))
