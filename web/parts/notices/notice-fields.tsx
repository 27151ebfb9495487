import { noticeKinds, noticeTexts } from '@trampolim/marketplace/notices/fields.ts'
import { stateName, states } from '@trampolim/marketplace/reference/states.ts'
import { noticeKindText, ownNotices } from '@trampolim/phrases/pt-br/notices.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Select } from '../../design/select.tsx'
import { TextArea, TextField } from '../../design/text-field.tsx'
import type { Faults } from '../../platform/faults.ts'
import classes from './notices.module.css'
import type { WrittenNotice } from './written-notice.ts'

const t = speak(ownNotices)

/** The names of its fields in the list of faults. */
export const noticeLabels: Readonly<Record<keyof WrittenNotice, string>> = {
  ...{ kind: t('form.kind'), title: t('form.noticeTitle'), text: t('form.words') },
  ...{ day: t('form.day'), start: t('form.start'), end: t('form.end') },
  ...{ address: t('form.address'), city: t('form.city'), state: t('form.state') },
  ...{ howTo: t('form.howTo'), link: t('form.link') },
}

/** The fields of a notice. */
export function NoticeFields({ written, faults }: { written: Partial<WrittenNotice>; faults: Faults }) {
  const field = (name: keyof WrittenNotice) => ({ name, defaultValue: written[name], fault: faults[name] })
  return (
    <>
      <Select
        {...field('kind')}
        label={t('form.kind')}
        placeholder={t('form.choose')}
        options={noticeKinds.map((value) => ({ value, text: noticeKindText[value] }))}
      />
      <TextField {...field('title')} label={t('form.noticeTitle')} most={noticeTexts.title.longest} />
      <TextArea
        {...field('text')}
        label={t('form.words')}
        hint={t('form.wordsHint')}
        most={noticeTexts.text.longest}
        rows={6}
      />
      <div className={classes.times}>
        <TextField {...field('day')} type="date" label={t('form.day')} />
        <TextField {...field('start')} type="time" label={t('form.start')} />
        <TextField {...field('end')} type="time" label={t('form.end')} />
      </div>
      <TextField
        {...field('address')}
        label={t('form.address')}
        hint={t('form.addressHint')}
        most={noticeTexts.address.longest}
      />
      <TextField {...field('city')} label={t('form.city')} most={noticeTexts.city.longest} />
      <Select
        {...field('state')}
        label={t('form.state')}
        placeholder={t('form.choose')}
        options={states.codes.map((value) => ({ value, text: stateName(value) }))}
      />
      <TextArea
        {...field('howTo')}
        label={t('form.howTo')}
        hint={t('form.howToHint')}
        most={noticeTexts.howTo.longest}
      />
      <TextField
        {...field('link')}
        inputMode="url"
        optional={t('form.optional')}
        label={t('form.link')}
        hint={t('form.linkHint')}
        most={noticeTexts.link.longest}
      />
    </>
  )
}
