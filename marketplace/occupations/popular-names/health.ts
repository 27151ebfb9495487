/** Hospitals, clinics, pharmacies and laboratories. Codes of the CBO, the likeliest first, and what people call them. */
export const healthNames = `
223505: Enfermeiro; Enfermeiro assistencial; Enfermagem; Nurse; Enfermeiro chefe; Enfermeiro plantonista; Enfermeiro
  supervisor; Enfermeiro hospitalar; Enfermeiro home care; Enfermeiro RT
223530: Enfermeiro do trabalho
223525: Enfermeiro intensivista; Enfermeiro de UTI; Enfermeiro de UTI neonatal
223545: Enfermeiro obstetra
223510: Enfermeiro auditor
322205 322210: Técnico de enfermagem; Técnico em enfermagem; Técnico de enfermagem home care; Técnico de enfermagem
  UTI
322215: Técnico de enfermagem do trabalho
322230: Auxiliar de enfermagem
515110: Atendente de enfermagem
322225: Instrumentador cirúrgico; Instrumentador
225125 225170: Médico; Clínico geral; Médico clínico; Plantonista; Médico plantonista; Doctor; Médico generalista;
  Médico clínico geral
225124: Pediatra; Médico pediatra
225250: Ginecologista; Obstetra; Médico ginecologista
225120: Cardiologista
225135: Dermatologista
225133: Psiquiatra
225270: Ortopedista; Traumatologista
225151: Anestesista; Anestesiologista
225265: Oftalmologista; Oculista
225112: Neurologista
225155: Endocrinologista
225285: Urologista
225121: Oncologista
225320: Radiologista
225275: Otorrino; Otorrinolaringologista
225165: Gastro; Gastroenterologista
225180: Geriatra
225103: Infectologista
225127: Pneumologista
225109: Nefrologista
225136: Reumatologista
225185: Hematologista
225118: Nutrólogo
225225: Cirurgião; Cirurgião geral; Médico cirurgião
225235: Cirurgião plástico
225260: Neurocirurgião
225150: Intensivista; Médico intensivista
225140: Médico do trabalho
225130 225142: Médico da família; Médico de família; Médico da ESF; Médico PSF
225106: Perito médico; Médico legista
223208: Dentista; Cirurgião dentista; Odontólogo; Clínico geral odontologia; Dentist
223240: Ortodontista
223212: Endodontista
223224: Implantodontista
223236: Odontopediatra
223248: Periodontista
223256: Protesista
322415: Auxiliar de dentista; Auxiliar de saúde bucal; Auxiliar odontológico; ASB; Atendente de consultório
  odontológico; Auxiliar de consultório dentário; ACD; Auxiliar em saúde bucal; Auxiliar de odontologia
322405: Técnico em saúde bucal; TSB; Técnico de higiene dental
322410 322420: Protético; Protético dentário; Técnico em prótese dentária; Auxiliar de prótese
223405: Farmacêutico; Farmacêutico responsável; Pharmacist; Farmacêutico RT; Farmacêutico de drogaria
223445: Farmacêutico hospitalar
223415: Farmacêutico bioquímico; Bioquímico
223435: Farmacêutico industrial
325115 515210 521130: Auxiliar de farmácia; Técnico em farmácia; Técnico de farmácia; Atendente de farmácia
  hospitalar
515210 325110: Auxiliar de manipulação; Manipulador de farmácia; Técnico de manipulação
223605: Fisioterapeuta; Fisio; Fisioterapeuta ortopédico; Fisioterapeuta hospitalar; Physiotherapist
223625: Fisioterapeuta respiratório
223810: Fonoaudiólogo; Fono
223905: Terapeuta ocupacional; TO
251510 251505: Psicólogo; Psicólogo clínico; Psicoterapeuta; Terapeuta; Psychologist; Terapeuta ABA; Analista do
  comportamento
251540 252405: Psicólogo organizacional; Psicólogo do trabalho
251505: Psicólogo escolar; Psicólogo educacional
251520: Psicólogo hospitalar
251550: Psicanalista
251545: Neuropsicólogo
239425: Psicopedagogo
516220 515315: Acompanhante terapêutico; AT escolar; Assistente terapêutico; Aplicador ABA
221205: Biomédico; Biomédico esteta
221105: Biólogo
324205 301105: Técnico de laboratório; Técnico em análises clínicas; Técnico de análises clínicas; Laboratorista;
  Analista de laboratório
515215 324205: Auxiliar de laboratório; Coletor de sangue; Flebotomista; Coletador; Coletador de sangue; Auxiliar de
  coleta; Técnico de coleta
324115 324120: Técnico de radiologia; Técnico em radiologia; Radiologia; Tecnólogo em radiologia; Operador de raio x
322605: Técnico de gesso; Técnico de imobilização ortopédica
515135 782320: Socorrista; Condutor socorrista; Resgatista; Paramédico
782320: Motorista de ambulância; Condutor de ambulância
515105: Agente comunitário de saúde; ACS; Agente de saúde
515140: Agente de endemias; ACE; Agente de combate a endemias
515120 352210: Visitador sanitário; Fiscal sanitário; Agente sanitário; Vigilância sanitária
515110: Maqueiro; Auxiliar de transporte de pacientes
251605: Assistente social; Social worker
515305: Educador social; Orientador social
515320: Conselheiro tutelar
515315 515325: Monitor de abrigo; Monitor de casa de recuperação
322120: Massoterapeuta; Massagista; Massagem; Quick massage
322105 223650: Acupunturista
226105: Quiropraxista
226110: Osteopata
322110: Podólogo; Pedicuro
322305: Optometrista; Técnico em óptica; Montador de óculos
322135 515115: Doula; Parteira
322125: Terapeuta holístico; Reikiano; Aromaterapeuta; Terapeuta integrativo
322230 322205: Esterilização; Técnico de CME; Auxiliar de CME; Auxiliar de esterilização
131210 131215: Gestor hospitalar; Administrador hospitalar; Gerente hospitalar
422110: Atendente hospitalar; Recepção hospitalar; Concierge hospitalar
328105: Embalsamador; Tanatopraxista; Agente de necropsia; Auxiliar de necropsia; Técnico de necropsia; Técnico em necropsia
354150: Propagandista; Representante de laboratório; Propagandista farmacêutico; Visitador médico
324215: Citotécnico; Citotecnologista
324115 324120: Técnico de tomografia; Técnico de ressonância
`
