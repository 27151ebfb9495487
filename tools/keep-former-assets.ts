import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { formerAssets } from '@trampolim/server/services/pages/former-assets.ts'

/**
 * Builds anew into a folder, which is emptied by that, and keeps the assets of the build that was there: pages that are
 * open meanwhile load their other parts from them. `isWhole`: whether that build was finished; if not, the assets that it
 * kept itself go on being kept.
 */
export async function keepFormerAssets(
  build: string,
  { isWhole }: { isWhole: boolean },
  make: () => Promise<unknown>,
): Promise<void> {
  const [assets, former] = [join(build, 'client/assets'), join(build, formerAssets)]
  // Beside the folder; after a build that was killed they are still there.
  const aside = `${build}-${formerAssets}`
  const kept = isWhole ? assets : former
  if (existsSync(kept)) {
    await rm(aside, { recursive: true, force: true })
    await rename(kept, aside)
  }
  try {
    await make()
  } finally {
    if (existsSync(aside)) {
      await rm(former, { recursive: true, force: true })
      await mkdir(build, { recursive: true })
      await rename(aside, former)
    }
  }
}
