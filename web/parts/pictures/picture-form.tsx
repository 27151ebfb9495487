import { pictures } from '@trampolim/phrases/pt-br/pictures.ts'
import { Suspense, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { Button, ButtonLink } from '../../design/button.tsx'
import { FileDrop } from '../../design/file-drop.tsx'
import { Tile } from '../../design/tile.tsx'
import { laterPart } from '../later/later-part.tsx'
import { drawnSmaller, squareOf } from './draw-picture.ts'
import classes from './picture-form.module.css'
import { pictureField, pictureIntents } from './picture-intents.ts'

const CropPicture = laterPart('crop-picture', async () => (await import('./crop-picture.tsx')).CropPicture)

type PictureFormProps = {
  /** The page whose action handles it, and to which it returns. */
  page: string
  name: string
  avatar: string | null
  /** Who sees the picture. */
  text: string
  /** The fault of the last attempt. */
  fault: string | undefined
}

/**
 * The person's own picture: chosen, cropped and sent, or removed. Without JavaScript the server uses the square in the
 * middle.
 */
export function PictureForm({ page, name, avatar, text, fault }: PictureFormProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [failed, setFailed] = useState<string | undefined>()
  const [tries, setTries] = useState(0)
  const submit = useSubmit()
  const busy = useNavigation().formData?.get('intent')
  const take = async (file: File) => {
    const drawn = await drawnSmaller(file)
    setFailed(drawn === null ? pictures.unreadable : undefined)
    setChosen(drawn)
    setTries((before) => before + 1)
  }
  const send = async (square: { x: number; y: number; width: number; height: number }) => {
    const cut = chosen === null ? null : await squareOf(chosen, square)
    setChosen(null)
    if (!cut) return setFailed(pictures.unreadable)
    const form = new FormData()
    form.set('intent', pictureIntents.set)
    form.set(pictureField, cut, 'foto.jpg')
    await submit(form, { method: 'post', action: page, encType: 'multipart/form-data' })
  }
  return (
    <div className={classes.form}>
      <p className={classes.text}>{text}</p>
      <div className={classes.own}>
        <Tile name={name} logo={avatar} shape="person" size="large" />
        <Form method="post" action={page} encType="multipart/form-data" className={classes.choice}>
          <FileDrop
            key={tries}
            name={pictureField}
            label={pictures.label}
            hint={pictures.hint}
            accept="image/jpeg,image/png,.jpg,.jpeg,.png"
            invitation={pictures.invitation}
            onFile={take}
            fault={failed ?? fault}
          />
          <div className={classes.actions}>
            <noscript>
              <Button type="submit" name="intent" value={pictureIntents.set} look="main">
                {pictures.send}
              </Button>
            </noscript>
            {avatar && (
              <Button
                type="submit"
                name="intent"
                value={pictureIntents.remove}
                formNoValidate
                loading={busy === pictureIntents.remove}
              >
                {pictures.remove}
              </Button>
            )}
            <ButtonLink to={page} look="bare">
              {pictures.back}
            </ButtonLink>
          </div>
        </Form>
      </div>
      {chosen !== null && (
        <Suspense>
          <CropPicture image={chosen} onUse={send} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </div>
  )
}
