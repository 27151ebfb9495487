import { IconBrandGoogle, IconBrandLinkedin } from '@tabler/icons-react'
import type { Network } from '@trampolim/marketplace/accounts/sign-in/networks.ts'
import { networkSignIn } from '@trampolim/phrases/pt-br/network-sign-in.ts'
import { networkNames } from '@trampolim/phrases/pt-br/networks.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Button } from '../../design/button.tsx'
import { href } from '../../platform/href.ts'
import classes from './network-buttons.module.css'

const t = speak(networkSignIn)
const icons = { google: IconBrandGoogle, linkedin: IconBrandLinkedin } as const

type NetworkButtonsProps = {
  networks: readonly Network[]
  area: 'professional' | 'recruiter'
  redirect: string | null
}

/**
 * The networks by which a person can sign in; nothing if there are none. The forms submit with a page load, since they
 * redirect to the network.
 */
export function NetworkButtons({ networks, area, redirect }: NetworkButtonsProps) {
  if (networks.length === 0) return null
  return (
    <div className={classes.networks}>
      <p className={classes.or}>{t('or')}</p>
      {networks.map((network) => {
        const Icon = icons[network]
        return (
          <form key={network} method="post" action={href('/signin/with/:network', { network })}>
            <input type="hidden" name="area" value={area} />
            {redirect && <input type="hidden" name="redirect" value={redirect} />}
            <Button type="submit" size="large" wide icon={<Icon size={20} aria-hidden="true" />}>
              {t('with', { network: networkNames[network] })}
            </Button>
          </form>
        )
      })}
    </div>
  )
}
