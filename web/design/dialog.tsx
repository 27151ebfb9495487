import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'
import classes from './dialog.module.css'
import { Glyph } from './glyph.tsx'
import { IconButton } from './icon-button.tsx'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  /** The footer, which stays visible. */
  actions?: ReactNode
  /** `sheet` slides in from below on phones and from the right on wide screens. */
  look?: 'window' | 'sheet'
}

/** A modal dialog. The browser keeps the focus inside and restores it afterwards. */
export function Dialog({ open, onClose, title, closeLabel, children, actions, look = 'window' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) {
      element.showModal()
      element.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    }
    if (!open && element.open) element.close()
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog; the click is on the backdrop.
    <dialog
      ref={dialog}
      className={classes.dialog}
      data-look={look}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
    >
      <div className={classes.inner}>
        <div className={classes.head}>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          <IconButton label={closeLabel} icon={<Glyph name="close" />} onClick={() => dialog.current?.close()} />
        </div>
        <div className={classes.body} tabIndex={look === 'sheet' ? 0 : undefined}>
          {open && children}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </dialog>
  )
}

/** A panel beside the page: a bottom sheet on phones, a drawer on wide screens. */
export const Drawer = (props: Omit<DialogProps, 'look'>) => <Dialog {...props} look="sheet" />

export type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  /** The question with its object: 'Excluir o currículo profissional?'. */
  title: string
  /** What will be lost, and whether it can be restored. */
  children: ReactNode
  confirmText: string
  cancelText: string
  closeLabel: string
  onConfirm: () => void
  /** `danger` if something will be lost. */
  look?: 'danger' | 'main'
  busy?: boolean
}

/** Asks for confirmation before something is lost. The safe option has the focus. */
export function ConfirmDialog({
  confirmText,
  cancelText,
  onConfirm,
  look = 'danger',
  busy,
  children,
  ...rest
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...rest}
      actions={
        <>
          <Button onClick={rest.onClose} data-first-focus>
            {cancelText}
          </Button>
          <Button look={look} onClick={onConfirm} {...(busy === undefined ? {} : { loading: busy })}>
            {confirmText}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
