import { curriculumPaper as phrases } from '@trampolim/phrases/pt-br/curriculum-paper.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useState } from 'react'
import { Button } from '../../design/button.tsx'
import { patiently } from '../later/patiently.ts'
import { Scripted } from '../scripted.tsx'
import type { Paper } from './paper.ts'
import classes from './paper-button.module.css'

const t = speak(phrases)

type PaperButtonProps = {
  /** The content of the PDF, or the address from which it is loaded. */
  paper: Paper | string
}

/**
 * Creates the PDF of a curriculum in this browser and saves it. It needs scripts; without them the button isn't shown.
 */
export function PaperButton({ paper }: PaperButtonProps) {
  const [state, setState] = useState<{ busy: boolean; said: string; failed?: boolean }>({ busy: false, said: '' })
  const make = async () => {
    setState({ busy: true, said: t('making') })
    try {
      const [{ makePdf }, said] = await Promise.all([
        patiently(() => import('./make-pdf.ts'), 'curriculum-paper'),
        typeof paper === 'string' ? readPaper(paper) : paper,
      ])
      const name = `${said.title}.pdf`
      save(await makePdf(said), name)
      setState({ busy: false, said: t('made', { name }) })
    } catch (problem) {
      console.warn(problem)
      setState({ busy: false, said: t('failed'), failed: true })
    }
  }
  return (
    <Scripted>
      <div className={classes.paper}>
        <Button onClick={make} loading={state.busy}>
          {t('action')}
        </Button>
        <p role="status" className={state.failed ? classes.failed : classes.said}>
          {state.said}
        </p>
      </div>
    </Scripted>
  )
}

async function readPaper(address: string): Promise<Paper> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return answer.json()
}

function save(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has taken the file by the next minute, also on a slow phone.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
