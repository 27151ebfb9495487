import { draft } from '@trampolim/phrases/pt-br/draft.ts'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FaultsOnTop, type FaultsOnTopProps } from './faults-on-top.tsx'

const onTop = (props: Omit<FaultsOnTopProps, 'title'>) =>
  renderToString(createElement(FaultsOnTop, { title: 'Confira os campos', ...props }))

it('asks to check the fields only for faults of fields', () => {
  const ofFields = { description: 'Longo demais', phone: 'Telefone inválido' }
  expect(onTop({ faults: ofFields })).toContain('Confira os campos')
  const unchanged = { '': 'Não foram detectadas alterações.' }
  expect(onTop({ faults: unchanged })).not.toContain('Confira os campos')
  expect(onTop({ faults: unchanged })).toContain(draft.failed)
  expect(onTop({ faults: unchanged, failed: 'Não foi possível salvar' })).toContain('Não foi possível salvar')
})
