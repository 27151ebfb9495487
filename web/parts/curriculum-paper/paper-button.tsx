import { curriculumPaper as phrases } from '@trampolim/phrases/pt-br/curriculum-paper.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useState } from 'react'
import { Button } from '../../design/button.tsx'
import { useIsScripted } from '../../platform/is-scripted.ts'
import type { Paper } from './paper.ts'
import classes from './paper-button.module.css'

const t = speak(phrases)

type PaperButtonProps = {
  /** What the PDF says, or the address at which that is read. */
  paper: Paper | string
}

/** Makes the PDF of a curriculum in this browser and saves it. Without scripts there is none, and no button. */
export function PaperButton({ paper }: PaperButtonProps) {
  const isScripted = useIsScripted()
  const [state, setState] = useState<{ busy: boolean; said: string; failed?: boolean }>({ busy: false, said: '' })
  if (!isScripted) return null
  const make = async () => {
    setState({ busy: true, said: t('making') })
    try {
      const [{ makePdf }, said] = await Promise.all([
        import('./make-pdf.ts'),
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
    <div className={classes.paper}>
      <Button onClick={make} loading={state.busy}>
        {t('action')}
      </Button>
      <p role="status" className={state.failed ? classes.failed : classes.said}>
        {state.said}
      </p>
    </div>
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
