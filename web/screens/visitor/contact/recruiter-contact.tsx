import { contact } from '@trampolim/phrases/pt-br/contact.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ContactPage } from '../../../parts/contact/contact-form.tsx'
import { doSendContact, readContactPage } from '../../../parts/contact/contact-page.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/recruiter-contact.ts'

const t = speak({ title: contact.title })

export function loader({ context, url }: Route.LoaderArgs) {
  return readContactPage({ context, url })
}

export function action({ context, request }: Route.ActionArgs) {
  return doSendContact({ context, request })
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('title')} · Trampolim` }]
}

export default function RecruiterContact({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ContactPage
      page={loaderData}
      returned={actionData}
      path={href('/recruiter/contact')}
      help={loaderData.recruiterHelp}
    />
  )
}
