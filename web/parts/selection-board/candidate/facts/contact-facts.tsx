import { IconBrandWhatsapp, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ContactView } from '../candidate-details.ts'
import classes from './contact-facts.module.css'

const t = speak(selectionBoard)

/** A person's contact data, each as a link for immediate use. */
export function ContactFacts({ contact: { email, phones, address, zipCode } }: { contact: ContactView }) {
  return (
    <ul className={classes.list}>
      {phones.map(({ phone, text, name, isWhatsApp }) => (
        <li key={phone}>
          {isWhatsApp ? <IconBrandWhatsapp {...icon} /> : <IconPhone {...icon} />}
          <span className="unseen">{name}: </span>
          <a href={`tel:+55${phone}`}>{text}</a>
        </li>
      ))}
      <li>
        <IconMail {...icon} />
        <span className="unseen">{t('details.contact.email')}: </span>
        <a href={`mailto:${email}`}>{email}</a>
      </li>
      <li className={classes.address}>
        <IconMapPin {...icon} />
        <span className="unseen">{t('details.contact.address')}: </span>
        <span>
          {address}
          {zipCode && <span className={classes.code}>, {t('details.contact.zipCode', { zipCode })}</span>}
        </span>
      </li>
    </ul>
  )
}

const icon = { size: 18, 'aria-hidden': true } as const
