import type { FastifyInstance } from 'fastify';

/** Which methods a path takes, by the routes that are registered after this was asked for. */
export function allowedMethods(app: FastifyInstance): (url: string) => string[] {
  const routes: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    const pattern = url
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
      .join('/');
    routes.push({ pattern: new RegExp(`^${pattern}$`), methods: [method].flat() });
  });
  return (url) => {
    const [path = ''] = url.split('?');
    const methods = routes.flatMap((route) => (route.pattern.test(path) ? route.methods : []));
    return [...new Set(methods)].sort();
  };
}
