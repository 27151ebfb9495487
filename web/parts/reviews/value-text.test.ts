import { describe, expect, it } from 'vitest'
import { valueText } from './value-text.ts'

describe('the value of a field before a reviewer', () => {
  it.each([
    ['jobName', 'Padeiro', 'Padeiro'],
    ['jobName', '', null],
    ['keywords', [], null],
    ['flexSchedule', false, 'Não'],
    ['contractType', 1, 'CLT efetivo'],
    ['salary', 210_000, 'R$ 2.100'],
    ['salaryRange', { from: 210_000, to: 260_050 }, 'R$ 2.100 · R$ 2.600,50'],
    ['benefits', ['vale-transporte', 'cesta-basica'], 'Vale-transporte\nCesta básica'],
    ['idcard', '12ABC34501DE35', '12.ABC.345/01DE-35'],
    ['phones', [{ phone: '11987654321', isWhatsApp: false }], '(11) 98765-4321'],
    ['phones', [{ phone: '11987654321', isWhatsApp: true }], '(11) 98765-4321 · WhatsApp'],
    ['cpf', '52998224725', '529.982.247-25'],
    ['birthDate', '1982-01-02', '02/01/1982'],
    [
      'questionnaire',
      [{ id: 'a', question: 'Trabalha aos sábados?', type: 'boolean' }],
      'Trabalha aos sábados? (sim ou não)',
    ],
    ['cityState', { cityState: 3550308, city: 'São Paulo', state: 'SP' }, 'São Paulo, SP'],
    ['occupation', { cbo: '848305', title: 'Padeiro' }, 'Padeiro'],
    [
      'workPlaces',
      [{ zipCode: '04101000', qty: 2, district: null, cityState: 3550308, city: 'São Paulo', state: 'SP' }],
      '04101-000 · 2 pessoas · São Paulo · SP',
    ],
    ['languages', [{ language: 'ingles', level: 2 }], 'Inglês · Intermediário'],
  ])('%s %o is %o', (field, value, text) => {
    expect(valueText(field, value)?.replaceAll('\u00a0', ' ') ?? null).toBe(text)
  })
})
