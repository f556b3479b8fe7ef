import { numbersIn } from '../contents/numbers.js';
import type { Words } from './en.js';

const numbers = numbersIn('pt');
const count = (n: number, one: string, other: string): string =>
  `${numbers.whole(n)} ${n === 1 ? one : other}`;

/** Everything a report says of itself, in Portuguese. */
export const pt: Words = {
  language: 'pt',
  numbers,
  title: (id) => `Relatório da detecção ${id}`,
  producer: (version) => `Assay ${version}`,
  page: 'Página',
  of: 'de',
  sections: {
    summary: 'Resumo',
    evidence: 'Evidências',
    why: 'Por que este número',
    checks: 'Todas as verificações',
    links: 'Vínculos com outros envios',
    history: 'Decisões e comentários',
    verify: 'Como conferir este relatório',
  },

  examined: {
    heading: 'O que foi examinado',
    name: 'Arquivo',
    sha256: 'SHA-256',
    size: 'Tamanho',
    bytes: (n) => count(n, 'byte', 'bytes'),
    pages: 'Páginas',
    received: 'Recebido',
    utc: 'UTC',
    documentType: 'Lido como',
    country: 'País',
    model: 'Modelo',
    engine: 'Motor',
    unknownType: 'nenhum tipo de documento conhecido',
  },
  outOf100: 'de 100',
  bands: { low: 'Nada encontrado', medium: 'Sem decisão', high: 'Sinais de manipulação' },
  onTheWire: 'Na API',
  bandBounds: (medium, high) => `A faixa média começa em ${medium}, a alta em ${high}.`,
  undecided: 'Sem decisão: foi possível olhar muito pouco do arquivo.',
  missing: (parts) => `Não foi olhado: ${parts}.`,
  limits: {
    heading: 'O que isto diz e o que não diz',
    nothing:
      '“Nada encontrado” diz o que foi procurado e não encontrado. Não prova que um documento seja o que afirma ser.',
    causes:
      'Fatos inocentes também deixam vestígios: um emissor que corrige o próprio documento deixa os mesmos que outra pessoa. As causas indicadas em cada achado devem ser descartadas antes de usá-lo contra alguém.',
    machine:
      'Isto foi encontrado por programas. O que uma pessoa decidiu está ao lado, com nome e hora; onde ninguém é citado, ninguém decidiu.',
    english:
      'O que cada verificação anota de um arquivo em que não encontrou nada está em inglês no registro anexado.',
    replaced:
      'Os caracteres que faltam na tipografia, e as marcas de direção, são escritos como U+ e seu número.',
  },

  evidence: {
    none: 'Nenhuma verificação encontrou algo que indique manipulação.',
    roles: {
      fact: 'fato, conta',
      shared: (n) => `conta com (${n}), não duas vezes`,
      context: 'contexto',
      doubt: 'sem peso',
    },
    titles: {
      'semantic.document-quality': 'Ruim demais para julgar',
      'image.photocopy': 'Uma fotocópia',
      'image.recapture': 'Uma foto de uma tela',
    },
    pageNumber: (page) => `Página ${page}`,
    wholeFile: 'Diz respeito ao arquivo inteiro',
    save: (save, saves) =>
      save === 1 ? `como foi salvo primeiro (1 de ${saves})` : `como foi salvo na vez ${save} de ${saves}`,
    received: 'como foi recebido',
    scale: (times) => `ampliado ${times} vezes`,
    pixels: (width, height) => `${width} × ${height} pixels da imagem`,
    cropAlt: (page, state) => `O lugar na página ${page}, ${state}`,
    miniatures: 'Onde nas páginas',
    miniatureAlt: (page, findings) => `Página ${page} com os lugares dos achados ${findings}`,
    more: (n) => `${count(n, 'outro lugar está', 'outros lugares estão')} em record.json.`,
    undrawn: 'Não foi possível desenhar as páginas; por isso não há imagens.',
    weighs: 'Peso',
    odds: (one, other) => `${one} para ${other}`,
    measured: 'Quanto erra',
    innocent: 'Teria a mesma aparência se',
    moreCauses: (n) => `${count(n, 'outra causa está', 'outras causas estão')} na página da verificação.`,
    otherVersion: (judged, installed) =>
      `A versão ${judged} julgou isto; as taxas e causas descrevem a versão ${installed}.`,
    notDescribed: 'Esta verificação não está mais instalada; faltam suas taxas e causas.',
  },

  why: {
    text: 'Cada verificação pesa o que encontrou como uma razão: quanto mais os documentos manipulados o mostram do que os honestos. Os logaritmos se somam; das que veem a mesma causa conta só a mais forte.',
    judge: (version) => `Juiz ${version}.`,
    columns: { step: 'Passo', adds: 'Soma', logOdds: 'Log-razão', likelihood: 'De 100' },
    axis: 'Probabilidade, no eixo das log-razões, onde as partes se somam',
    prior: (n) => `Antes de olhar: 1 em ${n}`,
    steps: {
      'context-bound':
        'O contexto, ou um estilo sem um segundo fato no lugar, não rejeita; nem os dois se somam',
      'nobody-looked': 'Ninguém pôde olhar: sem decisão',
      'check-broke': 'Uma verificação falhou: sem decisão',
      ceiling: 'Nunca uma certeza',
    },
    countryRule: 'Uma regra do país o rejeita, seja qual for a probabilidade.',
    notCounted: 'O que não contou',
    because: {
      WEAKER_IN_GROUP: 'A mesma causa que outra mais forte',
      FACT_INCRIMINATES: 'Não encontrou nada; isso só inocenta onde nenhum fato incrimina',
      CONTEXT_CLEARS_NOTHING: 'Contexto: uma origem comum não inocenta',
    },
    weightless: (n) =>
      `${count(n, 'verificação olhou e não pesa', 'verificações olharam e não pesam')} em nenhum sentido.`,
    nothingToLookAt: (n) =>
      `${count(n, 'verificação não teve', 'verificações não tiveram')} o que olhar, o que nada diz.`,
    missing: 'Este registro é anterior a que se guardasse a sua aritmética.',
  },

  statuses: {
    FAIL: 'Encontrou algo',
    PASS: 'Olhou: nada encontrado',
    NOT_APPLICABLE: 'Nada para olhar',
    ERROR: 'Não pôde terminar',
  },

  links: {
    none: 'Nenhum outro envio da organização compartilha algo com este.',
    text: 'O que compartilha com outros envios da organização. Os nomes estão ocultos. Um vínculo não é uma acusação.',
    columns: {
      detection: 'Detecção',
      name: 'Arquivo',
      type: 'Lido como',
      likelihood: 'De 100',
      strength: 'Força',
      shares: 'Compartilha',
    },
    more: (n) => `${count(n, 'outro envio está vinculado', 'outros envios estão vinculados')}.`,
    strengths: { low: 'baixa', medium: 'média', high: 'alta', critical: 'crítica' },
    shares: {
      identical_file: 'o mesmo arquivo',
      revision_of: 'uma versão anterior ou posterior do arquivo',
      near_duplicate_image: 'quase a mesma imagem',
      near_duplicate_text: 'quase o mesmo texto',
      shared_embedded_image: 'uma imagem interna',
      shared_pdf_origin: 'a origem do PDF',
      shared_layout: 'a disposição',
      shared_identifier: 'um número de identificação',
      shared_face: 'um rosto',
      shared_camera: 'uma câmera',
      shared_signature_certificate: 'um certificado de assinatura',
    },
  },

  history: {
    decided: 'Decisão de uma pessoa',
    commented: 'comentou',
    against: 'contra o que as verificações encontraram',
    earlier: (n) => `${count(n, 'registro anterior foi omitido', 'registros anteriores foram omitidos')}.`,
    lookedAt: (findings) => `Visto antes: ${findings}.`,
    none: 'nenhum dos achados',
    proposal: '(como proposta)',
    waits: {
      proposed: 'Há uma decisão proposta que espera uma segunda pessoa.',
      disputed: 'Duas pessoas decidiram de forma diferente; uma terceira precisa resolver.',
    },
    decisions: {
      accept: 'aceitou',
      reject: 'rejeitou',
      more_information: 'pediu mais',
      escalate: 'deixou para um revisor',
    },
    reasons: {
      nothing_found: 'Nada indica o contrário',
      innocent_cause: 'O que foi encontrado tem uma causa inocente',
      issuer_confirmed: 'O emissor confirmou',
      evidence: 'As evidências na página',
      contradiction: 'Contradiz outro documento',
      issuer_denied: 'O emissor não confirma',
      unusable: 'Não pode ser usado: ilegível ou incompleto',
      original_file: 'É preciso o arquivo original',
      better_copy: 'É preciso uma cópia melhor',
      issuer_asked: 'O emissor foi consultado',
      unsure: 'Não era possível saber',
      beyond_authority: 'Cabia a outra pessoa decidir',
      other: 'Outra coisa',
    },
  },

  verify: {
    signed: (fingerprint) =>
      `Este PDF está assinado. Quem o entregou pode dizer que a impressão SHA-256 do seu certificado é ${fingerprint}. Com a linha de comando do Assay, e nada mais, conferem-se a assinatura, os arquivos anexos e o número:`,
    attached:
      'Anexos a este PDF: record.json (o registro como a API o dá), arithmetic.json (como se chegou ao número), manifest.json (SHA-256 do original, dos dois, das imagens e do modelo; todas as versões), manifest.jws (sua assinatura).',
    original: 'O arquivo que alguém mostra é o que foi examinado se o seu SHA-256 for o da página 1:',
    replay:
      'Quem tem o arquivo pode fazê-lo examinar outra vez pela mesma versão do Assay, que compara os dois registros:',
    asOf: (time) => `Estado de ${time} UTC. O mesmo registro dá o mesmo relatório, byte por byte.`,
  },
};
