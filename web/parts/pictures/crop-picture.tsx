import 'react-easy-crop/react-easy-crop.css'
import { pictures } from '@trampolim/phrases/pt-br/pictures.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import { Button } from '../../design/button.tsx'
import { Dialog } from '../../design/dialog.tsx'
import { Range } from '../../design/range.tsx'
import classes from './crop-picture.module.css'
import type { Part } from './draw-picture.ts'

const t = speak(pictures)

type CropPictureProps = {
  /** The picture as a data URL. */
  image: string
  onUse: (part: Part) => void
  onClose: () => void
}

/** Asks which square of a picture to use; pictures are shown in a circle. */
export function CropPicture({ image, onUse, onClose }: CropPictureProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [part, setPart] = useState<Part | null>(null)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('crop.title')}
      closeLabel={t('crop.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('crop.cancel')}</Button>
          <Button look="main" onClick={() => part && onUse(part)} loading={part === null}>
            {t('crop.use')}
          </Button>
        </>
      }
    >
      <div className={classes.crop}>
        <p className={classes.text}>{t('crop.text')}</p>
        <div className={classes.area}>
          <Cropper
            image={image}
            crop={crop}
            zoom={zoom}
            aspect={1}
            cropShape="round"
            showGrid={false}
            disableAutomaticStylesInjection
            mediaProps={{ alt: '' }}
            cropperProps={{ role: 'group', 'aria-label': t('crop.area') }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_share, pixels) => setPart(pixels)}
          />
        </div>
        <Range
          name="zoom"
          label={t('crop.zoom')}
          min={1}
          max={3}
          step={0.05}
          start={1}
          text={(value) => `${Math.round(value * 100)}%`}
          onValue={setZoom}
        />
      </div>
    </Dialog>
  )
}
