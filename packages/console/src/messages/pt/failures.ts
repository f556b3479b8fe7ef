import type { Messages } from '../en/index.js';

export const failures: Messages['failures'] = {
  title: 'Não funcionou',
  notFound: 'Não está aqui',
  notFoundText: 'Não existe essa página ou esse registro, ou é de outra organização.',
  forbidden: 'Não para esta conta',
  forbiddenText: 'Seu perfil não permite isto. Um administrador pode mudá-lo.',
  unreachable: 'O servidor não responde. O que você vê permanece; tente de novo em instantes.',
  busy: 'O servidor está sobrecarregado no momento.',
  unexpected: 'Aconteceu algo inesperado.',
  otherVersion:
    'Este servidor não oferece o que esta página mostra. Recarregue a página; se não ajudar, é preciso atualizar o servidor.',
  retry: 'Tentar de novo',
  toSubmissions: 'Para os envios',
  requestId: (id) => `Solicitação ${id}`,
};
