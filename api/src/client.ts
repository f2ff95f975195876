// Calls the routes of a server: `client.call('join', { token, body: { name } })`, typed by the contract.
import { PATHS } from './paths.ts';
import { ApiProblem, type Problem } from './problem.ts';
import type { Call, Reply, RouteName } from './routes.ts';

export interface ClientOptions {
  base?: string; // of the server, e.g. https://table.example; in a browser the page's own
  secret?: string; // of a seat, a table or the host
  fetch?: typeof globalThis.fetch;
}

export interface Client {
  base: string;
  secret: string | undefined;
  call<N extends RouteName>(name: N, ...call: Args<N>): Promise<Reply<N>>;
  /** The same server, as somebody else. */
  as(secret: string | undefined): Client;
}
type Args<N extends RouteName> = Partial<Call<N>> extends Call<N> ? [call?: Call<N>] : [call: Call<N>];

export function client({ base = '', secret, fetch = globalThis.fetch }: ClientOptions = {}): Client {
  return {
    base,
    secret,
    as: (other) => client({ base, fetch, ...(other === undefined ? {} : { secret: other }) }),
    async call(name, ...[call]) {
      const route = PATHS[name];
      const { body, query, ...params } = (call ?? {}) as { body?: object; query?: object } & Record<string, string>;
      const headers: Record<string, string> = {};
      if (secret) headers.authorization = `Bearer ${secret}`;
      const init: RequestInit = { method: route.method, headers };
      if (route.method === 'POST') {
        headers['content-type'] = 'application/json';
        init.body = JSON.stringify(body ?? {});
      }
      const response = await fetch(base + pathOf(route.path, params) + queryOf(query), init);
      if (!response.ok) throw new ApiProblem(await problemOf(response), response.status);
      return (isJson(response) ? await response.json() : await response.text()) as never;
    },
  };
}

const isJson = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('application/json') ?? false;

function pathOf(path: string, params: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function queryOf(query: object | undefined): string {
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}`;
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    return (await response.json()) as Problem;
  } catch {
    return { error: 'server', message: `the server answered ${response.status}` };
  }
}
