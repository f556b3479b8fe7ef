import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** Own files only: the page fetches nothing from elsewhere, and could not if it wanted to. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The bar above the page shows another project's mark and a field for other descriptions. */
const WITHOUT_TOP_BAR = {
  filename: 'without-top-bar.css',
  content: '.swagger-ui .topbar { display: none; }',
};

/** `/docs`: the API description as a page to read and try. */
export async function referencePage(app: FastifyInstance): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: CONTENT_SECURITY_POLICY,
    uiConfig: { url: '/openapi.json', validatorUrl: null, tryItOutEnabled: false },
    theme: { title: 'Assay API', css: [WITHOUT_TOP_BAR] },
  });
}
