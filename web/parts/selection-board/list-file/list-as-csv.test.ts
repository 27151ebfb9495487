import type { CandidateCard } from '@trampolim/contract/candidates.ts'
import { expect, it } from 'vitest'
import { csvOf } from './list-as-csv.ts'

const card: CandidateCard = {
  ...{ cvId: 'a'.repeat(24), candidateId: 'b'.repeat(24), name: 'Ana Souza', processId: 'c'.repeat(24) },
  ...{
    step: 'finalists',
    status: 'candidate:finalist',
    applied: '2026-03-08T12:00:00Z',
    moved: '2026-03-10T01:00:00Z',
  },
  ...{
    viewed: true,
    liked: false,
    underReview: false,
    lastOccupation: 'Caixa',
    studies: null,
    city: 'São Paulo',
    state: 'SP',
  },
  occupations: [{ cbo: '521110', title: 'Vendedora', yearsOfExperience: 3 }],
  ...{ distance: 'to-5', sameCity: true, salary: 230_050, schoolLevel: null, allowRemote: false, isHandicap: false },
  ...{
    age: null,
    discardedBy: null,
    undoUntil: null,
    undoTo: null,
    outcome: null,
    invitation: null,
    consent: null,
    tags: [],
    unmet: 0,
    hireWaits: false,
  },
  match: { score: 71, known: 90 },
}

it('writes what a list shows for spreadsheets in Portuguese', () => {
  const head =
    'Nome;Etapa;Candidatura;Nesta etapa desde;Cargo;Curso;Cidade;UF;Distância;Pretensão (R$);Combina (0 a 100);Comparado (%);Etiquetas;Respostas fora do pedido;Visto;Favorito'
  expect(csvOf([card]).split('\r\n')).toEqual([
    `\uFEFF${head}`,
    'Ana Souza;Finalistas;08/03/2026;09/03/2026;Vendedora;;São Paulo;SP;a até 5 km;2300,5;71;90;;0;sim;não',
    '',
  ])
})

it.each([
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")";`],
  ['+55 11', "'+55 11;"],
  ['-1', "'-1;"],
  ['@soma', "'@soma;"],
  ['\tAna', "'\tAna;"],
  ['Ana; a "outra"', '"Ana; a ""outra""";'],
])('keeps %o from being calculated or from moving columns', (name, written) => {
  expect(
    csvOf([{ ...card, name }])
      .split('\r\n')[1]
      ?.slice(0, written.length),
  ).toBe(written)
})
