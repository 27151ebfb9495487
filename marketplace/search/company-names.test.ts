import { describe, expect, it } from 'vitest'
import { companyKeys, keyOfFirstWord, keysOfCompanies, keysOfPhrase, namesNearly } from './company-names.ts'

const meets = (phrase: string, company: string) => {
  const keys = new Set(companyKeys(company))
  return keysOfPhrase(phrase).some((key) => keys.has(key))
}

it('isn’t told by what companies are', () => {
  expect(keyOfFirstWord('transportadora')).toBeUndefined()
  expect(keyOfFirstWord('technova')).toBeDefined()
})

describe('a company’s name', () => {
  it.each([
    ['aurora padaria', 'padaria aurora'],
    ['hospital santa lusia', 'hospital santa luzia'],
    ['hosp sta luzia', 'hospital santa luzia'],
    ['clinica viva bem', 'clinica vivabem'],
    ['sao bento construtora', 'construtora sao bento ltda'],
    ['tec nova sistemas', 'technova sistemas'],
    ['tech nova', 'technova sistemas'],
    ['tek nova', 'technova sistemas'],
  ])('is found by «%s»', (phrase, company) => expect(meets(phrase, company)).toBe(true))

  it.each([
    ['aurora', 'padaria aurora'],
    ['padaria', 'padaria aurora'],
    ['padaria estrela', 'padaria aurora'],
    ['super mercado', 'supermercado aurora'],
    ['tech nova paulista', 'technova sistemas'],
  ])('isn’t found by «%s»', (phrase, company) => expect(meets(phrase, company)).toBe(false))

  it('is called by its first word as it sounds, if that is long', () => {
    expect(companyKeys('technova sistemas')).toContain(keyOfFirstWord('teknova'))
    expect(companyKeys('padaria aurora')).not.toContain(keyOfFirstWord('aurora'))
    expect(keyOfFirstWord('banco')).toBeUndefined()
  })

  it('is called by its first word only if no other company’s name begins so', () => {
    const first = keyOfFirstWord('teknova') as string
    const companies = ['technova sistemas', 'padaria aurora', 'tecnova energia']
    expect([...keysOfCompanies(companies).values()].flat()).not.toContain(first)
    expect(keysOfCompanies(companies.slice(0, 2)).get('technova sistemas')).toContain(first)
    expect(keysOfCompanies(companies).get('padaria aurora')).toEqual(companyKeys('padaria aurora'))
  })

  it('is nearly named by misspelt words, but not by fewer or others', () => {
    expect(namesNearly('padria auroa', 'padaria aurora')).toBe(true)
    expect(namesNearly('andurinha transportes', 'transportadora andorinha')).toBe(true)
    expect(namesNearly('supermercado bom presso', 'supermercados bom preco')).toBe(true)
    expect(namesNearly('auroa', 'padaria aurora')).toBe(false)
    expect(namesNearly('padria estrela', 'padaria aurora')).toBe(false)
    expect(namesNearly('padria aurora centro', 'padaria aurora')).toBe(false)
  })
})
