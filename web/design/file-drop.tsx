import { useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldProps, tied } from './field.tsx'
import classes from './file-drop.module.css'
import { Glyph } from './glyph.tsx'

export type FileDropProps = FieldProps & {
  /** Accepted types, as in the HTML attribute `accept`: `.pdf,image/png`. */
  accept: string
  /** The text that invites to choose or drop a file. */
  invitation: string
  /** The name of the current or chosen file. */
  fileName?: string | null
  /** Upload progress, 0 to 1, during an upload. */
  progress?: number | null
  onFile?: (file: File) => void
  required?: boolean
}

/** A field for choosing or dropping a file. Without JavaScript it is the browser's own file field. */
export function FileDrop({ accept, invitation, fileName, progress, onFile, required, ...field }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const take = (file: File | undefined) => {
    if (!file) return
    setChosen(file.name)
    onFile?.(file)
  }
  const name = fileName ?? chosen
  return (
    <Field {...field}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is optional; the file field inside is accessible. */}
      <div
        className={classNames(classes.drop, over && classes.over)}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          if (input.current) input.current.files = event.dataTransfer.files
          take(event.dataTransfer.files[0])
        }}
      >
        <Glyph name={name ? 'file' : 'upload'} size={26} />
        <span className={classes.words}>{name ?? invitation}</span>
        <input
          ref={input}
          {...tied(field)}
          type="file"
          accept={accept}
          required={required}
          className={classes.input}
          onChange={(event) => take(event.currentTarget.files?.[0])}
        />
        {typeof progress === 'number' && <progress className={classes.progress} max={1} value={progress} />}
      </div>
    </Field>
  )
}
