const kinds = ['fisic', 'motor', 'auditiv', 'visual', 'intelectual', 'mental', 'psicossocial', 'multipl']

/** A kind of disability in either gender and number: 'auditivo', 'auditiva', 'visuais'. */
const formsOf = (kind: string): readonly string[] =>
  kind.endsWith('al') ? [kind, kind.replace(/l$/, 'is')] : ['o', 'a', 'os', 'as'].map((end) => kind + end)

const forms = [...kinds.flatMap(formsOf), 'motor', 'motores']
const before = ['deficiente', 'deficientes', 'deficiencia', 'pcd', 'pcds']
const people = ['', 'pessoa ', 'pessoas '].map((who) => `${who}com deficiencia`)
const bearers = ['portador', 'portadora', 'portadores'].map((who) => `${who} de deficiencia`)

/** What people write who look for work with a disability of a kind: 'deficientes visuais'. */
export const disabilityPhrases: readonly string[] = [...before, ...people, ...bearers].flatMap((words) =>
  forms.map((form) => `${words} ${form}`),
)

/** Whether a word says the kind of the disability that the word before names, and no cargo: 'deficiente físico'. */
export const isKindOfDisability = (word: string, after: string): boolean =>
  before.includes(after) && forms.includes(word)
