import { describe, expect, it } from 'vitest'
import { asksForMoney } from './asks-for-money.ts'

describe('an ad asks for money', () => {
  it.each([
    'Taxa de inscrição de R$ 30',
    'Há uma taxa para cadastro.',
    'O candidato deve pagar o curso preparatório.',
    'É preciso comprar o uniforme antes do primeiro dia',
    'Pague a taxa e garanta a vaga',
    'Exame admissional por conta do candidato',
    'Uniforme e material por conta da profissional contratada',
    'Ganhe muito com investimento inicial baixo',
    'Pix para garantir a sua vaga',
    'Pagamento antecipado do kit',
  ])('in “%s”', (text) => {
    expect(asksForMoney(text)).toBe(true)
  })

  it.each([
    'Pagamento quinzenal por Pix',
    'A empresa paga o curso e dá o uniforme',
    'Bater a meta de vendas e acompanhar a taxa de conversão',
    'Conferir boletos e pagamentos de fornecedores',
    'Vender cursos e matrículas da escola',
    'Cuidar de investimentos de clientes',
    'Exame admissional por conta da empresa',
  ])('but not in “%s”', (text) => {
    expect(asksForMoney(text)).toBe(false)
  })
})
