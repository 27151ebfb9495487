/** Software, data, infrastructure and products. Codes of the CBO, the likeliest first, and what people call them. */
export const technologyNames = `
317110 212405 317105: Desenvolvedor; Dev; Developer; Software developer; Desenvolvedor de software; Programador;
  Software engineer; Engenheiro de software; Desenvolvedor de sistemas; Programador de sistemas; Coder; Programador
  de computador; Desenvolvedor júnior
317110 317105 212405: Desenvolvedor full stack; Desenvolvedor fullstack; Full stack developer; Programador full
  stack; Dev full stack
317110 212405: Desenvolvedor back end; Desenvolvedor backend; Backend developer; Programador back end; Dev back end;
  Desenvolvedor Java; Programador Java; Desenvolvedor Python; Programador Python; Desenvolvedor PHP; Programador
  PHP; Desenvolvedor Node; Desenvolvedor .NET; Desenvolvedor C#; Programador C#; Desenvolvedor Delphi; Desenvolvedor
  Go; Desenvolvedor Ruby; Programador COBOL; Programador Delphi; Desenvolvedor Kotlin; Programador Advpl;
  Desenvolvedor Salesforce; Desenvolvedor Rust; Desenvolvedor Scala; Desenvolvedor Django; Desenvolvedor Laravel; Desenvolvedor Blockchain; Desenvolvedor ABAP; SAP ABAP; Programador ABAP; Desenvolvedor C++
317105 317110: Desenvolvedor front end; Desenvolvedor frontend; Frontend developer; Programador front end; Dev front
  end; Desenvolvedor React; Desenvolvedor Angular; Desenvolvedor Vue; Desenvolvedor JavaScript; Programador
  JavaScript; Desenvolvedor web; Programador web; Web developer; Desenvolvedor WordPress; Webmaster
317110 212205: Desenvolvedor mobile; Desenvolvedor Android; Desenvolvedor iOS; Desenvolvedor Flutter; Desenvolvedor
  React Native; Programador mobile; Desenvolvedor de aplicativos
317120 317110: Desenvolvedor de jogos; Game developer; Game designer; Programador de jogos; Game dev
212405: Analista de sistemas; Analista desenvolvedor; Analista programador; Analista de desenvolvimento; Analista
  funcional; Systems analyst
212405 142330: Analista de requisitos; Analista de negócios de TI
142510 212405: Tech lead; Líder técnico de desenvolvimento; Líder de desenvolvimento; Coordenador de
  desenvolvimento; Engineering manager; Gerente de desenvolvimento
212425: Arquiteto de software; Arquiteto de soluções; Arquiteto de sistemas; Arquiteto de TI; Solutions architect;
  Arquiteto cloud
212205 212210: Engenheiro de computação; Cientista da computação
211220 212405: Analista de dados; Data analyst; Analista de BI; Analista de business intelligence; BI; Analista de
  Power BI; Analista de dados júnior
211220: Cientista de dados; Data scientist; Engenheiro de machine learning; Machine learning engineer; Engenheiro de
  IA; Especialista em inteligência artificial; Engenheiro de inteligência artificial; AI engineer; Analista de
  inteligência artificial; Engenheiro de prompt
212305 211220: Engenheiro de dados; Data engineer; Analytics engineer; Arquiteto de dados
212305: DBA; Administrador de banco de dados; Analista de banco de dados; Database administrator
212315 212410: DevOps; Engenheiro DevOps; Analista DevOps; SRE; Site reliability engineer; Engenheiro de nuvem;
  Cloud engineer; Analista de cloud; Engenheiro de plataforma
212420 212315: Analista de infraestrutura; Analista de infra; Administrador de sistemas; Sysadmin; Administrador de
  servidores; Analista de TI; Analista de tecnologia da informação
212410 212310 313310: Analista de redes; Administrador de redes; Técnico de redes; Network engineer; Engenheiro de
  redes
212320: Analista de segurança da informação; Segurança da informação; Analista de cibersegurança; Cyber security; Cyber security analyst; Security analyst;
  Information security analyst;
  Pentester; Hacker ético; Analista de SOC; Especialista em segurança cibernética
142135: Encarregado de dados; DPO; Analista de LGPD; Analista de privacidade
317210 212420: Analista de suporte; Analista de suporte técnico; Help desk; Helpdesk; Service desk; Suporte técnico;
  Suporte de TI; Analista de help desk; Técnico de suporte; Técnico de informática; Técnico em informática; Auxiliar
  de TI; Assistente de TI; Auxiliar de informática; Técnico de TI; Suporte N1; Analista de service desk; Atendente
  de suporte
313220 317210: Técnico de manutenção de computadores; Técnico em hardware; Técnico de notebook; Técnico de
  computador
731330 954210: Técnico de celular; Técnico em celulares; Assistência técnica de celular
212430: Analista de testes; QA; Analista de QA; Quality assurance; Testador de software; Tester; Analista de
  qualidade de software; Engenheiro de testes; SDET; Test analyst; QA engineer; Test engineer; Automação de testes; Analista de automação de testes; QA automação; Tester automação; QA automation;
  Test automation
142330 142520: Product owner; PO; Product manager; Gerente de produto; Gerente de produtos digitais; Gestor de
  produto; Analista de produto; Group product manager
142520: Scrum master; Agile coach; Agilista; Agile master
142520: Gerente de projetos; Project manager; Gestor de projetos; Coordenador de projetos; Analista de projetos;
  Assistente de projetos; Líder de projetos
142520: Gerente de projetos de TI
142505 142515: Gerente de TI; Coordenador de TI; Supervisor de TI; Gestor de TI; Head de tecnologia
123605: CTO; Diretor de tecnologia; CIO
262410 317120 262420: UX designer; UI designer; UX/UI designer; Product designer; Designer de produto digital; UX
  researcher; UX writer; Designer de interface; Designer de experiência; Web designer; Webdesigner
212405 212420: Analista de sistemas ERP; Consultor SAP; Consultor TOTVS; Analista Protheus; Consultor de ERP;
  Consultor funcional; Analista SAP; Analista de implantação; Consultor de implantação; Implantador de sistemas
212425 212405: Consultor de TI
317110 212405: Analista de RPA; Desenvolvedor RPA; Analista de automação de processos
317205: Operador de computador; Operador de CPD; Operador de data center
313320 732130 731320: Instalador de internet; Técnico de fibra óptica; Instalador de fibra; Instalador de fibra óptica; Técnico de internet;
  Auxiliar de instalação de internet; Técnico de telecomunicações; Técnico em telecom; Cabista; Instalador de redes
142330 142520 021210: PM
212310 212410: Analista Cisco; Técnico Cisco; Analista Fortinet; Analista Mikrotik
142330: Dono do produto; Analista de produto digital
`
