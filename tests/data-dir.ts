import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Creates a data folder that the database's own user can enter, as required when tests run as root. */
export function temporaryDataDir(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `trampolim-${name}-`))
  chmodSync(folder, 0o755)
  return folder
}
