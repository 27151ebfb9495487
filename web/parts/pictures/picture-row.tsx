import { pictures } from '@trampolim/phrases/pt-br/pictures.ts'
import { Tile } from '../../design/tile.tsx'
import { Value } from '../../design/values.tsx'
import { ChangeLink } from '../accounts/account-columns.tsx'
import classes from './picture-row.module.css'

type PictureRowProps = { name: string; avatar: string | null; note: string; to: string }

/** The person's own picture as a row of the account's page. */
export function PictureRow({ name, avatar, note, to }: PictureRowProps) {
  return (
    <Value name={pictures.name} action={<ChangeLink to={to} text={pictures.change} of={pictures.name} />}>
      <span className={classes.picture}>
        <Tile name={name} logo={avatar} shape="person" />
        <span className={classes.text}>{avatar ? note : pictures.none}</span>
      </span>
    </Value>
  )
}
