import { Suspense, useEffect } from 'react'
import { laterPart } from '../../../later/later-part.tsx'
import { usePrepared } from '../../../later/use-prepared.ts'
import { endAllMoves, useAskedMoves } from './asked-moves.ts'

const CarryOutMoves = laterPart('carry-out-moves', async () => (await import('./carry-out-moves.tsx')).CarryOutMoves)

/**
 * Carries out the moves that pages ask for. It belongs to the frame, since a recruiter may have gone to another page by
 * the time a move is answered or undone.
 */
export function AskedMoves() {
  const moves = useAskedMoves()
  usePrepared(CarryOutMoves)
  useEffect(() => endAllMoves, [])
  return <Suspense>{moves.length > 0 && <CarryOutMoves moves={moves} />}</Suspense>
}
