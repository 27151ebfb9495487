import { standIn } from '@trampolim/tests/engines/stand-in.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { accountRoutes } from '../routes.ts'

const saoPaulo = 3_550_308

describe('the address of a CEP', async () => {
  const house = await testHouse()
  const ask = (zip: string) => house.as(accountRoutes).zipCodeAddress({ zip })
  const nothingBut = (zipCode: string, state: string) => ({
    zipCode,
    state,
    cityState: null,
    city: null,
    district: null,
    street: null,
  })
  let close = () => {}
  afterEach(() => {
    close()
    house.configuration.cepUrl = null
  })

  async function outside(status: number, body: unknown) {
    const service = await standIn(status, body)
    close = service.close
    house.configuration.cepUrl = `${service.url}/ws`
    return service.asked
  }

  it('is complete if the CEP is in the database', async () => {
    await house.database
      .insertInto('known_zip_code')
      .values({ zip_code: '01310100', street: 'Avenida Paulista', district: 'Bela Vista', municipality_id: saoPaulo })
      .execute()
    expect(await ask('01310-100')).toEqual({
      zipCode: '01310100',
      state: 'SP',
      cityState: saoPaulo,
      city: 'São Paulo',
      district: 'Bela Vista',
      street: 'Avenida Paulista',
    })
  })

  it('is the state of its range if nothing more is known', async () => {
    expect(await ask('20040-002')).toEqual(nothingBut('20040002', 'RJ'))
  })

  it('is not found outside every range, and refused if it isn’t a CEP', async () => {
    expect(await refusal(ask('00000-000'))).toMatchObject({ code: 'zip_code_not_found', status: 404 })
    expect((await refusal(ask('123'))).fields).toMatchObject({ zip: { code: 'invalid_zip_code' } })
  })

  it('comes from the configured service', async () => {
    const asked = await outside(200, {
      logradouro: 'Praça da Sé',
      bairro: '',
      localidade: 'São Paulo',
      uf: 'SP',
      ibge: '3550308',
    })
    expect(await ask('01001000')).toEqual({
      zipCode: '01001000',
      state: 'SP',
      cityState: saoPaulo,
      city: 'São Paulo',
      district: null,
      street: 'Praça da Sé',
    })
    expect(asked).toMatchObject([{ method: 'GET', path: '/ws/01001000/json' }])
  })

  it.each([
    [200, { erro: 'true' }],
    [500, {}],
    [200, 'something else'],
    [200, { ibge: '9999999' }],
  ])('falls back to the state when the service answers %i %j', async (status, body) => {
    await outside(status, body)
    expect(await ask('01001000')).toEqual(nothingBut('01001000', 'SP'))
  })
})
