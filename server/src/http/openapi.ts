// OpenAPI 3.1 and a page for people, both written from the routes.
import { problem, ROUTES, type Route, toClient, toServer } from '@orrery/api';
import { z } from 'zod';
import { VERSION } from '../version.ts';

const schema = (type: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(type, { io, unrepresentable: 'any' });
  return rest;
};
const json = (type: z.ZodType, io: 'input' | 'output') => ({ 'application/json': { schema: schema(type, io) } });

export function openapi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, route] of Object.entries(ROUTES) as [string, Route][]) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Orrery', version: VERSION, description: SOCKET },
    paths,
    components: {
      securitySchemes: {
        secret: { type: 'http', scheme: 'bearer', description: 'the secret of a pass, or the host token' },
      },
      schemas: { ToServer: schema(toServer, 'input'), ToClient: schema(toClient, 'output') },
    },
  };
}

const SOCKET =
  'Live play goes over the WebSocket /api/socket: JSON texts, `ToServer` one way and `ToClient` the other, `hello` first.';

function operation(operationId: string, route: Route): object {
  const params = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const query = route.query ? queryOf(route.query) : [];
  const text = { 'text/plain': { schema: { type: 'string' } } };
  return {
    operationId,
    summary: route.about,
    parameters: [...params, ...query],
    ...(route.access === 'anybody' ? {} : { security: [{ secret: [] }] }),
    ...(route.body ? { requestBody: { required: true, content: json(route.body, 'input') } } : {}),
    responses: {
      200: { description: 'done', content: route.reply === 'text' ? text : json(route.reply, 'output') },
      default: { description: 'not done', content: json(problem, 'output') },
    },
  };
}

function queryOf(type: z.ZodType): object[] {
  const { properties = {}, required = [] } = schema(type, 'input') as { properties?: object; required?: string[] };
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: of,
  }));
}

/** The routes at a glance. */
export function page(): string {
  const rows = (Object.values(ROUTES) as Route[]).map(
    (r) =>
      `<tr><td><code>${r.method}</code></td><td><code>${r.path}</code></td><td>${r.access}</td><td>${html(r.about)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Orrery API</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:75rem;margin:2rem auto;padding:0 1rem}td{padding:.2rem .6rem;vertical-align:top}
@media(prefers-color-scheme:dark){body{background:#111;color:#ddd}a{color:#8bf}}</style>
<h1>Orrery API</h1>
<p>Everything a table does can be done by a program. Routes take and give JSON; the secret of a seat goes into
<code>Authorization: Bearer …</code>. ${html(SOCKET)} The whole contract: <a href="/api/openapi.json">openapi.json</a>.</p>
<table><thead><tr><th>Method<th>Path<th>For<th>What</thead><tbody>${rows.join('\n')}</tbody></table></html>`;
}

export const html = (text: string): string =>
  text.replace(/[&<>"']/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c]!);
