import { testHouse } from '@trampolim/tests/house.ts'
import { insertOrganization, insertRecruiter } from '@trampolim/tests/world/builders.ts'
import { expect, it } from 'vitest'
import { fileHandlers } from '../files/background.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { newId } from '../platform/ids.ts'
import { organizationListeners } from './listeners.ts'
import { organizationRoutes } from './routes.ts'

const house = await testHouse()

/** A picture that its owner chose as the logo and that waits for the scanner. */
async function waitingLogo(owner: Person) {
  const image = newId(house.now())
  const storageKey = `${image}${image}`
  const file = { purpose: 'logo', storage_key: storageKey, original_name: 'logo.png', content_type: 'image/png' }
  const moments = { created_at: house.now(), uploaded_at: house.now() }
  await house.storage.write(storageKey, Buffer.from('png'))
  await house.database
    .insertInto('stored_file')
    .values({ id: image, owner_id: owner.accountId, state: 'waiting', ...file, ...moments })
    .execute()
  expect(await house.as(organizationRoutes, owner).setLogo({ image })).toEqual({ logo: null })
  return image
}

it('removing a logo erases what any colleague sent before and the scanner hasn’t checked, and nothing of other companies', async () => {
  const organizationId = await insertOrganization(house)
  const bruno = await insertRecruiter(house, { organizationId })
  const elisa = await insertRecruiter(house, { organizationId })
  const carla = await insertRecruiter(house, { organizationId: await insertOrganization(house) })
  await waitingLogo(bruno)
  await waitingLogo(elisa)
  const others = await waitingLogo(carla)
  await house.as(organizationRoutes, bruno).removeLogo({})
  await house.work({ listeners: organizationListeners, handlers: fileHandlers })
  expect(await house.database.selectFrom('stored_file').select('id').execute()).toEqual([{ id: others }])
})
