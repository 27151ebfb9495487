import { waitingWork } from '@trampolim/tests/database/waiting-work.ts'
import { insertProof } from '@trampolim/tests/fixtures/accounts/proofs.ts'
import { uploadingIn } from '@trampolim/tests/fixtures/uploading.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { pdf, picture } from '@trampolim/tests/samples/files.ts'
import { describe, expect, it } from 'vitest'
import { attachFile } from './attach-file.ts'
import { fileHandlers } from './background.ts'
import { eraseFile } from './erase-file.ts'
import { fileRoutes } from './routes.ts'

describe('files', async () => {
  const png = await picture('png').toBuffer()
  const house = await testHouse()
  const { ana, get, put, room, uploaded } = await uploadingIn(house)

  const proof = (verifiedAt: Date | null) =>
    insertProof(house, { channel: 'email', destination: 'nova@exemplo.com.br', verifiedAt })

  it('may be uploaded while registering with a verified e-mail, and move to the new account', async () => {
    expect((await refusal(room(null))).code).toBe('sign_in_required')
    expect((await refusal(room(null, 'curriculum', { verificationId: await proof(null) }))).code).toBe(
      'sign_in_required',
    )
    const verificationId = await proof(house.now())
    const { url, fileId } = await room(null, 'curriculum', { verificationId })
    await put(url, pdf)
    const { accountId: owner, ...person } = await ana()
    const attach = (proved?: string) =>
      house.database.transaction().execute((tx) =>
        attachFile(tx, {
          fileId,
          owner,
          purpose: 'curriculum',
          now: house.now(),
          ...(proved && { verificationId: proved }),
        }),
      )
    await expect(attach()).rejects.toMatchObject({ code: 'file_not_found' })
    await expect(attach(await proof(house.now()))).rejects.toMatchObject({ code: 'file_not_found' })
    expect(await attach(verificationId)).toEqual({
      id: fileId,
      originalName: 'Currículo da Ana.pdf',
      contentType: 'application/pdf',
      state: 'clear',
    })
    expect(await attach()).toMatchObject({ id: fileId })
    const link = await house.as(fileRoutes, { ...person, accountId: owner }).signedUrl({ method: 'get', fileId })
    expect((await get(link.url)).statusCode).toBe(200)
  })

  it('are erased with their bytes, and after a day if never attached', async () => {
    const person = await ana()
    const [attached, left, gone] = [await uploaded(person), await uploaded(person), await uploaded(person)]
    const keys = await house.database.selectFrom('stored_file').select(['id', 'storage_key']).execute()
    const bytesOf = (id: string) => house.storage.read(keys.find((key) => key.id === id)?.storage_key ?? '')
    const { accountId: owner } = person
    await house.database.transaction().execute(async (tx) => {
      await attachFile(tx, { fileId: attached, owner, purpose: 'curriculum', now: house.now() })
      await eraseFile(tx, gone)
    })
    expect(await waitingWork(house.database)).toHaveLength(1)
    await house.work({ handlers: fileHandlers })
    expect([await bytesOf(gone), (await bytesOf(left))?.length]).toEqual([null, pdf.length])
    const clean = fileHandlers.find(({ work }) => work.name === 'clear-unattached-files')
    // As if the clock had been a day behind when they were uploaded.
    house.clock.pass(86_400 + 3600)
    await clean?.run(house, {} as never)
    expect(await bytesOf(left)).not.toBeNull()
    house.clock.pass(86_400)
    await clean?.run(house, {} as never)
    expect(await bytesOf(left)).toBeNull()
    expect(await bytesOf(attached)).not.toBeNull()
    const rows = await house.database.selectFrom('stored_file').select('id').execute()
    expect(rows).toEqual([{ id: attached }])
  })

  it('leave no bytes behind if the process ends right after they were stored', async () => {
    const { url, fileId } = await room(await ana())
    const { write } = house.storage
    let stored = ''
    house.storage.write = async (key, bytes) => {
      await write(key, bytes)
      stored = key
      throw new Error('the process ended')
    }
    try {
      expect((await put(url, pdf)).statusCode).toBe(500)
    } finally {
      house.storage.write = write
    }
    expect(await house.storage.read(stored)).not.toBeNull()
    house.clock.pass(2 * 86_400 + 1)
    await fileHandlers.find(({ work }) => work.name === 'clear-unattached-files')?.run(house, {} as never)
    expect(await house.storage.read(stored)).toBeNull()
    expect(await house.database.selectFrom('stored_file').select('id').where('id', '=', fileId).execute()).toEqual([])
  })

  it('are kept while something still refers to them', async () => {
    const { accountId, ...person } = await ana()
    const fileId = await uploaded({ accountId, ...person }, png)
    await house.database.updateTable('account').set({ avatar_file_id: fileId }).where('id', '=', accountId).execute()
    await house.database.transaction().execute((tx) => eraseFile(tx, fileId))
    await house.work({ handlers: fileHandlers })
    const kept = await house.database.selectFrom('stored_file').select('storage_key').executeTakeFirstOrThrow()
    expect(await house.storage.read(kept.storage_key)).not.toBeNull()
  })
})
