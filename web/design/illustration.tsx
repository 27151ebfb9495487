import { useId } from 'react'
import classes from './illustration.module.css'

/** The brand mark: an arc that rises from a line. `height` in px. */
export function Mark({ height = 26 }: { height?: number }) {
  return (
    <svg
      className={classes.mark}
      width={(height * 34) / 26}
      height={height}
      viewBox="0 0 34 26"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M2 23h19" />
      <path d="M6 23C9 9 17 4 27 8" />
      <circle cx="29.5" cy="9.5" r="2.6" />
    </svg>
  )
}

/** Arcs that rise from a line, for the corner of a dark hero; hidden from screen readers. */
export function Arcs() {
  return (
    <svg className={classes.arcs} viewBox="0 0 620 560" fill="none" strokeLinecap="round" aria-hidden="true">
      <path className={classes.sun} strokeWidth="3" d="M70 520C120 210 300 60 560 150" />
      <g className={classes.faint} strokeWidth="2">
        <path d="M110 520C160 260 320 130 540 200" />
        <path d="M150 520C195 310 335 195 520 250" />
        <path d="M190 520C230 360 350 262 500 300" />
        <path d="M230 520C265 405 365 330 480 350" />
      </g>
      <path className={classes.board} strokeWidth="5" d="M30 524h330" />
      <circle className={classes.dot} cx="575" cy="157" r="15" />
    </svg>
  )
}

/** The scenes: nothing there yet, done, nothing found, something failed, no access. */
export type Scene = 'empty' | 'done' | 'lost' | 'broken' | 'closed'

const leaps: Record<Scene, { path: string; dot: [number, number] }> = {
  empty: { path: 'M34 96C44 48 78 26 122 44', dot: [130, 48] },
  done: { path: 'M34 96C50 22 110 8 150 70', dot: [150, 82] },
  lost: { path: 'M34 96C40 40 96 16 104 52C110 78 74 78 84 50C94 24 130 30 144 44', dot: [152, 48] },
  broken: { path: 'M34 96C42 58 58 42 74 38M92 38C108 42 122 60 128 84', dot: [131, 94] },
  closed: { path: 'M34 96C46 36 96 20 112 58', dot: [104, 76] },
}

/** A small scene for empty and error states, in brand colours. */
export function SceneDrawing({ scene }: { scene: Scene }) {
  const id = useId()
  const leap = leaps[scene]
  return (
    <svg
      className={classes.scene}
      width="168"
      height="112"
      viewBox="0 0 168 112"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <defs>
        <clipPath id={id}>
          <circle cx="84" cy="60" r="52" />
        </clipPath>
      </defs>
      <circle className={classes.ground} cx="84" cy="60" r="52" />
      <g clipPath={`url(#${id})`} className={classes.rings} strokeWidth="1.5">
        <circle cx="60" cy="104" r="34" />
        <circle cx="60" cy="104" r="54" />
        <circle cx="60" cy="104" r="74" />
      </g>
      <path className={classes.leap} strokeWidth="3.5" d={leap.path} />
      <path className={classes.leap} strokeWidth="4" d="M14 98h64" />
      {scene === 'closed' && <path className={classes.leap} strokeWidth="4" d="M118 28v70" />}
      <circle className={classes.dot} cx={leap.dot[0]} cy={leap.dot[1]} r="8" />
    </svg>
  )
}
