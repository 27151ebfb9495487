import { componentsOverview } from '@trampolim/phrases/pt-br/components-overview.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useState } from 'react'
import { Checkbox, CheckboxGroup, RadioGroup, Switch } from '../../../design/choice.tsx'
import { FileDrop } from '../../../design/file-drop.tsx'
import { FormSummary } from '../../../design/form-summary.tsx'
import { Glyph } from '../../../design/glyph.tsx'
import { MaskedField } from '../../../design/masked-field.tsx'
import { PasswordField } from '../../../design/password-field.tsx'
import { Range } from '../../../design/range.tsx'
import { Select } from '../../../design/select.tsx'
import { Steps } from '../../../design/steps.tsx'
import { Suggest } from '../../../design/suggest.tsx'
import { TextArea, TextField } from '../../../design/text-field.tsx'
import classes from './components-overview.module.css'

const t = speak(componentsOverview)
const occupations = ['Vendedor de loja', 'Vendedor externo', 'Vendedora de cosméticos', 'Assistente de vendas']

export function Forms() {
  return (
    <>
      <p className={classes.lead}>{t('forms.text')}</p>
      <Steps
        label={t('forms.steps')}
        current={1}
        progress={t('forms.progress')}
        steps={[t('forms.stepYou'), t('forms.stepCode'), t('forms.stepCurriculum'), t('forms.stepReady')]}
      />
      <FaultsOfForm />
      <div className={classes.columns}>
        <Texts />
        <Choices />
      </div>
    </>
  )
}

/** The summary takes the focus when it appears, so here it is shown only on request. */
function FaultsOfForm() {
  const [shown, show] = useState(false)
  return (
    <div>
      <Switch
        label={t('forms.summary')}
        checked={shown}
        onChange={(event) => show(event.currentTarget.checked)}
        name="summary"
      />
      {shown && (
        <FormSummary
          title={t('forms.summary')}
          faults={{ email: t('forms.emailFault'), terms: t('forms.termsFault') }}
        />
      )}
    </div>
  )
}

function Texts() {
  const [occupation, setOccupation] = useState('')
  const found =
    occupation.length < 2 ? [] : occupations.filter((each) => each.toLowerCase().includes(occupation.toLowerCase()))
  return (
    <div className={classes.form}>
      <TextField name="name" label={t('forms.name')} hint={t('forms.nameHint')} autoComplete="name" />
      <TextField name="email" type="email" label={t('forms.email')} fault={t('forms.emailFault')} defaultValue="ana@" />
      <PasswordField
        name="password"
        label={t('forms.password')}
        showLabel={t('forms.show')}
        hideLabel={t('forms.hide')}
      />
      <Suggest
        name="occupation"
        label={t('forms.occupation')}
        value={occupation}
        onText={setOccupation}
        icon={<Glyph name="search" />}
        status={t('forms.suggestions', { count: found.length })}
        suggestions={found.map((text) => ({ value: text, text }))}
      />
      <MaskedField name="cpf" mask="cpf" label={t('forms.cpf')} defaultValue="52998224725" />
      <MaskedField name="cep" mask="cep" label={t('forms.cep')} defaultValue="04101000" />
      <MaskedField name="phone" mask="phone" label={t('forms.phone')} defaultValue="11987654321" />
      <MaskedField name="birth" mask="date" label={t('forms.birth')} />
      <MaskedField
        name="salary"
        mask="money"
        label={t('forms.salary')}
        optional={t('forms.optional')}
        defaultValue="210000"
      />
      <TextField name="start" type="date" label={t('forms.start')} defaultValue="2026-03-02" />
      <TextField name="city" label={t('forms.locked')} defaultValue="São Paulo, SP" disabled />
      <TextArea name="about" label={t('forms.about')} optional={t('forms.optional')} />
    </div>
  )
}

function Choices() {
  return (
    <div className={classes.form}>
      <Select
        name="schooling"
        label={t('forms.schooling')}
        placeholder={t('forms.choose')}
        options={[
          { value: 1, text: t('forms.elementary') },
          { value: 2, text: t('forms.secondary') },
          { value: 3, text: t('forms.higher') },
        ]}
      />
      <RadioGroup
        name="kind"
        legend={t('forms.kind')}
        look="cards"
        defaultValue="professional"
        options={[
          { value: 'professional', label: t('forms.professional'), hint: t('forms.professionalHint') },
          { value: 'internship', label: t('forms.internship'), hint: t('forms.internshipHint') },
        ]}
      />
      <CheckboxGroup name="contract" legend={t('forms.contract')}>
        <Checkbox name="contract" value="1" label={t('forms.clt')} count={58} defaultChecked />
        <Checkbox name="contract" value="2" label={t('forms.temporary')} count={11} />
        <Checkbox name="contract" value="3" label={t('forms.freelance')} count={0} disabled />
      </CheckboxGroup>
      <RadioGroup
        name="shift"
        legend={t('forms.shift')}
        look="row"
        options={[
          { value: 1, label: t('forms.morning') },
          { value: 2, label: t('forms.afternoon') },
          { value: 3, label: t('forms.night') },
        ]}
      />
      <Range
        name="distance"
        label={t('forms.distance')}
        min={5}
        max={100}
        step={5}
        start={20}
        text={(count) => t('forms.upTo', { count })}
      />
      <Switch name="searching" label={t('forms.searching')} hint={t('forms.searchingHint')} defaultChecked />
      <Checkbox name="whatsapp" label={t('forms.whatsapp')} />
      <Checkbox name="terms" label={t('forms.terms')} fault={t('forms.termsFault')} />
      <FileDrop
        name="file"
        label={t('forms.file')}
        hint={t('forms.fileHint')}
        accept=".pdf"
        invitation={t('forms.fileInvitation')}
      />
    </div>
  )
}
