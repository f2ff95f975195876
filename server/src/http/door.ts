// The door: limits, headers, validation and access for every route, before any of them does anything.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import websocket from '@fastify/websocket';
import { ROUTES, type Route, type RouteName } from '@orrery/api';
import type { Language } from '@orrery/kernel';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Hall } from '../match/hall.ts';
import type { Shelf } from '../match/shelf.ts';
import { problem, problemIn } from '../problem.ts';
import type { Settings } from '../settings.ts';
import { languageFor, voiceIn } from '../words.ts';
import { serveBoards } from './boards.ts';
import { serveFront } from './front.ts';
import { type Handlers, JsonText, type Visit } from './handlers.ts';
import { LONGEST_MESSAGE, longestOf, type Quotas, SELDOM } from './limits.ts';
import { html, openapi, page } from './openapi.ts';
import { sendOnce } from './send-once.ts';
import { admit, admitHost, secretOf, viewerOf } from './who.ts';

export async function openDoor(
  hall: Hall,
  handlers: Handlers<RouteName>,
  settings: Settings & { hostToken: string },
  quotas: Quotas,
  sockets: (app: FastifyInstance) => void,
): Promise<FastifyInstance> {
  const patience = settings.patience * 1000;
  const app = Fastify({
    bodyLimit: LONGEST_MESSAGE,
    trustProxy: proxiesIn(settings),
    forceCloseConnections: true,
    requestTimeout: patience, // what is sent by halves is not waited for
    http: { headersTimeout: patience, connectionsCheckingInterval: Math.min(patience, 5000) },
  });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policyFor(settings) },
    hsts: isSafe(settings),
  });
  await app.register(rateLimit, { max: settings.rateLimit, timeWindow: 60_000, errorResponseBuilder: tooMany });
  await app.register(websocket, { options: { maxPayload: LONGEST_MESSAGE } });
  // A form post (one-click unsubscribe) carries nothing we need.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, __, done) => done(null, {}));
  app.setErrorHandler((error, _, reply) => refuse(hall, error, reply));
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'; // the pattern: addresses hold tokens
    hall.house.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
  });
  for (const name of Object.keys(ROUTES) as RouteName[]) addRoute(app, hall, handlers, name, settings, quotas);
  app.get('/api/openapi.json', () => openapi());
  app.get('/api', (_, reply) => reply.type('text/html').send(page()));
  for (const name of ['unsubscribe', 'confirm'] as const)
    app.get(`/api/${name}/:token`, ({ headers }, reply) =>
      reply.type('text/html').send(buttonPage(name, languageFor(headers['accept-language']))),
    );
  // The heartbeat is a durable write: where it fails, as on a full disk, no answer can be taken either.
  app.get('/healthz', (_, reply) => {
    const ok = hall.house.store.opening.isKept;
    return reply.status(ok ? 200 : 503).send({ ok });
  });
  sockets(app);
  await serveBoards(app, hall.house.shelf);
  await serveFiles(app, hall.house.shelf, settings.webDir);
  return app;
}

/** The nearest hops are the proxies; a number is theirs, a text lists them. */
function proxiesIn({ trustProxy }: Settings): false | string | ((address: string, hop: number) => boolean) {
  if (typeof trustProxy === 'string') return trustProxy;
  return trustProxy > 0 && ((_, hop) => hop < trustProxy);
}

function addRoute(
  app: FastifyInstance,
  hall: Hall,
  handlers: Handlers<RouteName>,
  name: RouteName,
  settings: Settings & { hostToken: string },
  quotas: Quotas,
): void {
  const route: Route = ROUTES[name];
  const seldom = SELDOM[name];
  app.route({
    method: route.method,
    bodyLimit: longestOf(name),
    url: route.path.replace(/\{(\w+)\}/g, ':$1'),
    config: seldom ? { rateLimit: { max: Math.ceil(settings.rateLimit / seldom), timeWindow: 60_000 } } : {},
    // Before anything of what is sent is read.
    onRequest: async (request) => {
      if (route.access === 'host') admitHost(request, settings.hostToken);
    },
    async handler(request, reply) {
      const params = request.params as Record<string, string>;
      const at = params.match === undefined ? {} : await atTable(hall, name, request, params.match, quotas);
      const visit = {
        params,
        secret: secretOf(request),
        body: route.body && checked(route.body, request.body ?? {}),
        query: route.query && checked(route.query, request.query),
        ...at,
      };
      const result = await (handlers[name] as (visit: Visit<RouteName>) => unknown)(
        visit as unknown as Visit<RouteName>,
      );
      const isText = result instanceof JsonText;
      if (route.cached) return sendOnce(request, reply, isText ? result.text : JSON.stringify(result));
      if (isText) return reply.type('application/json').send(result.text);
      return route.reply === 'text' ? reply.type('text/plain; charset=utf-8').send(result) : reply.send(result);
    },
  });
}

async function atTable(hall: Hall, name: RouteName, request: FastifyRequest, match: string, quotas: Quotas) {
  const { access }: Route = ROUTES[name];
  const table = await hall.find(match);
  if (access === 'host' || access === 'anybody') return { table };
  const { seat } = request.params as { seat?: string };
  const named = seat === undefined ? undefined : Number(seat);
  const viewer = admit(access, table, await viewerOf(hall, table, secretOf(request)), named);
  quotas.spend(name, table.id, viewer.seat);
  return { table, viewer };
}

function checked<T extends z.ZodType>(type: T, value: unknown): z.output<T> {
  const result = type.safeParse(value);
  if (!result.success) throw problem('bad-request', z.prettifyError(result.error).slice(0, 1000));
  return result.data;
}

function refuse(hall: Hall, error: unknown, reply: FastifyReply): FastifyReply {
  const known = problemIn(error, hall.house.store.engine);
  if (known) return reply.status(known.status).send(known.problem);
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status < 500) return reply.status(status).send({ error: 'bad-request', message: (error as Error).message });
  hall.house.log.error(
    { error: error instanceof Error ? (error.stack ?? error.message) : String(error) },
    'a request failed',
  );
  return reply.status(500).send({ error: 'server', message: 'something went wrong here; nothing was changed' });
}

const tooMany = () => problem('too-many', 'too many requests; wait a minute');

async function serveFiles(app: FastifyInstance, shelf: Shelf, folder: string | undefined): Promise<void> {
  const root = folder && resolve(folder);
  const index = root && join(root, 'index.html');
  const there = index !== undefined && existsSync(index);
  app.addHook('onSend', async (request, reply) => {
    if (!PART_OF_A_PAGE.test(request.url)) return;
    for (const name of FOR_PAGES) {
      reply.removeHeader(name);
      reply.raw.removeHeader(name);
    }
  });
  if (there) {
    serveFront(app, shelf, index);
    await app.register(fastifyStatic, {
      root: root!,
      index: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders(reply, file) {
        const isNamedByHash = file.includes('/assets/');
        reply.setHeader('cache-control', isNamedByHash ? 'public, max-age=31536000, immutable' : 'no-cache');
        reply.setHeader('vary', 'accept-encoding');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' && !request.url.startsWith('/api') && !/\.\w+$/.test(request.url.split('?')[0]!);
    if (there && isPage) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return reply.status(404).send({ error: 'not-found', message: 'there is nothing here' });
  });
}

/** No worker (`x.worker.js`, `sw.js`), which lives by its own rules, and no drawing: that can be opened as a page. */
const PART_OF_A_PAGE = /^\/(?!api\/|sw\.js)[^?]*(?<!\.worker)\.(js|css|png|woff2|webmanifest)$/;
/** What a browser heeds on pages alone: on fifty parts of one it would only be sent again and again. */
const FOR_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'x-xss-protection',
];

/** Sockets go to this very server, by the name in the address bar or the one that the host has given. */
const policyFor = ({ publicUrl }: Settings) => ({
  ...POLICY,
  'connect-src': ["'self'", ...(publicUrl ? [new URL(publicUrl.replace(/^http/, 'ws')).origin] : [])],
});
const POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};
const isSafe = (settings: Settings): boolean => settings.publicUrl?.startsWith('https:') ?? false;

/** A link in a mail only asks: programs follow links too, before anybody reads. */
function buttonPage(name: 'unsubscribe' | 'confirm', language: Language): string {
  const say = (key: string) => html(voiceIn(language).say({ key }));
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>Orrery</title>
<form method="post"><p>${say(`${name}.ask`)}</p><button>${say(`${name}.yes`)}</button></form></html>`;
}
